## Door

## Screen
invite = Początek
invite-play = Graj
invite-fits = z komputerem na twoim poziomie
invite-people = dwie osoby tutaj
invite-learn = Nauka w 2 minuty
invite-learn-help = pierwsze okrążenie krok po kroku
invite-friend = Ze znajomym
invite-friend-help = tutaj, przez link lub w pobliżu
