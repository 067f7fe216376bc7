import type { Texts } from './texts.ts';

const SYSTEM: Readonly<Record<string, string>> = Object.freeze({
  ENOENT: "il n'existe pas",
  EISDIR: "c'est un dossier",
  EACCES: "la lecture n'est pas permise",
});

export const fr: Texts = Object.freeze({
  failures: {
    'unknown-command': (v) =>
      `Il n'y a pas de commande « ${v.value} »${v.meant ? ` ; peut-être ${v.meant}` : ''}.`,
    'missing-command': (v) => `Il faut une commande : ${v.allowed}.`,
    'unknown-option': (v) =>
      `Il n'y a pas d'option ${v.option} ici${v.meant ? ` ; peut-être ${v.meant}` : ''}.`,
    'missing-option': (v) => `Il manque : ${v.options}.`,
    'missing-value': (v) => `${v.option} attend une valeur (${v.takes}).`,
    'unexpected-value': (v) => `${v.option} ne prend pas de valeur, mais « ${v.value} » est donné.`,
    'repeated-option': (v) => `${v.option} ne peut être donné qu'une fois.`,
    'missing-argument': (v) => `Il manque : ${v.takes}.`,
    'unexpected-argument': (v) => `« ${v.value} » n'a pas de sens ici.`,
    'games-or-file': () => 'Il faut soit --games, soit un seul FILE, pas les deux.',
    'malformed-game': (v) =>
      `--games : « ${v.value} » n'est pas une partie ; écrire ADVERSAIRE:SCORE, par exemple 2100:0.5.`,
    'malformed-number': (v) => `« ${v.value} » n'est pas un nombre entier.`,
    'unknown-language': (v) =>
      `--lang : « ${v.value} » n'est pas une langue connue ici ; il y a ${v.allowed}.`,
    'file-unreadable': (v) => `${v.file} ne peut pas être lu (${SYSTEM[String(v.reason)] ?? v.reason}).`,
    'file-too-large': (v) => `${v.file} dépasse ${v.allowed} octets.`,
    'not-json': (v) => `${v.file} n'est pas du JSON : ${v.reason}.`,
    unexpected: (v) => `Il s'est produit quelque chose d'imprévu : ${v.reason}.`,
  },
  hints: {
    help: (command) => `« ${command} » montre ce qu'on peut donner.`,
    editions: () => '« eloquence editions » les énumère.',
    otherCadence: (cadences) => `Elle existe pour ${cadences} : ajouter --cadence.`,
    schema: () => '« eloquence editions schema » décrit de tels fichiers.',
    chooseEdition: () => 'Une autre édition peut être choisie avec --edition.',
    checkPath: () => 'Vérifier son nom et le droit de le lire.',
    correctFile: () => 'Corriger le fichier et recommencer.',
    report: () => "Merci de le signaler avec la commande qui l'a provoqué.",
  },
  summaries: {
    '': 'le règlement du classement de la FIDE au terminal',
    calc: 'calculer des classements, chaque nombre avec sa raison',
    editions: 'les éditions du règlement',
    'editions show': 'une édition, chaque valeur avec son article',
    'editions compare': 'ce qui diffère entre des éditions',
    'editions schema': "schéma JSON de l'édition propre d'une fédération",
    'calc expected': "le score attendu d'une partie",
    'calc change': "la variation d'un classement par des parties",
    'calc initial': "le premier classement d'un nouveau joueur",
    'calc performance': 'la performance sur des parties',
    'calc k': "le coefficient de développement K d'un joueur",
    'calc period': "toute la période de classement d'un joueur",
    'calc target': 'le score que demande un objectif',
    tour: 'une visite guidée avec des exemples calculés',
  },
  about: {
    editions:
      "Énumère les éditions, de la plus ancienne à la plus récente. « Connu en partie » : le texte lui-même n'a pas été trouvé.",
    'editions show': "Montre chaque valeur d'une édition avec son article, dans l'ordre des chapitres.",
    'editions compare': 'Montre les règles dont la valeur diffère entre deux éditions ou plus.',
    'editions schema':
      "Écrit un schéma JSON des fichiers que prend --edition, pour qu'un éditeur puisse les vérifier et les compléter.",
    'calc expected': "Lit le score attendu dans la table du règlement, après le plafonnement de l'écart.",
    'calc change':
      'Additionne score moins attendu sur les parties, multiplié par le K donné. La limite de K × parties relève de « calc period ».',
    'calc initial':
      "Calcule le premier classement d'un joueur non classé d'après ses parties contre des joueurs classés dans un tournoi, ou d'après un fichier de plusieurs tournois.",
    'calc performance': "Moyenne des adversaires plus l'écart qui correspond au score.",
    'calc k': 'Dit quel K un joueur a sur une liste de cette date, et pourquoi.',
    'calc period':
      "Vérifie une période de classement d'un joueur : chaque tournoi avec le classement de son début, K après sa limite, un seul arrondi.",
    'calc target': 'Dit quel score contre ces adversaires mène à un objectif, et où mène chaque autre score.',
    tour: 'Montre ce que sait faire le programme par des exemples calculés sur-le-champ. Dans un terminal, on peut ensuite essayer ses propres commandes.',
  },
  options: {
    own: 'le classement du joueur',
    opponent: "le classement de l'adversaire",
    rating: 'le classement du joueur',
    k: 'le coefficient de développement',
    games: 'ADVERSAIRE:SCORE, séparés par des virgules',
    type: 'swiss (par défaut) ou team',
    played: 'parties prises en compte à ce jour',
    on: 'la date de la liste, AAAA-MM-JJ',
    birth: 'année ou date de naissance, AAAA ou AAAA-MM-JJ',
    peak: 'le plus haut classement jamais publié',
    opponents: 'les classements des adversaires, séparés par des virgules',
    goal: 'le classement à atteindre',
    edition:
      'un ID comme 2024-03, ou un fichier JSON avec une édition propre ; sinon celle en vigueur à la date donnée, ou la plus récente',
    cadence: 'standard (par défaut), rapid ou blitz',
    variant: "une pratique connue de la FIDE qui s'écarte du texte ; peut se répéter",
    applied: 'toutes les pratiques connues de la FIDE au lieu du texte',
    explain: 'dire pourquoi, avec les articles',
    lang: 'en, fr ou zh',
    json: 'une valeur JSON pour les programmes',
    help: 'ce texte',
  },
  help: {
    usage: 'Usage',
    commands: 'Commandes',
    options: 'Options',
    examples: 'Exemples',
    input: 'Le fichier',
    required: 'obligatoire',
    more: '« eloquence COMMANDE --help » en dit plus sur une commande.',
    unofficial: "Non officiel : ce n'est pas un produit de la FIDE.",
    optionWord: 'options',
    commandWord: 'COMMANDE',
  },
  editions: {
    heading: 'Règlement du classement de la FIDE',
    provenance:
      "Les valeurs sans marque viennent du texte. Rapporté : d'une autre source qui le cite ou le décrit. Déduit : une déduction. Repris : non établi, repris de l'édition précédente.",
    silent: (rules) => `Rien sur : ${rules.join(' ; ')}.`,
    partial: (edition, basedOn) =>
      `Le texte de ${edition} n'est pas connu en entier : ce qui n'est pas établi est repris de ${basedOn}.`,
    same: 'Ces éditions ont les mêmes valeurs.',
    differences: (count) => `${count} ${count < 2 ? 'règle diffère' : 'règles diffèrent'}.`,
    variantChanges: (variant) => `Variante ${variant}, pratique connue de la FIDE :`,
  },
  calc: {
    difference: (difference, counted) => `${difference}, compté comme ${counted}`,
    score: (score, n) => `${score} sur ${n}`,
    change: (change, sum, k, rounded) => `${change} (${sum} × K ${k}), arrondi à ${rounded}`,
    rounded: (change, rounded) => `${change}, arrondi à ${rounded}`,
    kUsed: (used, listed) => `${used} au lieu de ${listed}`,
    shown: (rating, shown) => `${rating}, affiché ${shown}`,
    edition: (id, words) => `${id} (${words.join(', ')})`,
    variants: (names) => `variantes appliquées : ${names.join(', ')}`,
  },
  tour: {
    title: 'Eloquence : le classement de la FIDE, chaque nombre avec sa raison',
    welcome:
      "Tout ce qui suit est calculé maintenant, par les commandes que vous pouvez taper. Non officiel : ce n'est pas un produit de la FIDE.",
    stops: {
      game: {
        title: 'Une partie, vue des deux côtés',
        text: 'Depuis octobre 2025, les écarts de plus de 400 ne sont plafonnés que pour les joueurs au-dessous de 2650.',
      },
      period: {
        title: "Le mois d'un joueur",
        text: "Deux tournois, avant et après un changement de règle : chacun suit l'édition de son début, et la somme est arrondie une seule fois.",
      },
      first: {
        title: 'Les cinq mêmes parties comme premier classement, sous trois éditions',
        text: 'Un nouveau joueur a marqué 3 sur 5 : 1902 ½, 1877 ½, 1884 1, 2012 0, 1832 1.',
      },
      roundRobin: {
        title: 'Un tournoi toutes rondes avec des joueurs non classés',
        text: "L'exemple du règlement de 2005 (10.54) : dix joueurs, dont quatre non classés.",
      },
      k: {
        title: 'K a de la mémoire',
        text: 'Qui a une fois atteint 2400 garde 10 ; un jeune qui a une fois atteint 2300 ne retrouve pas 40.',
      },
      compare: {
        title: 'Ce qui a changé entre deux éditions',
        text: 'Les éditions sont des données : on peut en mettre deux côte à côte.',
      },
    },
    roundRobin: {
      unrated: 'non classé',
      firstResult: 'Ru',
      correctedAverage: 'Rc corrigé',
      result: 'Ru corrigé',
      example: (player) => `Le joueur ${player}, pas à pas :`,
    },
    end: 'Plus : « eloquence --help », « eloquence calc --help », « eloquence editions ».',
    prompt: 'À vous. Tapez une commande sans le mot eloquence, « help », ou « quit ».',
    bye: 'Au revoir.',
    interactiveHelp: 'Tapez par exemple :',
  },
} satisfies Texts);
