# Many games: over processes and machines, in files

error-missing-extra = { $package } is missing. Install it with: { $remedy } (in a clone: { $clone })
error-other-run = The file { $path } belongs to another run: its { $name } is { $theirs }, not { $ours }. Name another file.
error-bad-rows-file = Name a file that ends in .csv or .parquet, not { $path }.
error-no-cluster = No Ray cluster answers at { $address }. Check the address, or start one with: ray start --head
error-portion-lost = Deals { $first } to { $last } crashed their worker { $tries } times. Try them with --jobs 1 to see why.
error-other-rules = A worker has { $game } with rules version { $theirs }, not { $ours }. Install the same Spielkiste on all machines.
error-ray-not-started = Ray couldn’t be started on this machine: { $why }
