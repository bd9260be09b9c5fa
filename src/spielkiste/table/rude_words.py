"""The rude words of six languages, as data: our own list, kept short.  `rude.py` says how a name is compared with it.

A word with an accent is only found with it: "coño" is rude, "cono" is a cone.
"""

from __future__ import annotations

from typing import Final

#: Rude at the start of a word.
BEGINS: Final[dict[str, str]] = {
    "de": """
        arschg arschl arschk drecksau fick fotze huren kacke kanacke miststück missgeburt muschi neger nigger nutte pimmel pisser
        pissnelke schlampe scheiss schwuchtel spast titten wichs wixer wixxer judensau
    """,
    "en": """
        arsehole asshole bastard bitch blowjob bollock boobs cocksuck cunt dickhead faggot fuck handjob jerkoff motherf nigga
        nigger pussy rapist retard shit slut tosser tranny twat wank whore
    """,
    "es": """
        cabron chinga cojones culero follar gilipoll hijoput hijueput huevon malparid maricon mierda pendej putita putilla
        sudaca subnormal
    """,
    "fr": """
        branleu bougnoul connard connasse couille encul enfoir merdeu negresse nichon petasse pouffiasse putain salope salopard
        suceuse trouduc
    """,
    "it": """
        bocchinar cazzon coglion cornut fottit handicappat minchi pompinar puttan ricchion sborr stronz troione vaffancul zoccol
    """,
    "nl": """
        flikker godver hoerenz hoerenk kankerl kankerh kankerw klootz kuthoer kutkind kutwijf mongool neukertje nikker piemel
        schijth schijtl teringl tieten tyfusl
    """,
}

#: Rude as a whole word or as the whole name.
IS: Final[dict[str, str]] = {
    "de": """
        arsch behindi bumsen hure kack kanake kanaken mongo mongos nazi nazis neger nsdap pisse sau schwanz titte zigeuner hitler
    """,
    "en": """
        arse ass boob chink cock cum dick fag gook kkk kys milf paki penis porn porno prick rape sex stfu tit tits turd vagina wtf
    """,
    "es": "coño culo joder joto marica pene picha polla pollas puta putas puto putos teta tetas verga zorra",
    "fr": "bite bites chier con conne cons cul fdp merde mongol nique niquer ntm pédé pute putes salaud tapette gouine bâtard",
    "it": "cazzi cazzo culo fica figa frocio frocia froci merda scopare tette troia troie",
    "nl": "hoer hoeren kanker kloten kut kutten lul lullen neuk neuken neuker schijt slet teef tering trut tyfus",
}

#: Rude anywhere in a name, even across the gap between two words.
ANYWHERE: Final = """
    arschloch asshole arsehole blowjob connard dickhead encule filsdepute fuck gilipollas heilhitler hijodeputa hitler hurensohn
    klootzak motherf nigger stronzo vaffanculo wichser
"""

#: Words that begin like a rude one and are not: names, places, engines and mushrooms.
FRIENDS: Final = "cuntz cornutus fickle shital shitake slutsky spastik wankel minchin"
