# Tante partite: su più processi e computer, in file

error-missing-extra = Manca { $package }. Si installa con: { $remedy } (in un clone: { $clone })
error-other-run = Il file { $path } è di un’altra serie: lì { $name } è { $theirs }, non { $ours }. Scegli un altro file.
error-bad-rows-file = Scegli un file che finisca in .csv o .parquet, non { $path }.
error-no-cluster = A { $address } non risponde nessun cluster Ray. Controlla l’indirizzo o avviane uno con: ray start --head
error-portion-lost = Le distribuzioni da { $first } a { $last } hanno mandato in crash il loro processo { $tries } volte. Provale con --jobs 1 per capire perché.
error-other-rules = Un computer conosce { $game } con la versione { $theirs } delle regole, non la { $ours }. Installa la stessa Spielkiste dappertutto.
error-ray-not-started = Non è stato possibile avviare Ray su questo computer: { $why }
