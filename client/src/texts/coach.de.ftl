# Tipps bei einer Entscheidung, und wer sie bekommt.

coach-hint = Tipp
coach-key = den Trainer um einen Tipp bitten
coach-thinking = Der Trainer denkt nach …
coach-chance = { $chance } Siegchance
coach-others = Was sonst noch infrage kam
coach-close = Tipp schließen

## Wahl am Tisch

coach-option = Trainer
coach-auto = Allein mit Bots
    .explained = Wer allein gegen Bots spielt, darf um Tipps bitten. Nach der Partie sehen alle, wie sie lief.
coach-on = Für alle
    .explained = Alle dürfen bei ihren eigenen Entscheidungen um Tipps bitten. Nach der Partie sehen alle, wie sie lief.
coach-off = Aus
    .explained = Keine Tipps, und niemand schaut auf Glück und Entscheidungen zurück.
coach-badge-on = Tipps für alle
coach-badge-off = ohne Trainer
