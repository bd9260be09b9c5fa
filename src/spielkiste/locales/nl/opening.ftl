## Als iemand de kist thuis openmaakt

serve-already = Spielkiste staat al open op { $address }
serve-other-port = Een ander programma gebruikt poort { $port }; daarom is het deze keer { $opened }.
serve-games-there = Je spellen van eerder staan in de kast op { $address } en zijn niet weg: sluit het andere programma en start opnieuw.
serve-phone = Meedoen op een telefoon: { $address }
serve-other-networks = In andere netwerken: { $addresses }
serve-who = Iedereen in hetzelfde netwerk kan binnenkomen en meespelen. Alleen voor jezelf: --host 127.0.0.1 (met make: make play SPIELKISTE_HOST=127.0.0.1).
serve-only-here = Alleen deze computer komt binnen. Laat --host weg, dan komt de telefoon ook binnen.
serve-no-network = Deze computer is met geen enkel netwerk verbonden, dus een telefoon kan er niet bij. Zet ze allebei op dezelfde wifi en start opnieuw.
serve-stop = Met Ctrl-C sluit je Spielkiste weer; elk spel is bewaard.
serve-closed = Spielkiste is dicht; elk spel is bewaard.
serve-closed-unsaved = Spielkiste is dicht. De database { $path } ontbrak of kon niet geschreven worden; de laatste zetten zijn niet bewaard.
single-file-close = Druk op Enter om dit venster te sluiten.
error-database-open-at = Op de database { $path } draait al een server, op { $address }. Stop die eerst, of noem een andere met --database.
error-other-origin = Deze pagina is geopend op een ander adres dan de server kent. Neem het adres dat hij bij het starten noemt; een proxy ervoor moet de Host-header ongewijzigd doorgeven.
