# Was das Labor auf Deutsch erzählt.

## Tabellen

lab-goals = Ziele
lab-heading-goal = Ziel
lab-heading-wanted = Gewünscht
lab-heading-kept = Erreicht
lab-heading-unsure = Unsicher
lab-heading-missed = Verfehlt
lab-heading-missing = Von wem
lab-lengths = Wie lange Partien dauern
lab-happened = Was geschah
lab-won-by = Wer gewann: { $what }
lab-played = Was gespielt wurde: { $what }
lab-heading-of-arm = Arm
lab-heading-number = In einer Partie
lab-heading-average = Mittel
lab-heading-median = Median
lab-heading-most-games = 5 bis 95 %
lab-heading-happened = Was
lab-heading-in-games = In Partien
lab-heading-a-game = Je Partie
lab-heading-of-dealt = Von gezogenen
lab-heading-times = Mal sein Anteil
lab-heading-effect = Gespielt
lab-heading-luck = Gezogen
lab-heading-verdict = Ziel
lab-difference = Mehr als in „{ $arm }“
lab-kept = erreicht
lab-missed = verfehlt
lab-unsure = unsicher
lab-wanted = Gewünscht: { $goal }.
lab-goal-points = der gerechte Anteil, auf { $bound } Punkte genau
lab-goal-times = höchstens das { $bound }-Fache seines Anteils
lab-goal-games = in mindestens { $bound } aller Partien
lab-goal-least = im Mittel mindestens { $bound }
lab-goal-most = im Mittel höchstens { $bound }
lab-more-rows = { $rows ->
    [one] Eine weitere Zeile steht im Bericht.
   *[other] { $rows } weitere Zeilen stehen im Bericht.
}

## Hinweise

lab-note-shares = Ein Sieg ist ein Punkt, den sich die Sieger teilen. Gerecht ist der Anteil an den Plätzen.
lab-note-intervals = Die Bereiche gelten zu 95 %. Alle Arme spielen dieselben Verteilungen, und Unterschiede werden Verteilung für Verteilung gebildet.
lab-note-effect = „Gespielt“ und „Gezogen“: Siegpunkte über dem gerechten Anteil, für Plätze, die das taten. Wer eine Karte spielt, gewinnt nicht allein ihretwegen, denn wer lange lebt, spielt viele; was gezogen wurde, hängt mehr vom Zufall ab.
lab-note-games = { $arm }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $deals ->
    [one] { $deals } Verteilung
   *[other] { $deals } Verteilungen
}, { $players } am Tisch, Bots: { $bots }.
lab-note-without-winner = { $games ->
    [one] Eine Partie blieb ohne Sieger.
   *[other] { $games } Partien blieben ohne Sieger.
}
lab-note-unfinished = { $arm }: { $games ->
    [one] Eine Partie endete nicht binnen 100.000 Entscheidungen und zählt als unbeendet
   *[other] { $games } Partien endeten nicht binnen 100.000 Entscheidungen und zählen als unbeendet
} (Gabe { $deals }).
lab-note-goal-unknown = Es wurde nichts gemessen, das „{ $name }“ heißt; das Ziel dafür sagt also nichts.
lab-note-seed = Startwert { $seed }, Fassung { $rules } der Regeln.
lab-none-yet = Noch ist keine Partie zu Ende.
lab-report-written = Bericht: { $file }
lab-results-kept = Ergebnisse: { $file }
lab-plot-won = Anteil an den Siegen, gemessen am gerechten Anteil
lab-plot-effect = Siegpunkte über gerecht für die, die es spielten

## Was gezählt wird

lab-number-turns = Züge
lab-number-decisions = Entscheidungen
lab-number-gestures = Handgriffe (ein Weg ist einer)
lab-number-actions = Aktionen
lab-number-falls = Gefallen, ohne dass jemand punktet
lab-number-disconnected = Vom Netz getrennte Kämpfer
lab-number-points = Punkte eines Platzes
lab-number-figures-fallen = Figuren niedergeschlagen oder ausgeschaltet
lab-number-machines-fallen = Maschinen niedergeschlagen oder ausgeschaltet
lab-number-fights-of-machines = Kämpfe, die Maschinen begannen
lab-group-seat = Platz
lab-group-turn = Reihenfolge in der ersten Runde
lab-group-bot = Bot
lab-group-zone = Zone
lab-group-carrier = wer am meisten trug
lab-group-left-out = wer fehlte
lab-group-cards-dealt = Rang der erhaltenen Aktivierungskarten
lab-group-last-turn = Reihenfolge in der letzten Runde
lab-group-fighter = Kämpfer (Gesundheit/Tempo/Treffsicherheit)
lab-group-respawn-field = Startfeld
lab-group-card = Karten
lab-group-card-beaten = besiegte Karten
lab-group-arm = abgefeuerte Waffen
lab-group-arm-fragging = Waffen, die fraggten
lab-group-respawn-lives = Wiedereintritte, nach Feld
lab-group-respawn-frags = Frags in Leben nach einem Wiedereintritt, nach Feld
lab-group-act = was Figuren tun
lab-group-profile = aktivierte Profile
lab-group-resource = abgelegte Rohstoffe (gezogen: gebraucht)
lab-group-rank = Spielkarten, nach Rang
lab-group-face-rage = aufgedeckte Wutkarten
lab-group-face-wound = gezogene Wunden
lab-label-act-jump = Sprung
lab-label-act-fight = Kampf
lab-label-act-theft = versuchter Diebstahl
lab-label-act-taking = Aufnehmen
lab-label-act-laying-down = Ablegen
lab-label-act-sidestep = Ausweichen
lab-label-act-swap = Plätze tauschen
lab-label-act-failed-shove = nicht vorbeigekommen
lab-label-act-standing-up = Aufstehen
lab-label-act-switching = ein Feld schalten
lab-label-act-terminal = ein Terminal benutzen
lab-label-rank-j = B
lab-label-rank-q = D
lab-label-rank-k = K
lab-label-rank-a = A
lab-label-carrier-none = niemand
lab-label-left-out-none = niemand
