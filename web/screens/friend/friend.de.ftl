## Door
friend = Freund, gleiches WLAN
friend-away = Das Spiel an zwei Geräten konnte nicht geladen werden. Versuche es erneut, wenn du online bist.

## Screen
friend-strip =
    .aria-label = Partie an zwei Geräten
friend-title = Mit Freunden in der Nähe spielen
friend-help = Beide Geräte müssen im selben Netz sein, etwa im selben WLAN oder im Hotspot eines Handys. Sie verbinden sich direkt, ohne Server.
friend-name = Dein Name
friend-somebody = dein Gegenüber
friend-inviting = Jemanden einladen
friend-colour = Deine Farbe
friend-lot = Auslosen
friend-invite = Einladen
friend-joining = Ich bin eingeladen
friend-join-help = Scanne den Code deines Gegenübers mit der Kamera dieses Geräts, oder füge den Text ein, den du bekommen hast.
friend-join-go = Antworten
friend-invite-title = Einladung
friend-watch-title = Einladung zum Zuschauen
friend-step = { $step ->
    [1] 1. Zeig diesen Code
   *[2] 2. Lies die Antwort ein
}
friend-invite-help = Dein Gegenüber scannt ihn mit der Kamera oder öffnet den Link, den du schickst. Lass dieses Fenster offen.
friend-accept-help = Danach zeigt auch das andere Gerät einen Code. Scanne ihn, oder füge seinen Text ein.
friend-accept-go = Verbinden
friend-answer-title = Deine Antwort
friend-answer-help = Jetzt scannt dein Gegenüber diesen Code oder fügt seinen Text ein. Dann beginnt die Partie.
friend-qr = QR-Code des Textes darunter
friend-code = Code als Text
friend-copy = Text kopieren
friend-copied = Kopiert.
friend-share = Teilen
friend-read = Code oder Link deines Gegenübers
friend-camera = Mit der Kamera scannen
friend-camera-end = Kamera ausschalten
friend-camera-view = Was die Kamera sieht
friend-connecting = Verbindung wird hergestellt …
friend-fault = { $fault ->
    [damaged] Dieser Code ist beschädigt oder unvollständig. Scanne oder kopiere ihn noch einmal.
    [newer] Dieser Code stammt von einer neueren Version der Seite. Lade die Seite hier neu und versuch es noch einmal.
    [offer] Das ist eine Einladung, keine Antwort. Zuerst muss dein Gegenüber deinen Code einlesen.
    [answer] Das ist die Antwort auf eine Einladung. Sie gehört auf das Gerät, das einlädt.
    [other] Diese Antwort gehört zu einer anderen oder alten Einladung. Erstelle eine neue.
    [busy] Du bist in einer Partie an zwei Geräten. Verlass sie, bevor du an einer anderen teilnimmst.
    [network] Dieses Gerät ist mit keinem Netz verbunden. Geh ins selbe WLAN wie dein Gegenüber, oder schalte einen Hotspot ein.
    [camera] Hier gibt es keine Kamera, oder sie darf nicht benutzt werden. Füge stattdessen den Text ein.
    [late] Es gibt noch keine Verbindung. Ist es der neueste Code, und sind beide Geräte im selben Netz? Manche Gastnetze trennen Geräte; nimm dann den Hotspot eines Handys.
   *[browser] Dieser Browser lässt die Seite keine Verbindung zu einem anderen Gerät herstellen.
}
friend-playing = Du spielst mit { $name }.
friend-you-watch = Du schaust zu, wie { $name } spielt.
friend-lost = Die Verbindung ist abgebrochen. Die Partie bleibt auf beiden Geräten erhalten.
friend-left = Das andere Gerät hat die Partie verlassen. Hier bleibt sie erhalten.
friend-wrong = Die Geräte sind sich über Zug { $number } uneins. Er wurde abgelehnt.
friend-lost-host = Vielleicht kommt sie von selbst wieder. Wenn nicht, lade noch einmal ein: Die Partie geht dort weiter, wo sie war.
friend-lost-guest = Vielleicht kommt sie von selbst wieder. Wenn nicht, bitte um eine neue Einladung: Die Partie geht dort weiter, wo sie war.
friend-wishes = { $wish ->
    [undo] { $name } möchte einen Zug zurücknehmen.
    [pause] { $name } möchte die Uhren im eigenen Zug anhalten.
   *[again] { $name } möchte noch eine Partie, mit getauschten Farben.
}
friend-asked = { $wish ->
    [undo] Du hast darum gebeten, einen Zug zurückzunehmen.
    [pause] Du hast darum gebeten, die Uhren anzuhalten. Ohne Zustimmung läuft deine weiter.
   *[again] Du hast noch eine Partie mit getauschten Farben vorgeschlagen.
}
friend-declined = { $wish ->
    [undo] { $name } ist nicht einverstanden: Der Zug bleibt.
    [pause] { $name } ist nicht einverstanden: Deine Uhr läuft weiter.
   *[again] { $name } möchte jetzt keine weitere Partie.
}
friend-flood = Von der anderen Seite kamen zu viele Nachrichten, deshalb wurde die Verbindung geschlossen. Die Partie ist gespeichert.
friend-watchers = Zuschauer: { $names }.
friend-faults = { $count ->
    [one] { $count } Nachricht ergab keinen Sinn und wurde ignoriert.
   *[other] { $count } Nachrichten ergaben keinen Sinn und wurden ignoriert.
}
friend-yes = Einverstanden
friend-no = Ablehnen
friend-again = Noch eine Partie
friend-dismiss = Schließen
friend-reconnect = Neu verbinden
friend-more = Details
friend-watching = Zuschauer
friend-watching-none = Niemand schaut zu. Du entscheidest, wer darf.
friend-watching-help = Sie sehen die Partie und können sie nicht ändern.
friend-watch = Jemanden zuschauen lassen
friend-remove = Entfernen
friend-remove-who = { $name } entfernen
friend-leave = Partie verlassen
friend-given = Die Antwort ist jetzt im Tab mit der Einladung. Geh dorthin zurück.
friend-nobody = Diese Antwort gehört zu einer Einladung, die nicht mehr offen ist. Erstelle eine neue.
friend-refused = { $name }: Ein falscher Zug wurde abgelehnt.
friend-other-course = Auf dem anderen Gerät ist diese Partie anders verlaufen; dieser Verlauf ist jetzt zu sehen. Deiner ist bei den letzten Partien.
friend-parted = { $why ->
    [removed] Du kannst dieser Partie nicht mehr zuschauen.
    [version] Das andere Gerät hat eine andere Version der Seite. Lade die Seite auf beiden neu.
    [full] Es schauen schon zu viele zu.
   *[left] Das andere Gerät hat die Partie verlassen.
}
refusal-page-friend-game = Du bist in einer Partie an zwei Geräten. Verlass sie zuerst.
refusal-page-friend-turn = Dein Gegenüber ist am Zug.
refusal-page-friend-lost = Es gibt keine Verbindung zu deinem Gegenüber.
refusal-page-friend-back = Das ist eine frühere Stellung. Geh zuerst zum letzten Zug.
refusal-page-friend-edit = In einer Partie an zwei Geräten kannst du nur ziehen, nichts bearbeiten.
refusal-page-friend-watch = Du schaust dieser Partie zu.
refusal-page-friend-waits = Dein letzter Zug ist noch unterwegs.
refusal-page-friend-late = Im selben Augenblick ist etwas anderes geschehen. Versuch es noch einmal.
refusal-page-friend-forged = Der Zug war nicht deiner.
refusal-page-friend-differs = Die Stellungen danach sind verschieden.
refusal-page-friend-time = Die Uhren der beiden Geräte messen dafür zu verschiedene Zeiten.
refusal-page-friend-broken = Die Partie ließ sich hier nicht nachspielen.
