## Door
learn = Lessons
learn-away = The lessons could not be loaded. Try again when you are online.

## Screen
learn-title = Learn to play
learn-list =
    .aria-label = All lessons
    .title = All lessons
learn-place = { $number } of { $count }
learn-back =
    .aria-label = Back
    .title = Back
learn-next = Next
learn-again = Try again
learn-see = See
learn-stop = End the game here
learn-declare = Capture
learn-later = Leave it for later
learn-editor-title = Write a lesson
draft-mode = How to write
draft-mode-form = Form
draft-mode-text = Text
draft-none = The form cannot show this lesson. Go on with the text.
draft-title = Title
draft-step = Step
draft-other = Another draft
draft-add = Add a step
draft-remove = Remove this step
draft-tool = A tap draws
draft-tool-erase = Nothing
draft-tool-move = The move
draft-tool-point = Named dots
draft-width = Columns
draft-height = Rows
draft-aim = Aim
draft-aim-kind = { $aim ->
   *[place] Place a dot anywhere
    [capture] Capture dots
    [keep] Lose nothing
    [threaten] Threaten at several points
    [connect] Connect the named dots
    [ground] Ground the named dots
    [predict] Predict what the move captures
    [stop] End the game in time
    [win] Win on the full board
}
draft-number = How many dots
draft-threats = How many points
draft-dots = Dots at most
draft-player = The reader is
draft-text = What to do
draft-right = After reaching the aim
draft-wrong = After a mistake
draft-words = { $count } of { $most } words
learn-source = The lesson as text
learn-source-help = The first line is “lesson:” and a title. Each step has “text:”, “aim:” and a drawing; an empty line begins the next.
learn-try = Try it
learn-insert = Add this board
learn-save = Save as a file
learn-link = Copy a link
learn-link-copied = The link is copied.
learn-link-long = The lesson is too long for a link: save it as a file.
learn-link-denied = The browser does not allow copying: save a file instead.
learn-told = { $stage ->
    [thinks] …
    [asks] Your ring is closed. Do you capture now?
    [goes-on] Good. Go on.
    [reached] { $aim ->
        [capture] { $gain ->
            [one] Captured: { $gain } dot.
           *[other] Captured: { $gain } dots.
        }
        [stop] You have won.
        [win] You have won.
       *[other] Right.
    }
    [wrong] { $aim ->
        [predict] Not quite. Look, and try again.
       *[other] { $isLoss ->
            [true] You have lost dots. Try again.
           *[other] Not yet. See the answer, and try again.
        }
    }
   *[waits] Your move.
}
stairs-step = Step { $step } of { $steps }
stairs-goal = { computer-name }. { $handicap ->
    [0] Nobody has a start.
   *[other] You start with { $handicap } dots.
} Win to climb a step; a loss takes you one down.
# At most 15 words each; lessons/ has the boards.
lesson-first = First captures
lesson-first-dot = You are { $a }. Place a dot on any free crossing.
lesson-first-dot-right = Dots stay for ever. You and { $b } take turns.
lesson-first-ring = One way out is left for { $b }’s dot. Close your ring.
lesson-first-ring-right = Captured. Nobody plays inside any more.
lesson-first-chain = Dots connect diagonally too. Close the longer chain.
lesson-first-chain-right = Captured: three at once. Whoever captures the most wins.
lesson-first-gap = Where does the ring have its gap?
lesson-first-gap-wrong = A straight or diagonal step must join each dot to the next.
lesson-edge = The edge, and several captures at once
lesson-edge-open = The edge closes nothing: the dot at the top is safe. Capture the other.
lesson-edge-safe = You are { $b }. Reach the edge, and nobody can capture your dots.
lesson-edge-safe-right = Safe. Dots that are connected to the edge are grounded.
lesson-edge-two = Capture two dots at different places with one dot.
lesson-edge-predict = { $a } plays 1. Tap all dots that it captures.
lesson-edge-predict-right = Right: two areas, closed by one dot.
lesson-houses = Houses
lesson-houses-predict = { $b } plays 1 in an empty ring. Tap what is captured.
lesson-houses-predict-right = An empty ring is a house: it captures whoever steps in.
lesson-houses-first = You are { $b }. Only a dot that captures survives in a house.
lesson-houses-first-right = Your capture comes first, so the house takes nothing.
lesson-houses-small = { $a } closes a small ring and a large one with 1. Tap what is captured.
lesson-houses-small-right = The smaller area is taken. The rest stays a house.
lesson-dead = Dead dots and freeing
lesson-dead-chain = Captured dots connect nothing any more. Capture a dot that is alive.
lesson-dead-chain-wrong = The captured dot is dead: it is part of no ring.
lesson-dead-free = Your dot in the middle is captured. Surround everything around it.
lesson-dead-free-right = Four captured, and your own dot is free again.
lesson-dead-predict = { $a } plays 1. Tap all dots that it captures.
lesson-dead-predict-right = Five. Its own dot inside is dead too, but counts for nobody.
lesson-declared = Declared captures
lesson-declared-now = Under these rules you say what you capture. Close the ring, then capture.
lesson-declared-now-wrong = A ring captures only when you say so.
lesson-declared-larger = The upper ring can wait. Close another one, and capture both at once.
lesson-declared-larger-wrong = Waiting is allowed: close the other ring first.
lesson-declared-across = You are { $b }. The ring is not declared yet: break it.
lesson-declared-across-right = Captured. A ring that nobody declares protects nothing.
lesson-end = How a game ends
lesson-end-ground = Connect your dots to the edge: they are grounded then, and safe.
lesson-end-stop = You lead, and everything is grounded. End the game.
lesson-end-pass = Nobody may pass. Leave { $b } without a safe crossing.
lesson-end-pass-right = { $b } had to play into your house.
lesson-end-pass-wrong = Your house can wait: nobody else can use it.
lesson-opening = From the cross to the ladder
lesson-opening-cross = Many games begin with a cross. Threaten to capture a dot.
lesson-opening-save = You are { $b }. Save your dot: run to open space.
lesson-opening-ladder = Drive { $b } on, threat by threat, until it meets your dot.
lesson-tactics = Tactics
lesson-tactics-two = Threaten at two places with one dot. { $b } can answer only once.
lesson-tactics-net = Push { $b } towards your waiting dot.
lesson-tactics-connect = Connect your dots so that { $b } cannot cut them.
