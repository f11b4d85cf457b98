# Wie es lief: eine Partie im Nachhinein.

summary-what = Was das Glück gab und was Entscheidungen kosteten, in Siegchancen, wie der starke Bot sie sieht. 100 ist ein sicherer Sieg.
summary-working = Der starke Bot spielt die Partie nach.
summary-progress = { $done } von { $of } Entscheidungen angesehen
summary-broken = Die Partie wurde abgebrochen; so stand es in dem Moment.
summary-players = Glück und Entscheidungen
summary-from = Von { $start } auf { $result }
summary-luck = Glück
    .explained = Ausgeteiltes, Würfel und Gezogenes
summary-luck-error = plus/minus { $points }
summary-deal = Davon beim Austeilen
summary-dice = Davon Würfel und Gezogenes
summary-decisions = Entscheidungen
    .explained = gemessen an der Wahl des starken Bots
summary-hidden = Was niemand wissen konnte
summary-usual = Eingerechnet
    .explained = so viel lässt auch übliches Spiel liegen
summary-others = Was die anderen taten
summary-rest = Nicht erklärt
summary-agreed = { $choices ->
    [one] { $agreed } von { $choices } Entscheidung wie der starke Bot
   *[other] { $agreed } von { $choices } Entscheidungen wie der starke Bot
}
summary-no-choices = Nichts zu entscheiden
summary-more = Im Einzelnen
summary-moments = Die teuersten Entscheidungen
summary-no-moments = Niemand hat etwas Nennenswertes verschenkt.
summary-all-moments = Weitere zeigen
summary-moment = { $points ->
    [one] { $name } verschenkt { $points } Punkt Siegchance
   *[other] { $name } verschenkt { $points } Punkte Siegchance
}
summary-played = Gespielt: { $action }
summary-better = Besser: { $action }
summary-watch = Den Moment ansehen
summary-watch-of = Den Moment ansehen: { $what }
summary-strokes = Glück und Pech
summary-stroke-good = { $points ->
    [one] { $name } gewinnt { $points } Punkt Siegchance
   *[other] { $name } gewinnt { $points } Punkte Siegchance
}
summary-stroke-bad = { $points ->
    [one] { $name } verliert { $points } Punkt Siegchance
   *[other] { $name } verliert { $points } Punkte Siegchance
}
summary-beliefs = Was vermutet wurde
summary-beliefs-what = Wie wahrscheinlich etwas jemandem zu Beginn eines Zuges schien. Der dünne Strich ist das bloße Raten; ein Haken steht bei dem, was stimmte.
summary-believer = Wessen Sicht
summary-would = { $name } (wie ein Bot auf diesem Platz)
summary-turn = Zug
summary-turn-of = Zug { $turn } von { $turns }
summary-turn-back = Der Zug davor
summary-turn-on = Der nächste Zug
summary-about = Über { $name }
summary-true = stimmt
summary-even = geraten { $chance }
summary-replay = Noch einmal ansehen
