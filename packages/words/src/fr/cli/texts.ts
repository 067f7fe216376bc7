import { counted } from '../../counts.ts';
import { LANGUAGES } from '../../languages.ts';
import type { CliTexts } from '../../types/cli.ts';
import { french } from '../format.ts';
import { terms } from '../terms.ts';
import { facts } from './event-facts.ts';
import { officeCommands as office } from './office-commands.ts';
import { officeOutput } from './office-output.ts';
import { oversight } from './oversight.ts';
import { serve } from './serve.ts';
import { shell } from './shell.ts';
import { SYSTEM, WRITING } from './system-errors.ts';

export const texts: CliTexts = Object.freeze({
  failures: {
    ...serve.failures,
    ...office.failures,
    ...oversight.failures,
    'unknown-command': (v) =>
      `Commande inconnue : « ${v.value} »${v.meant ? ` ; peut-être ${v.meant}` : ''}.`,
    'missing-command': (v) => `Il faut une commande : ${v.allowed}.`,
    'unknown-option': (v) => `Option inconnue : ${v.option}${v.meant ? ` ; peut-être ${v.meant}` : ''}.`,
    'missing-option': (v) => `Il manque : ${v.options}.`,
    'missing-value': (v) => `${v.option} attend une valeur (${v.takes}).`,
    'unexpected-value': (v) => `${v.option} ne prend pas de valeur, mais « ${v.value} » a été donné.`,
    'repeated-option': (v) => `${v.option} ne peut être donné qu’une fois.`,
    'missing-argument': (v) => `Il manque : ${v.takes}.`,
    'unexpected-argument': (v) => `Argument inattendu : « ${v.value} ».`,
    'options-exclude': (v) => `${v.option} est incompatible avec ${v.other}.`,
    'list-date-differs': (v) => `--list-date donne le ${v.value}, mais ${v.file} est du ${v.date}.`,
    'list-several': (v) => `${v.file} contient plusieurs listes : ${v.names}.`,
    'unknown-key': (v) =>
      `${v.file} : clé inconnue « ${v.key} »${v.meant ? ` ; peut-être « ${v.meant} »` : ''}. Clés connues : ${v.allowed}.`,
    'games-or-file': () => 'Il faut soit --games, soit un seul FILE, mais pas les deux.',
    'malformed-game': (v) =>
      `--games : « ${v.value} » n’est pas une partie ; écrire ADVERSAIRE:SCORE, par exemple 2100:0.5.`,
    'malformed-number': (v) => `« ${v.value} » n’est pas un nombre entier.`,
    'unknown-language': (v) => `--lang : langue inconnue « ${v.value} » ; disponibles : ${v.allowed}.`,
    'file-unreadable': (v) => `${v.file} ne peut pas être lu (${SYSTEM[String(v.reason)] ?? v.reason}).`,
    'file-too-large': (v) => `${v.file} dépasse ${v.allowed} octets.`,
    'file-exists': (v) => `${v.file} existe déjà.`,
    'file-unwritable': (v) => `${v.file} ne peut pas être écrit (${WRITING[String(v.reason)] ?? v.reason}).`,
    'folder-not-empty': (v) => `${v.file} n’est pas vide.`,
    'no-reports': (v) => `Il n’y a pas de rapport dans ${v.file} (fichiers en ${v.allowed}).`,
    'too-many-files': (v) => `${v.value} fichiers, c’est trop ; la limite est de ${v.allowed}.`,
    'not-json': (v) =>
      `${v.file} n’est pas du JSON${v.end ? ' : il est tronqué' : v.line ? ` : voir ligne ${v.line}, colonne ${v.column}` : ''}.`,
    unexpected: (v) => `Erreur inattendue : ${v.reason}.`,
  },
  hints: {
    ...serve.hints,
    ...oversight.hints,
    help: (command) => `Voir « ${command} ».`,
    editions: () => '« eloquence editions » les énumère.',
    otherCadence: (cadences) => `Elle existe pour ${cadences} : ajouter --cadence.`,
    schema: () => '« eloquence editions schema » décrit de tels fichiers.',
    chooseEdition: () => 'Choisir une autre édition avec --edition.',
    checkPath: () => 'Vérifier le chemin et le droit de lecture.',
    freeSpace: () => 'Libérer de la place, ou écrire sur un autre disque.',
    playerNumber: () => 'Donner le numéro de départ, ou le début d’un nom.',
    checkFolder: () => 'Vérifier que le dossier existe et le droit d’y écrire.',
    smallerFile: () => 'Vérifier que c’est le bon fichier.',
    dropOption: () => 'N’en donner qu’une.',
    dropListDate: () => 'Retirer --list-date, ou donner la bonne liste.',
    unpackOne: () => 'Décompresser le zip et donner l’un des fichiers.',
    eventFile: (command) => `« ${command} » montre un exemple.`,
    correctFile: () => 'Corriger le fichier et réessayer.',
    force: () => '--force le remplace.',
    otherFolder: () => 'Donner un dossier vide ou qui n’existe pas encore.',
    fewerFiles: () => 'Traiter les sous-dossiers un par un.',
    otherList: () => 'Donner une liste de classement dans un format de la FIDE, compressée ou non.',
    report: () => 'Merci de le signaler, avec la commande utilisée.',
  },
  ownEdition: (edition, cadence, asked) =>
    `L’édition ${edition} vaut pour la cadence ${cadence}, pas pour ${asked}.`,
  listFindings: {
    'list-truncated': (v) => `La liste est tronquée après ${v.rows} joueurs.`,
    'list-unreadable': (v) =>
      `${v.times} des ${v.rows + v.times} lignes de la liste sont illisibles, la première à la ligne ${v.line} : ces joueurs comptent comme absents de la liste.`,
    'list-odd': (v) =>
      `La liste a des irrégularités : ${[
        ...(v.repeated ? [`identifiants en double (${v.repeated})`] : []),
        ...(v.badIds ? [`identifiants non valides (${v.badIds})`] : []),
        ...(v.badNumbers ? [`nombres non valides (${v.badNumbers})`] : []),
        ...(v.ratings ? [`classements hors limites (${v.ratings})`] : []),
        ...(v.k ? [`K inconnus (${v.k})`] : []),
      ].join(', ')}.`,
    'list-other-cadence': (v) =>
      `Le nom du fichier (${v.name}) indique la cadence ${v.found} ; le tournoi est de cadence ${v.cadence}.`,
    'list-without-k': (v) =>
      `La liste ne donne pas le K de ${v.times} joueurs : il est calculé d’après la naissance et le classement.`,
    'list-id-repeated': (v) =>
      `Le joueur ${v.no} (${v.id}) figure deux fois sur la liste : ${v.used}, qui est retenu, et ${v.other}.`,
    'person-on-list': (v) =>
      `Le joueur ${v.no} (${v.id}) n’y a pas de classement, mais la liste a un joueur de mêmes nom, année de naissance et fédération : ${v.other}, classé ${v.rating}.`,
  },
  listHints: {
    'list-truncated': 'Télécharger de nouveau la liste.',
    'list-unreadable': 'Télécharger de nouveau la liste, ou corriger ces lignes.',
    'list-odd': 'Voir « ratings.hygiene » avec --json.',
    'list-other-cadence': 'Donner la liste de cette cadence, ou préciser --cadence.',
    'list-without-k': 'Les listes l’ont depuis 2012 ; en donner une plus récente s’il y en a.',
    'list-id-repeated': 'Demander à la fédération laquelle des deux est juste.',
    'person-on-list': 'Vérifier l’identifiant dans le rapport.',
  },
  facts,
  summaries: {
    ...office.summaries,
    ...oversight.summaries,
    ...shell.summaries,
    serve: serve.summary,
    '': 'le règlement du classement de la FIDE dans le terminal',
    calc: 'calculer des classements, chaque nombre avec sa raison',
    editions: 'les éditions du règlement',
    'editions show': 'une édition, chaque valeur avec son article',
    'editions compare': 'ce qui diffère entre des éditions',
    'editions schema': 'schéma JSON de l’édition propre d’une fédération',
    'calc expected': 'le score attendu d’une partie',
    'calc change': 'la variation d’un classement par des parties',
    'calc initial': 'le premier classement d’un joueur non classé',
    'calc performance': 'la performance sur des parties',
    'calc k': 'le coefficient de développement K d’un joueur',
    'calc period': 'la période de classement d’un joueur',
    'calc target': 'le score nécessaire pour atteindre un classement',
    check: 'vérifier des rapports de tournoi',
    rate: 'calculer les classements de rapports de tournoi, chaque nombre expliqué',
    convert: 'convertir un rapport ou une liste dans un autre format',
    form: 'imprimer le formulaire de rapport d’un tournoi, avec sa grille',
    simulate: 'rapports et listes de classement d’une fédération inventée',
    tour: 'une visite guidée avec des exemples calculés',
  },
  about: {
    ...office.about,
    ...oversight.about,
    ...shell.about,
    serve: serve.about,
    editions:
      'Énumère les éditions, de la plus ancienne à la plus récente. « Texte partiel » : le texte complet n’est pas disponible.',
    'editions show': 'Montre chaque valeur d’une édition avec son article, dans l’ordre des chapitres.',
    'editions compare': 'Montre les règles dont la valeur diffère entre deux éditions ou plus.',
    'editions schema':
      'Écrit un schéma JSON des fichiers que prend --edition, pour qu’un éditeur puisse les vérifier et les compléter.',
    'calc expected': 'Lit le score attendu dans la table du règlement, après le plafonnement de l’écart.',
    'calc change':
      'Additionne score moins attendu sur les parties, multiplié par le K donné. La limite de K × parties relève de « calc period ».',
    'calc initial':
      'Calcule le premier classement d’un joueur non classé d’après ses parties contre des joueurs classés dans un tournoi, ou d’après un fichier de plusieurs tournois. Un fichier { "edition", "players": [{ "name", "rating", "score" }] } montre chaque étape d’un toutes rondes (2005 10.54, 2009 8.58).',
    'calc performance': 'Moyenne des adversaires plus l’écart qui correspond au score.',
    'calc k': 'Montre le K d’un joueur sur la liste d’une date, et pourquoi.',
    'calc period':
      'Vérifie une période de classement d’un joueur : chaque tournoi avec le classement de son début, K après sa limite, un seul arrondi.',
    'calc target':
      'Montre le score nécessaire pour atteindre un classement, et le classement pour chaque score.',
    check:
      'Vérifie des rapports de tournoi : en eux-mêmes, selon le règlement en vigueur à leur début et, avec --list, selon une liste de classement. FILE est un TRF de toute version, ou un rapport écrit en JSON ou CSV par « eloquence convert » ; - est l’entrée standard. Dans un dossier, tous les rapports (.trf .trfx .tab .fid .txt .input .csv .json) sont vérifiés et résumés ; les autres fichiers sont énumérés et ignorés. Le code de sortie est 1 s’il y a des erreurs.',
    rate: 'Calcule les classements de rapports de tournoi : variations, et résultats des joueurs non classés. Classements et K viennent de --list si elle est donnée ; sinon les classements du rapport, et K d’après la naissance et le classement, chaque joueur étant supposé avoir au moins 30 parties. Un rapport qui a des erreurs n’est pas calculé : elles sont affichées et le code de sortie est 1. Dans un dossier, tous les rapports sont calculés et résumés.',
    convert:
      'Écrit un rapport en TRF06, TRF16, TRF26, JSON ou CSV, sur la sortie standard ou dans --out, et énumère sur la sortie d’erreur ce que le nouveau format ne peut pas contenir. Tous les formats peuvent être relus. Une liste de classement, compressée ou non, s’écrit en TXT, XML, CSV ou JSON, avec une cadence ou les trois selon ce qu’elle a ; --cadence en prend une. En CSV, la première cellule dit ce qu’est une ligne : les noms des colonnes, une indication du tournoi par son code TRF, un joueur, ou toute autre ligne ; une ronde est adversaire, couleur et résultat, 0 sans adversaire. Les valeurs écrites autrement, comme les dates, sont énumérées aussi.',
    form: 'Écrit le formulaire de rapport d’un tournoi sous forme de page à imprimer, en HTML, sur la sortie standard ou avec --out : le tournoi, ses dates exactes et sa cadence, la grille finale, et Rar, n, W, W−We et Ru (2005 11.2, 11.3). Avec --list, les différences avec la liste de classement sont indiquées. La grille d’un rapport qui a des erreurs ne contient pas ces nombres, et le code de sortie est 1.',
    simulate:
      'Invente une fédération et écrit son activité, mois par mois à partir de juillet 2024 : les listes des trois cadences dans lists, les rapports de tournoi dans reports, et ce qui a été enregistré de chaque tournoi dans events. Les mêmes nombres donnent les mêmes fichiers, à l’octet près. Aucun nom n’est celui d’une personne réelle.',
    tour: 'Présente le programme par des exemples calculés sur-le-champ. Dans un terminal, on peut ensuite essayer ses propres commandes.',
  },
  options: {
    ...office.options,
    ...oversight.options,
    ...serve.options,
    ...shell.options,
    own: 'le classement du joueur',
    opponent: 'le classement de l’adversaire',
    rating: 'le classement du joueur',
    k: 'le coefficient K',
    games: 'ADVERSAIRE:SCORE, séparés par des virgules',
    type: 'swiss (par défaut) ou team',
    played: 'parties déjà prises en compte',
    on: 'la date de la liste, AAAA-MM-JJ',
    birth: 'année ou date de naissance, AAAA ou AAAA-MM-JJ',
    peak: 'le plus haut classement jamais publié',
    opponents: 'les classements des adversaires, séparés par des virgules',
    goal: 'le classement visé',
    edition:
      'un identifiant comme 2024-03, ou un fichier JSON avec une édition propre ; sinon celle en vigueur à la date donnée ou au début du tournoi, ou la plus récente',
    cadence: 'standard (par défaut), rapid ou blitz',
    variant: 'une pratique connue de la FIDE ou une autre lecture du texte ; peut se répéter',
    applied: 'toutes les pratiques connues de la FIDE au lieu du texte',
    explain: 'dire pourquoi, avec les articles',
    list: 'une liste de classement dans tout format de la FIDE, compressée ou non, pour les classements, K et années de naissance',
    'list-k': 'K de la liste, là où l’administrateur du classement le fixe (rapide, 2005 15b)',
    'monthly-lists': 'jour de la décision sur les listes mensuelles (2005 9.3, 2009 7.3)',
    'list-date': 'le jour d’entrée en vigueur de la liste, AAAA-MM-JJ, si elle ne l’indique pas',
    event: 'un fichier JSON avec les données qu’un rapport ne peut pas contenir (ci-dessous)',
    'event-type':
      'le type du tournoi, quoi que dise le rapport : swiss, team, round-robin, double-round-robin, match, scheveningen',
    'explain-player':
      'les parties d’un joueur, et pourquoi : un numéro de départ ou un nom, plusieurs avec des virgules',
    csv: 'un tableau pour tableurs : UTF-8 avec BOM, virgules et point décimal sauf si --separator est donné',
    xlsx: 'écrire plutôt un classeur pour tableurs',
    separator:
      'celui du CSV : « , », « ; » ou tab, avec BOM ; avec « ; » et tab, les décimales s’écrivent selon la langue',
    quiet: 'seulement erreurs et avertissements',
    all: 'tous les constats, sans les regrouper',
    combined: 'd’une liste de classement : les trois cadences, quoi qu’elle ait',
    to: 'un rapport : trf06, trf16, trf26, json ou csv ; une liste de classement : txt, xml, csv ou json',
    out: 'où l’écrire ; un fichier existant n’est pas remplacé',
    'out-folder': 'le dossier où écrire ; il doit être vide ou ne pas exister encore',
    force: 'le remplacer',
    seed: 'un nombre entier ; chacun donne une autre fédération',
    players: 'le nombre de joueurs sur la première liste',
    months: 'le nombre de mois à jouer',
    lang: french.or(LANGUAGES),
    json: 'une valeur JSON pour les programmes ; avec plusieurs fichiers, une ligne de JSON pour chacun',
    help: 'ce texte',
  },
  help: shell.help,
  editions: {
    heading: 'Règlement du classement de la FIDE',
    provenance:
      'Les valeurs sans marque viennent du texte. Rapporté : d’une autre source qui le cite ou le décrit. Déduit : par raisonnement. Repris : inconnu, repris de l’édition précédente.',
    silent: (rules) => `Rien sur : ${rules.join(' ; ')}.`,
    partial: (edition, basedOn) =>
      `Le texte complet de ${edition} n’est pas disponible : les valeurs manquantes sont reprises de ${basedOn}.`,
    same: 'Ces éditions ont les mêmes valeurs.',
    differences: (count) => `${count} ${count < 2 ? 'règle diffère' : 'règles diffèrent'}.`,
    variantChanges: (variant) => `Variante ${variant}, pratique connue de la FIDE :`,
    readingChanges: (variant) => `Variante ${variant}, autre lecture du texte\u202f:`,
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
  reports: {
    file: 'Fichier',
    dates: 'Dates',
    type: 'Type',
    unnamed: 'Tournoi sans nom',
    unknown: 'inconnues',
    fromTo: (from, to) => `du ${from} au ${to}`,
    kind: (type, rounds, players) =>
      `${type}, ${rounds} ${rounds < 2 ? 'ronde' : 'rondes'}, ${players} ${players < 2 ? 'joueur' : 'joueurs'}`,
    clean: 'Aucun constat.',
    counts: (errors, warnings, notes) =>
      counted([
        [errors, 'erreur', 'erreurs'],
        [warnings, 'avertissement', 'avertissements'],
        [notes, 'remarque', 'remarques'],
      ]),
    more: (count) => `et ${count} du même type ; --all les affiche`,
    total: (files, withErrors) =>
      `${files} ${files < 2 ? 'fichier' : 'fichiers'}, dont ${withErrors === 0 ? 'aucun' : withErrors} avec des erreurs.`,
    details: '« eloquence check FILE » affiche les constats d’un fichier.',
    standardInput: 'entrée standard',
    commonest: 'Les plus fréquents',
    inFiles: (times, files) => `${times} × dans ${files} ${files < 2 ? 'fichier' : 'fichiers'}`,
    skipped: (count, names) =>
      `${count} ${count < 2 ? 'autre fichier n’est pas un rapport' : 'autres fichiers ne sont pas des rapports'} : ${names}.`,
  },
  rate: {
    headings: {
      rank: 'Rg',
      no: 'N°',
      rating: 'Classt',
      games: terms.headings.games,
      expected: terms.headings.expected,
      change: 'Var.',
      new: 'Nouv.',
      average: 'Moyenne',
      result: 'Résultat',
      round: 'Rd',
    },
    colours: { w: 'B', b: 'N' },
    unrated: 'Joueurs non classés (parties contre des joueurs classés)',
    ratings: 'Classements',
    fromReport: 'ceux du rapport',
    fromList: (date, file) => `liste du ${date} (${file})`,
    fromUndatedList: (file) => `liste sans date (${file})`,
    refused: 'Non calculé, en raison de ces erreurs.',
    kOfList: (k) => `${k}, celui de la liste`,
    notCounted: '--explain NO dit pourquoi le résultat d’un joueur non classé ne compte pas.',
    kAssumed:
      'K est calculé d’après la date de naissance et le classement du rapport, en supposant 30 parties ou plus ; --list FILE prend classements et K d’une liste de classement.',
    kAssumedFor: 'Sans K sur la liste, il vient de la naissance et du classement, pour 30 parties ou plus.',
    variants: (certain, possible) =>
      `Ce calcul suit le texte du règlement. La pratique de la FIDE diffère (utiliser --applied) : ${[
        ...(certain.length === 0 ? [] : [`${certain.join(', ')}, avec effet ici`]),
        ...(possible.length === 0 ? [] : [`${possible.join(', ')}, avec un effet possible ici`]),
      ].join(' ; ')}.`,
    listDate: 'La liste n’a pas de date ; donner --list-date pour vérifier qu’elle était en vigueur.',
    findings: (counts) => `« eloquence check » en affiche plus : ${counts}.`,
    players: 'Joueurs',
    isRated: 'Calculé',
    total: (files, refused) =>
      `${files} ${files < 2 ? 'fichier' : 'fichiers'} : ${files - refused} ${files - refused < 2 ? 'calculé' : 'calculés'}, ${refused} non ${refused < 2 ? 'calculé' : 'calculés'}.`,
  },
  convert: {
    written: (file) => `${file} est écrit.`,
    losses: (target, count) =>
      `${count} ${count < 2 ? 'valeur ne tient' : 'valeurs ne tiennent'} pas en ${target.toUpperCase()} :`,
    letters: {
      H: 'exempt, un demi-point',
      F: 'exempt, un point',
      U: 'exempt par l’appariement',
      Z: 'absent, zéro point',
      W: 'gain sans partie jouée',
      D: 'nulle sans partie jouée',
      L: 'perte sans partie jouée',
    },
    result: ({ round, result, becomes }, meaning) =>
      `ronde ${round} : ${result} (${meaning}) devient ${becomes}`,
    player: (no, name) => `joueur ${no}${name === '' ? '' : ` (${name})`}, `,
    nameCut: (rest) => `la fin du nom, « ${rest} »`,
    teamFields: (name, fields) => `équipe « ${name} » : ${fields}`,
    delay: 'le fait que le temps soit un délai, et non un incrément',
    adjustments: (count) =>
      `${count} ${count < 2 ? 'valeur est écrite' : 'valeurs sont écrites'} autrement :`,
    adjusted: (field, from, to) => `${field} : « ${from} » devient ${to}`,
    ambiguous: 'ambigu',
    fields: { '042': 'premier jour', '052': 'dernier jour', birth: 'naissance', points: 'points' },
    rows: (rows) => `${rows} ${rows < 2 ? 'joueur' : 'joueurs'}.`,
    listLosses: (target) => `Ne tient pas en ${target.toUpperCase()} :`,
    listDate: (date) => `la date de la liste (${date})`,
    birthdays: (count) => `le jour de naissance ; seule l’année reste (${count} joueurs)`,
    cadences: (names) => `les classements ${names}`,
    leftOut: (count, cadence) => `${count} joueurs sans classement ${cadence}`,
    unreadable: (count) => `${count} lignes illisibles`,
    changed: (count) => `${count} valeurs, coupées ou remplacées :`,
    more: (count) => `et ${count} de plus`,
  },
  simulate: {
    written: (lists, reports, folder) => `${lists} listes et ${reports} rapports écrits dans ${folder}.`,
  },
  serve,
  manual: shell.manual,
  office: officeOutput,
  oversight: oversight.output,
  tour: {
    title: 'Eloquence : le classement de la FIDE, chaque nombre avec sa raison',
    welcome:
      'Tout ce qui suit est calculé maintenant, par le moteur lui-même. Non officiel : ce n’est pas un produit de la FIDE.',
    stops: {
      game: {
        title: 'Une partie, vue des deux côtés',
        text: 'Depuis octobre 2025, les écarts de plus de 400 ne sont plafonnés que pour les joueurs au-dessous de 2650.',
      },
      period: {
        title: 'Le mois d’un joueur',
        text: 'Deux tournois, avant et après un changement de règle : chacun suit l’édition de son début, et la somme est arrondie une seule fois.',
      },
      first: {
        title: 'Les cinq mêmes parties comme premier classement, sous trois éditions',
        text: 'Un joueur non classé a marqué 3 sur 5 : 1902 ½, 1877 ½, 1884 1, 2012 0, 1832 1.',
      },
      roundRobin: {
        title: 'Un tournoi toutes rondes avec des joueurs non classés',
        text: 'L’exemple du règlement de 2005 (10.54) : dix joueurs, dont quatre non classés.',
      },
      k: {
        title: 'K a de la mémoire',
        text: 'Un joueur qui a atteint 2400 garde 10 ; un jeune qui a atteint 2300 ne retrouve pas 40.',
      },
      compare: {
        title: 'Ce qui a changé entre deux éditions',
        text: 'Les éditions sont des données : on peut comparer deux éditions quelconques.',
      },
    },
    roundRobin: {
      unrated: 'non classé',
      firstResult: 'Ru',
      correctedAverage: 'Rc corrigé',
      result: 'Ru corrigé',
      example: (player) => `Joueur ${player}, pas à pas :`,
    },
    end: 'Plus : « eloquence --help », « eloquence calc --help », « eloquence editions ».',
    prompt: 'À vous. Tapez une commande sans le mot eloquence, « help », ou « quit ».',
    bye: 'Au revoir.',
    interactiveHelp: 'Tapez par exemple :',
  },
} satisfies CliTexts);
