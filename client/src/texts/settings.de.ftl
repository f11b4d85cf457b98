# Einstellungen
settings-motion = Bewegung
settings-motion-off = Aus
settings-motion-quick = Flott
settings-motion-normal = Normal
settings-motion-slow = Ruhig
settings-motion-hint = Was am Tisch geschieht, wird erst vorgespielt. Ein Klick aufs Spielfeld oder Esc überspringt es.
settings-motion-system = Dein System wünscht weniger Bewegung, darum bewegt sich hier nichts.
settings-sound = Klänge
settings-sound-hint = Würfel, Schüsse und ein Klang, wenn du dran bist.
settings-volume = Lautstärke
settings-keys = Kurzbefehle mit einzelnen Tasten
settings-keys-hint = Am Tisch zeigt dir die Taste ? alle.

settings-notices = Mitteilungen
settings-notices-hint = Sagt dir, dass du dran bist, während du woanders hinschaust.
settings-notices-push = Auch wenn keine Seite dieses Servers offen ist.
settings-notices-denied = Dein Browser verbietet dieser Seite Mitteilungen. Erlaube sie für diese Adresse in den Einstellungen des Browsers und schalte sie dann hier ein.
settings-notices-insecure = Browser zeigen Mitteilungen nur von Seiten mit sicherer Adresse (https).
settings-notices-unsupported = Dieser Browser kann keine Mitteilungen zeigen. Auf iPhone und iPad lege die Seite zuerst auf den Home-Bildschirm.
settings-notices-failed = Die Mitteilungen bei geschlossener Seite ließen sich nicht einrichten. Schalte sie aus und wieder ein, um es noch einmal zu versuchen.

# Was gesagt wird, während niemand hinschaut
notice-turn = Du bist dran
notice-begin = Die Partie beginnt

# Ohne Netz
offline-title = Keine Verbindung
offline-text = Der Server ist nicht erreichbar. Deine Partien sind dort gut aufgehoben; diese Seite kommt von selbst wieder.
offline-again = Noch einmal versuchen
