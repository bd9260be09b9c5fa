## The chest without a server: its engine, and its games in one file

web-engine-loading = Les jeux arrivent : { $percent } %
web-engine-starting = On déballe les jeux…
web-engine-elsewhere = Spielkiste est ouverte dans un autre onglet, qui ne répond pas. Ferme-le, et on continue ici.
web-engine-again = Réessayer
web-engine-newer = Il y a une nouvelle version de Spielkiste.
web-engine-renew = Mettre à jour
error-engine-network = Les jeux n’ont pas pu être chargés : pas de connexion. Tes parties sont en sécurité.
error-engine-broken = Les jeux n’ont pas été chargés en entier. Recharge la page ; tes parties sont en sécurité.
error-engine-too-old = Ce navigateur est trop vieux pour les jeux. Mets-le à jour ou prends-en un autre.
error-storage-full = Il n’y a plus de place sur cet appareil. Fais un peu de place et réessaie ; rien n’est perdu.
error-storage-denied = Ce navigateur ne laisse rien enregistrer à Spielkiste. Donne-lui l’autorisation (impossible dans une fenêtre privée) et recharge la page.
error-bad-chest = Ce n’est pas un coffre Spielkiste, ou le fichier est abîmé. Rien n’a été changé.
error-newer-chest = Ce coffre vient d’une version plus récente de Spielkiste. Fais la mise à jour, puis rouvre le fichier.

web-chest-hint = Tes parties restent sur cet appareil. Pour les emporter, mets-les toutes dans un fichier.
web-chest-give = Sauvegarder toutes les parties
web-chest-take = Reprendre des parties
web-chest-taken =
    { $taken ->
        [0] Tout ce qu’il contient est déjà là.
        [one] Une partie est maintenant dans le coffre.
       *[other] { $taken } parties sont maintenant dans le coffre.
    }
web-chest-some-taken = Parties reprises : { $taken }. Illisibles ici : { $left }.
