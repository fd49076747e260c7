## Door

## Screen
invite = Begin
invite-play = Play
invite-fits = the computer, at your level
invite-people = two players here
invite-learn = Learn in 2 minutes
invite-learn-help = your first capture, step by step
invite-friend = With a friend
invite-friend-help = here, by link or nearby
