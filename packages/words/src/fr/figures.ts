import type { FigureTexts } from '../types/figures.ts';

export const figureTexts: FigureTexts = Object.freeze({
  figures: {
    inflation: {
      title: 'L’inflation, mesurée de cinq façons',
      shows:
        'L’évolution depuis la première liste, en points, selon cinq mesures\u202f: moyenne et médiane des joueurs actifs, classement au rang 100, moyenne d’une cohorte fixe (de 35 à 45 ans au début, avec des parties chaque année) et points créés en partie par joueur classé, cumulés.',
      limits:
        'Aucune de ces courbes n’est «\u00a0l’\u00a0» inflation. Les moyennes baissent quand arrivent beaucoup de débutants, le rang 100 monte avec le nombre de joueurs, une cohorte vieillit, et les points créés peuvent ne faire que suivre des joueurs en progrès.',
    },
    calibration: {
      title: 'Calibrage',
      shows:
        'Le score du joueur le mieux classé selon l’écart de classement, à côté de ce qu’attendent la table et d’autres courbes.',
      limits:
        'Un écart avec la table n’est pas encore de l’inflation\u202f: des classements en retard sur la force de jeu en donnent aussi.',
    },
    reliability: {
      title: 'Fiabilité',
      shows:
        'Le score obtenu dans les parties de même score attendu. Sur la diagonale, le score attendu est juste en moyenne.',
      limits: 'C’est une moyenne sur tous les joueurs\u202f: deux erreurs de sens contraire s’annulent.',
    },
    residuals: {
      title: 'Résidus',
      shows:
        'Score moins score attendu du joueur le mieux classé, par tranche de classement et par écart, aussi en points de classement.',
      limits:
        'Les cases avec peu de parties varient par hasard. Au-delà du plafond, les points montrent ce qu’il ne compte pas.',
    },
    stretch: {
      title: 'Étirement de l’échelle',
      shows:
        'Le facteur b par lequel multiplier les écarts pour rendre compte des résultats, avec un intervalle à 95\u00a0% qui tient les parties d’un même tournoi pour dépendantes. 1 est la courbe logistique à 400.',
      limits:
        'Au-dessous de 1, l’échelle est trop large pour les résultats\u202f; b ne dit pas si le haut est trop haut ou le bas trop bas. À elles seules, les erreurs des classements font baisser b au-dessous de 1.',
    },
    shape: {
      title: 'Distribution',
      shows: 'Moyenne, dispersion, asymétrie et quantiles des classements publiés sur chaque liste.',
      limits: 'De nouveaux joueurs changent la distribution sans que l’échelle change.',
    },
    ranks: {
      title: 'Classement à un rang',
      shows: 'Le classement du joueur actif au rang 5, 10, 20, 50, 100 et 1000.',
      limits: 'Des joueurs plus nombreux ou plus forts font aussi monter ces classements.',
    },
    counts: {
      title: 'Joueurs au-dessus d’un classement',
      shows:
        'Le nombre de joueurs au-dessus de 2700, 2600, etc., et celui des joueurs à moins de 25 points du plancher.',
      limits: 'Ces nombres croissent avec celui des joueurs classés.',
    },
    'federation-means': {
      title: 'Fédérations',
      shows:
        'Nombre, moyenne et écart type des classements publiés par fédération, sur la première et la dernière liste.',
      limits: 'Une moyenne montre quels joueurs une fédération fait classer, pas la force des meilleurs.',
    },
    'federation-shape': {
      title: 'Distribution par fédération',
      shows:
        'Moyenne, dispersion et quantiles des classements publiés sur chaque liste, pour les dix fédérations qui ont le plus de joueurs classés sur la dernière.',
      limits: 'Une fédération qui fait classer des débutants voit sa moyenne baisser sans s’affaiblir.',
    },
    cohort: {
      title: 'Une cohorte fixe',
      shows:
        'Le classement moyen, année après année, des mêmes joueurs\u202f: de 35 à 45 ans au début, avec des parties chaque année.',
      limits: 'À cet âge on peut réellement progresser ou baisser, et ceux qui arrêtent ne sont pas comptés.',
    },
    'annual-change': {
      title: 'Évolution en un an',
      shows:
        'La variation moyenne, de la première liste d’une année à celle de la suivante, des joueurs qui ont joué dans l’année, par âge et par tranche.',
      limits:
        'Les jeunes progressent et les aînés baissent\u202f; seul un glissement dans le temps met l’échelle en cause.',
    },
    ledger: {
      title: 'Bilan des points',
      shows:
        'D’où viennent tous les points de chaque liste, au centième près\u202f: K inégaux, plafond, parties comptées d’un seul côté, nouveaux joueurs, retours, départs, corrections, ajustements, importations et arrondi.',
      limits:
        'Des points créés ne sont pas en soi de l’inflation\u202f: des joueurs progressent, et les nouveaux joueurs apportent ceux de leur premier classement. Un premier classement sous le plancher compte à la fois comme nouveau et comme départ, puisqu’il n’est pas publié.',
    },
    transfers: {
      title: 'Transferts de points',
      shows:
        'Les points gagnés en partie par un groupe de joueurs sur un autre, par âge, par K et par fédération.',
      limits: 'Des groupes qui se rencontrent rarement montrent peu de chose, quelle que soit leur force.',
    },
    newcomers: {
      title: 'Nouveaux joueurs',
      shows:
        'Le classement après 10, 20, 30 et 50 parties moins le premier classement, par tranche et par âge à ce moment.',
      limits: 'Ceux qui jouent beaucoup ne sont pas ceux qui arrêtent tôt.',
    },
    'first-ratings': {
      title: 'Premier classement par édition',
      shows:
        'Le premier classement que chaque édition aurait donné aux 2000 derniers nouveaux joueurs à partir des mêmes parties, et son écart avec celui qui a été publié.',
      limits:
        'Les adversaires gardent le classement de leur époque\u202f; les tournois antérieurs à l’historique manquent, et les toutes rondes sont calculés comme des tournois suisses.',
    },
    forecast: {
      title: 'Qualité des prévisions',
      shows:
        'Comment les classements d’une liste prévoient les parties suivantes\u202f: score de Brier, perte logarithmique et déviance binomiale de chaque modèle, son gain sur une constante et sur la table, avec des intervalles à 95\u00a0% par rééchantillonnage des tournois.',
      limits:
        'Une meilleure prévision n’est pas toujours un meilleur règlement. Glicko-2 n’est entraîné ici que sur 300\u202f000 parties au plus.',
    },
    'federation-offsets': {
      title: 'Décalage des fédérations',
      shows:
        'De combien de points les joueurs d’une fédération sont plus forts (+) ou plus faibles (−) que leur classement, d’après leurs parties contre d’autres fédérations.',
      limits:
        'Avec trop peu de parties contre d’autres fédérations (moins de 100, ou aucun lien avec le groupe principal), un décalage ne dit rien.',
    },
    inactivity: {
      title: 'Retour après une inactivité',
      shows:
        'La variation moyenne dans une année avec des parties, selon le nombre d’années sans partie qui la précèdent.',
      limits: 'Ceux qui reviennent peuvent différer de ceux qui ne reviennent pas.',
    },
    'k-adequacy': {
      title: 'Justesse de K',
      shows:
        'La corrélation, d’une période à la suivante, des écarts d’un joueur au score attendu, par K. Au-dessus de zéro, les classements suivent trop lentement\u202f; au-dessous, trop vite.',
      limits: 'Dans la marge autour de zéro, on ne peut rien dire.',
    },
    surprises: {
      title: 'Résultats surprenants',
      shows:
        'Les résultats les moins attendus de joueurs dans les tournois des douze derniers mois, en écarts types.',
      limits:
        'Une liste à examiner au cas par cas. Parmi tant de résultats, certains surprennent forcément\u202f; cela ne prouve rien contre quiconque.',
    },
    'repeated-pairs': {
      title: 'Rencontres répétées',
      shows:
        'Les joueurs qui se sont rencontrés le plus souvent en douze mois, et les points passés de l’un à l’autre.',
      limits:
        'Une liste à examiner au cas par cas. Les tournois de club et les championnats nationaux en produisent chaque année.',
    },
    'concentrated-gains': {
      title: 'Tournois qui créent des points',
      shows:
        'Les tournois des douze derniers mois dont les parties ont créé le plus de points, avec ceux gagnés à K 40 ou plus.',
      limits:
        'Une liste à examiner au cas par cas. Des jeunes en progrès créent des points partout où ils jouent.',
    },
  },
  columns: {
    difference: 'Écart',
    games: 'Parties',
    score: 'Score',
    table: 'Table',
    uncapped: 'Table sans plafond',
    logistic_400: 'Logistique 400',
    logistic_480: 'Logistique 480',
    expected: 'Attendu',
    predicted: 'Prévu',
    band: 'Tranche',
    residual: 'Résidu',
    points: 'Points',
    part: 'Selon',
    value: 'Valeur',
    events: 'Tournois',
    b: 'b',
    low: 'Bas',
    high: 'Haut',
    advantage: 'Avantage des Blancs',
    date: 'Liste',
    population: 'Joueurs',
    players: 'Nombre',
    mean: 'Moyenne',
    deviation: 'Écart type',
    skew: 'Asymétrie',
    at_floor: 'Au plancher',
    at_floor_share: 'Part au plancher',
    federation: 'Fédération',
    players_first: 'Nombre au début',
    mean_first: 'Moyenne au début',
    year: 'Année',
    error: 'Erreur type',
    age: 'Âge minimal',
    change: 'Variation',
    old_points: 'Ancien total',
    k_imbalance: 'K inégaux',
    cap: 'Plafond',
    one_sided: 'Un seul côté',
    other_games: 'Autres parties',
    corrections: 'Corrections',
    newcomers: 'Nouveaux joueurs',
    returns: 'Retours',
    leavers: 'Départs',
    imports: 'Importations',
    adjustments: 'Ajustements',
    rounding: 'Arrondi',
    new_points: 'Nouveau total',
    unexplained: 'Inexpliqué',
    kind: 'Selon',
    own: 'Groupe',
    opponent: 'Adversaire',
    edition: 'Édition',
    rated: 'Classés',
    model: 'Modèle',
    brier: 'Brier',
    log_loss: 'Perte log.',
    deviance: 'Déviance',
    skill: 'Gain',
    foreign_games: 'Contre d’autres',
    share: 'Part',
    offset: 'Décalage',
    comparable: 'Comparable',
    years_away: 'Années d’absence',
    k: 'K',
    pairs: 'Paires',
    correlation: 'Corrélation',
    margin: 'Marge',
    event: 'Tournoi n°',
    id: 'Identifiant',
    name: 'Nom',
    player: 'Joueur n°',
    rating: 'Classement',
    surprise: 'Surprise',
    opponent_points: 'Points de l’adversaire',
    highest_k: 'K maximal',
    points_at_40: 'Points à K 40+',
    mean_active: 'Moyenne des actifs',
    median_active: 'Médiane des actifs',
    cohort: 'Cohorte fixe',
    created: 'Créés en partie, par joueur',
    player_id: 'Joueur (identifiant)',
    gain: 'Gain sur la table',
    gain_low: 'Gain, bas',
    gain_high: 'Gain, haut',
    opponent_id: 'Adversaire (identifiant)',
  },
  numbered: {
    rank: (n) => `Rang ${n}`,
    above: (n) => `Plus de ${n}`,
    p: (n) => `${n}\u00a0%`,
    after: (n) => `Après ${n} parties`,
    players: (n) => `Joueurs ayant ${n} parties`,
  },
  values: {
    all: 'tous',
    active: 'actifs',
    women: 'femmes',
    men: 'hommes',
    month: 'mois',
    glicko_2: 'Glicko-2',
    constant: 'constante',
    federation: 'fédération',
    age: 'âge',
    k: 'K',
    band: 'tranche',
    table: 'table',
    uncapped: 'table sans plafond',
    logistic_400: 'logistique 400',
    logistic_480: 'logistique 480',
  },
  of: (name, value) => `${name}\u202f: ${value}`,
  yes: 'oui',
  no: 'non',
} satisfies FigureTexts);
