import { counted } from './counted.ts';
import { facts } from './facts/fr.ts';
import { officeCommands as office } from './office/fr.ts';
import { officeOutput } from './office/output-fr.ts';
import { serve } from './serve/fr.ts';
import type { Texts } from './texts.ts';

const SYSTEM: Readonly<Record<string, string>> = Object.freeze({
  ENOENT: 'il n’existe pas',
  EISDIR: 'c’est un dossier',
  ENOTDIR: 'une partie du chemin n’est pas un dossier',
  EACCES: 'la lecture n’est pas permise',
});

const WRITING: Readonly<Record<string, string>> = Object.freeze({
  ENOENT: 'son dossier n’existe pas',
  EISDIR: 'c’est un dossier',
  ENOTDIR: 'une partie du chemin n’est pas un dossier',
  EACCES: 'l’écriture dans son dossier n’est pas permise',
  EROFS: 'l’écriture dans son dossier n’est pas permise',
  ENOSPC: 'il n’y a plus de place',
});

export const fr: Texts = Object.freeze({
  failures: {
    ...serve.failures,
    ...office.failures,
    'unknown-command': (v) =>
      `Il n’y a pas de commande « ${v.value} »${v.meant ? ` ; peut-être ${v.meant}` : ''}.`,
    'missing-command': (v) => `Il faut une commande : ${v.allowed}.`,
    'unknown-option': (v) =>
      `Il n’y a pas d’option ${v.option} ici${v.meant ? ` ; peut-être ${v.meant}` : ''}.`,
    'missing-option': (v) => `Il manque : ${v.options}.`,
    'missing-value': (v) => `${v.option} attend une valeur (${v.takes}).`,
    'unexpected-value': (v) => `${v.option} ne prend pas de valeur, mais « ${v.value} » est donné.`,
    'repeated-option': (v) => `${v.option} ne peut être donné qu’une fois.`,
    'missing-argument': (v) => `Il manque : ${v.takes}.`,
    'unexpected-argument': (v) => `« ${v.value} » n’a pas de sens ici.`,
    'options-exclude': (v) => `${v.option} n’a pas de sens avec ${v.other}.`,
    'list-date-differs': (v) =>
      `--list-date : ${v.value} est donné, mais ${v.file} dit lui-même être du ${v.date}.`,
    'list-several': (v) => `${v.file} contient plusieurs listes : ${v.names}.`,
    'unknown-key': (v) =>
      `${v.file} : il n’y a pas de clé « ${v.key} »${v.meant ? ` ; peut-être « ${v.meant} »` : ''}. Clés connues : ${v.allowed}.`,
    'games-or-file': () => 'Il faut soit --games, soit un seul FILE, pas les deux.',
    'malformed-game': (v) =>
      `--games : « ${v.value} » n’est pas une partie ; écrire ADVERSAIRE:SCORE, par exemple 2100:0.5.`,
    'malformed-number': (v) => `« ${v.value} » n’est pas un nombre entier.`,
    'unknown-language': (v) =>
      `--lang : « ${v.value} » n’est pas une langue connue ici ; il y a ${v.allowed}.`,
    'file-unreadable': (v) => `${v.file} ne peut pas être lu (${SYSTEM[String(v.reason)] ?? v.reason}).`,
    'file-too-large': (v) => `${v.file} dépasse ${v.allowed} octets.`,
    'file-exists': (v) => `${v.file} existe déjà.`,
    'file-unwritable': (v) => `${v.file} ne peut pas être écrit (${WRITING[String(v.reason)] ?? v.reason}).`,
    'folder-not-empty': (v) => `${v.file} n’est pas vide.`,
    'no-reports': (v) => `Il n’y a pas de rapport dans ${v.file} (fichiers en ${v.allowed}).`,
    'too-many-files': (v) => `${v.value} fichiers dépassent les ${v.allowed} qui sont pris à la fois.`,
    'not-json': (v) =>
      `${v.file} n’est pas du JSON${v.end ? ' : il s’arrête au milieu' : v.line ? ` : voir ligne ${v.line}, colonne ${v.column}` : ''}.`,
    unexpected: (v) => `Il s’est produit quelque chose d’imprévu : ${v.reason}.`,
  },
  hints: {
    ...serve.hints,
    help: (command) => `« ${command} » montre ce qu’on peut donner.`,
    editions: () => '« eloquence editions » les énumère.',
    otherCadence: (cadences) => `Elle existe pour ${cadences} : ajouter --cadence.`,
    schema: () => '« eloquence editions schema » décrit de tels fichiers.',
    chooseEdition: () => 'Une autre édition peut être choisie avec --edition.',
    checkPath: () => 'Vérifier son nom et le droit de le lire.',
    checkFolder: () => 'Vérifier que le dossier existe et qu’on peut y écrire.',
    smallerFile: () => 'Vérifier que c’est bien le fichier voulu.',
    dropOption: () => 'N’en donner qu’une.',
    dropListDate: () => 'Retirer --list-date, ou donner la liste voulue.',
    unpackOne: () => 'Décompresser le zip et donner celle qui convient.',
    eventFile: (command) => `« ${command} » montre un tel fichier.`,
    correctFile: () => 'Corriger le fichier et recommencer.',
    force: () => '--force le remplace.',
    otherFolder: () => 'Donner un dossier vide ou qui n’existe pas encore.',
    fewerFiles: () => 'Donner ses dossiers un par un.',
    otherList: () => 'Donner une liste de classement dans l’une des formes de la FIDE, compressée ou non.',
    report: () => 'Merci de le signaler avec la commande qui l’a provoqué.',
  },
  ownEdition: (edition, cadence, asked) =>
    `L’édition ${edition} vaut pour la cadence ${cadence}, pas pour ${asked}.`,
  listFindings: {
    'list-truncated': (v) => `La liste s’arrête au milieu, après ${v.rows} joueurs : il peut en manquer.`,
    'list-unreadable': (v) =>
      `${v.times} des ${v.rows + v.times} lignes de la liste ne peuvent pas être lues, la première à la ligne ${v.line} : qui s’y trouve compte comme absent de la liste.`,
    'list-odd': (v) =>
      `La liste elle-même est étrange : ${[
        ...(v.repeated ? [`des ID en double (${v.repeated})`] : []),
        ...(v.badIds ? [`des ID qui n’en sont pas (${v.badIds})`] : []),
        ...(v.badNumbers ? [`des nombres qui n’en sont pas (${v.badNumbers})`] : []),
        ...(v.ratings ? [`des classements hors limites (${v.ratings})`] : []),
        ...(v.k ? [`un K qu’aucune édition ne connaît (${v.k})`] : []),
      ].join(', ')}.`,
    'list-other-cadence': (v) =>
      `D’après son nom (${v.name}), la liste est de cadence ${v.found} ; le tournoi est calculé en ${v.cadence}.`,
    'list-without-k': (v) =>
      `La liste ne donne pas K (${v.times} joueurs) : il est déduit de la naissance et du classement.`,
    'list-id-repeated': (v) =>
      `Le joueur ${v.no} (${v.id}) figure deux fois sur la liste : ${v.used}, qui est retenu, et ${v.other}.`,
    'person-on-list': (v) =>
      `Le joueur ${v.no} (${v.id}) n’y a pas de classement, mais la liste a quelqu’un des mêmes nom, année de naissance et fédération : ${v.other}, classé ${v.rating}.`,
  },
  listHints: {
    'list-truncated': 'Télécharger de nouveau la liste.',
    'list-unreadable': 'Télécharger de nouveau la liste, ou corriger ces lignes.',
    'list-odd': '« ratings.hygiene » dans --json donne les endroits.',
    'list-other-cadence': 'Donner la liste de cette cadence, ou préciser --cadence.',
    'list-without-k': 'Les listes l’ont depuis 2012 ; en donner une plus récente s’il y en a.',
    'list-id-repeated': 'Demander à la fédération laquelle des deux est juste.',
    'person-on-list': 'Voir si l’ID du rapport est le bon.',
  },
  facts,
  summaries: {
    ...office.summaries,
    serve: serve.summary,
    '': 'le règlement du classement de la FIDE au terminal',
    calc: 'calculer des classements, chaque nombre avec sa raison',
    editions: 'les éditions du règlement',
    'editions show': 'une édition, chaque valeur avec son article',
    'editions compare': 'ce qui diffère entre des éditions',
    'editions schema': 'schéma JSON de l’édition propre d’une fédération',
    'calc expected': 'le score attendu d’une partie',
    'calc change': 'la variation d’un classement par des parties',
    'calc initial': 'le premier classement d’un nouveau joueur',
    'calc performance': 'la performance sur des parties',
    'calc k': 'le coefficient de développement K d’un joueur',
    'calc period': 'toute la période de classement d’un joueur',
    'calc target': 'le score que demande un objectif',
    check: 'vérifier des rapports de tournoi et dire exactement ce qui ne va pas',
    rate: 'calculer les classements de rapports de tournoi, chaque nombre expliqué',
    convert: 'mettre un rapport ou une liste sous une autre forme',
    simulate: 'rapports et listes de classement d’une fédération inventée',
    tour: 'une visite guidée avec des exemples calculés',
  },
  about: {
    ...office.about,
    serve: serve.about,
    editions:
      'Énumère les éditions, de la plus ancienne à la plus récente. « Connu en partie » : le texte lui-même n’a pas été trouvé.',
    'editions show': 'Montre chaque valeur d’une édition avec son article, dans l’ordre des chapitres.',
    'editions compare': 'Montre les règles dont la valeur diffère entre deux éditions ou plus.',
    'editions schema':
      'Écrit un schéma JSON des fichiers que prend --edition, pour qu’un éditeur puisse les vérifier et les compléter.',
    'calc expected': 'Lit le score attendu dans la table du règlement, après le plafonnement de l’écart.',
    'calc change':
      'Additionne score moins attendu sur les parties, multiplié par le K donné. La limite de K × parties relève de « calc period ».',
    'calc initial':
      'Calcule le premier classement d’un joueur non classé d’après ses parties contre des joueurs classés dans un tournoi, ou d’après un fichier de plusieurs tournois.',
    'calc performance': 'Moyenne des adversaires plus l’écart qui correspond au score.',
    'calc k': 'Dit quel K un joueur a sur une liste de cette date, et pourquoi.',
    'calc period':
      'Vérifie une période de classement d’un joueur : chaque tournoi avec le classement de son début, K après sa limite, un seul arrondi.',
    'calc target': 'Dit quel score contre ces adversaires mène à un objectif, et où mène chaque autre score.',
    check:
      'Vérifie des rapports de tournoi : en eux-mêmes, selon le règlement en vigueur à leur début et, avec --list, selon une liste de classement. FILE est un TRF de toute version, ou un rapport écrit en JSON ou CSV par « eloquence convert » ; - est l’entrée standard. D’un dossier, tous les rapports (.trf .trfx .tab .fid .txt .input .csv .json) sont vérifiés et résumés ; ce qui n’en est pas est nommé et laissé. Le code de sortie est 1 s’il y a des erreurs.',
    rate: 'Calcule les classements de rapports de tournoi : ce que chaque joueur gagne ou perd, et ce qu’obtiennent les joueurs non classés. Classements et K viennent de --list si elle est donnée ; sinon les classements du rapport, et K d’après naissance et classement, chaque joueur étant supposé établi. Un rapport qui a des erreurs n’est pas calculé : elles sont montrées et le code de sortie est 1. D’un dossier, tous les rapports sont calculés, et résumés à la fin.',
    convert:
      'Écrit un rapport en TRF06, TRF16, TRF26, JSON ou CSV, sur la sortie standard ou dans --out, et dit sur la sortie d’erreur ce qui n’y trouve pas place. Toutes ces formes peuvent être relues. Une liste de classement, compressée ou non, s’écrit en TXT, XML, CSV ou JSON, avec une cadence ou les trois selon ce qu’elle a ; --cadence en prend une. En CSV, la première cellule dit ce qu’est une ligne : les noms des colonnes, une indication du tournoi par son code TRF, un joueur, ou toute autre ligne ; une ronde est adversaire, couleur et résultat, 0 sans adversaire. Ce qui est écrit autrement est nommé aussi, surtout les dates.',
    simulate:
      'Invente une fédération et écrit ce qu’elle fait, mois par mois à partir de juillet 2024 : les listes des trois cadences dans lists, les rapports de tournoi dans reports, et ce qui a été enregistré de chaque tournoi dans events. Les mêmes nombres donnent les mêmes fichiers, à l’octet près. Aucun nom n’est celui d’une personne réelle.',
    tour: 'Montre ce que sait faire le programme par des exemples calculés sur-le-champ. Dans un terminal, on peut ensuite essayer ses propres commandes.',
  },
  options: {
    ...office.options,
    ...serve.options,
    own: 'le classement du joueur',
    opponent: 'le classement de l’adversaire',
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
      'un ID comme 2024-03, ou un fichier JSON avec une édition propre ; sinon celle en vigueur à la date donnée ou au début du tournoi, ou la plus récente',
    cadence: 'standard (par défaut), rapid ou blitz',
    variant: 'une pratique connue de la FIDE qui s’écarte du texte ; peut se répéter',
    applied: 'toutes les pratiques connues de la FIDE au lieu du texte',
    explain: 'dire pourquoi, avec les articles',
    list: 'une liste de classement dans toute forme de la FIDE, compressée ou non, d’où tirer classements, K et années de naissance',
    'list-date': 'le jour d’entrée en vigueur de la liste, AAAA-MM-JJ, si elle ne le dit pas elle-même',
    event: 'un fichier JSON avec ce qu’un rapport ne peut dire (ci-dessous)',
    'event-type':
      'le type du tournoi, quoi que dise le rapport : swiss, team, round-robin, double-round-robin, match, scheveningen',
    'explain-player':
      'les parties d’un joueur, et pourquoi : un numéro de départ ou un nom, plusieurs avec des virgules',
    csv: 'un tableau pour tableurs : UTF-8 avec marque, virgules, point décimal dans toutes les langues',
    quiet: 'seulement erreurs et avertissements',
    all: 'tous les constats, même nombreux et semblables',
    combined: 'd’une liste de classement : les trois cadences, quoi qu’elle ait',
    to: 'un rapport : trf06, trf16, trf26, json ou csv ; une liste de classement : txt, xml, csv ou json',
    out: 'où l’écrire ; un fichier existant n’est pas remplacé',
    'out-folder': 'le dossier où écrire ; il doit être vide ou ne pas exister encore',
    force: 'le remplacer',
    seed: 'un nombre entier quelconque ; un autre donne une autre fédération',
    players: 'le nombre de joueurs sur la première liste',
    months: 'le nombre de mois à jouer',
    lang: 'en, fr ou zh',
    json: 'une valeur JSON pour les programmes ; avec plusieurs fichiers, une ligne de JSON pour chacun',
    help: 'ce texte',
  },
  help: {
    usage: 'Usage',
    commands: 'Commandes',
    options: 'Options',
    examples: 'Exemples',
    input: 'Le fichier',
    eventInput: 'Le fichier de --event, tout y est facultatif',
    required: 'obligatoire',
    more: (group) => `« eloquence ${group && `${group} `}COMMANDE --help » en dit plus sur une commande.`,
    unofficial: 'Non officiel : ce n’est pas un produit de la FIDE.',
    status:
      'Code de sortie : 0 fait ; 1 entrée erronée ou refusée par le règlement ; 2 mauvais usage ; 3 fichier ou base inutilisable.',
    optionWord: 'options',
    commandWord: 'COMMANDE',
  },
  editions: {
    heading: 'Règlement du classement de la FIDE',
    provenance:
      'Les valeurs sans marque viennent du texte. Rapporté : d’une autre source qui le cite ou le décrit. Déduit : une déduction. Repris : non établi, repris de l’édition précédente.',
    silent: (rules) => `Rien sur : ${rules.join(' ; ')}.`,
    partial: (edition, basedOn) =>
      `Le texte de ${edition} n’est pas connu en entier : ce qui n’est pas établi est repris de ${basedOn}.`,
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
  reports: {
    file: 'Fichier',
    dates: 'Dates',
    type: 'Type',
    unnamed: 'Tournoi sans nom',
    unknown: 'inconnues',
    fromTo: (from, to) => `du ${from} au ${to}`,
    kind: (type, rounds, players) =>
      `${type}, ${rounds} ${rounds < 2 ? 'ronde' : 'rondes'}, ${players} ${players < 2 ? 'joueur' : 'joueurs'}`,
    clean: 'Rien à signaler.',
    counts: (errors, warnings, notes) =>
      counted([
        [errors, 'erreur', 'erreurs'],
        [warnings, 'avertissement', 'avertissements'],
        [notes, 'remarque', 'remarques'],
      ]),
    more: (count) => `et ${count} de la même sorte ; --all les montre`,
    total: (files, withErrors) =>
      `${files} ${files < 2 ? 'fichier' : 'fichiers'}, dont ${withErrors === 0 ? 'aucun' : withErrors} avec des erreurs.`,
    details: '« eloquence check FILE » montre ce qui a été constaté dans l’un d’eux.',
    standardInput: 'entrée standard',
    commonest: 'Ce qui revient le plus',
    inFiles: (times, files) => `${times} × dans ${files} ${files < 2 ? 'fichier' : 'fichiers'}`,
    skipped: (count, names) =>
      `${count} ${count < 2 ? 'autre fichier n’est pas un rapport' : 'autres fichiers ne sont pas des rapports'} : ${names}.`,
  },
  rate: {
    headings: {
      rank: 'Rg',
      no: 'N°',
      rating: 'Classt',
      games: 'Parties',
      expected: 'Attendu',
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
    refused: 'Pas de calcul, en raison de ces erreurs.',
    kOfList: (k) => `${k}, celui de la liste`,
    notCounted: '--explain NO dit pourquoi le résultat d’un joueur non classé ne compte pas.',
    kAssumed:
      'K est déduit de la date de naissance et du classement donnés par le rapport, chaque joueur étant supposé établi (30 parties ou plus) ; --list FILE prend classements et K dans une liste de classement.',
    kAssumedFor:
      'Là où la liste ne donne pas K, il est déduit de la naissance et du classement, le joueur étant supposé établi.',
    variants: (certain, possible) =>
      `Ceci suit le texte du règlement. La FIDE est connue pour avoir appliqué autre chose, que suit --applied : ${[
        ...(certain.length === 0 ? [] : [`${certain.join(', ')}, qui joue ici`]),
        ...(possible.length === 0 ? [] : [`${possible.join(', ')}, qui peut jouer ici`]),
      ].join(' ; ')}.`,
    listDate: 'La liste ne dit pas sa date ; avec --list-date, on peut vérifier qu’elle était en vigueur.',
    findings: (counts) => `« eloquence check » en dit plus : ${counts}.`,
    players: 'Joueurs',
    isRated: 'Calculé',
    total: (files, refused) =>
      `${files} ${files < 2 ? 'fichier' : 'fichiers'} : ${files - refused} calculés, ${refused} non calculés.`,
  },
  convert: {
    written: (file) => `${file} est écrit.`,
    losses: (target, count) =>
      `${count} ${count < 2 ? 'élément ne trouve' : 'éléments ne trouvent'} pas place en ${target.toUpperCase()} :`,
    letters: {
      H: 'exempt d’un demi-point',
      F: 'exempt d’un point',
      U: 'exempt par l’appariement',
      Z: 'exempt sans point',
      W: 'gain sans partie',
      D: 'nulle sans partie',
      L: 'perte sans partie',
    },
    result: ({ round, result, becomes }, meaning) =>
      `ronde ${round} : ${result} (${meaning}) devient ${becomes}`,
    player: (no, name) => `joueur ${no}${name === '' ? '' : ` (${name})`}, `,
    nameCut: (rest) => `la fin du nom, « ${rest} »`,
    teamFields: (name, fields) => `équipe « ${name} » : ${fields}`,
    delay: 'que le temps est un délai et non un incrément',
    adjustments: (count) =>
      `${count} ${count < 2 ? 'élément est écrit' : 'éléments sont écrits'} autrement :`,
    adjusted: (field, from, to) => `${field} : « ${from} » devient ${to}`,
    ambiguous: 'pourrait se lire autrement',
    fields: { '042': 'premier jour', '052': 'dernier jour', birth: 'naissance', points: 'points' },
    rows: (rows) => `${rows} ${rows < 2 ? 'joueur' : 'joueurs'}.`,
    listLosses: (target) => `Sans place en ${target.toUpperCase()} :`,
    listDate: (date) => `la date de la liste (${date})`,
    birthdays: (count) => `le jour de naissance, seule l’année reste (${count} joueurs)`,
    cadences: (names) => `les classements ${names}`,
    leftOut: (count, cadence) => `${count} joueurs sans classement ${cadence}`,
    unreadable: (count) => `${count} lignes qui ne peuvent pas être lues`,
    changed: (count) => `${count} valeurs, coupées ou remplacées :`,
    more: (count) => `et ${count} de plus`,
  },
  simulate: {
    written: (lists, reports, folder) => `${lists} listes et ${reports} rapports écrits dans ${folder}.`,
  },
  serve,
  office: officeOutput,
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
        text: 'Un nouveau joueur a marqué 3 sur 5 : 1902 ½, 1877 ½, 1884 1, 2012 0, 1832 1.',
      },
      roundRobin: {
        title: 'Un tournoi toutes rondes avec des joueurs non classés',
        text: 'L’exemple du règlement de 2005 (10.54) : dix joueurs, dont quatre non classés.',
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
