import type { FigureTexts } from '../types/figures.ts';

export const figureTexts: FigureTexts = Object.freeze({
  figures: {
    inflation: {
      title: 'Inflation, measured in five ways',
      shows:
        'The change since the first list in points, by five measures: mean and median of active players, the rating at rank 100, the mean of a fixed cohort (35 to 45 years old at the start, with games in every year), and the points created in games per rated player, added up.',
      limits:
        'None of these lines is the inflation. Means fall when many beginners join, rank 100 rises with the number of players, a cohort ages, and created points may only follow improving players.',
    },
    calibration: {
      title: 'Calibration',
      shows:
        'The score of the higher rated player by rating difference, beside what the table and other curves expect.',
      limits:
        'A gap to the table is not yet inflation: ratings that lag behind playing strength cause one too.',
    },
    reliability: {
      title: 'Reliability',
      shows:
        'The score reached in games with the same expected score. On the diagonal, expectations are right on average.',
      limits: 'It averages over all players: two errors in opposite directions cancel out.',
    },
    residuals: {
      title: 'Residuals',
      shows:
        'Score minus expected score of the higher rated player, by rating band and difference, also as rating points.',
      limits: 'Cells with few games vary by chance. Beyond the cap the points show what the cap leaves out.',
    },
    stretch: {
      title: 'Stretch of the scale',
      shows:
        'The factor b by which differences would have to be multiplied to fit the results, with a 95 % interval that treats games of one event as dependent. 1 is the logistic curve with 400.',
      limits:
        'Below 1 the scale is too wide for the results; whether the top is too high or the bottom too low, b cannot say. Errors in the ratings alone push it below 1.',
    },
    shape: {
      title: 'Distribution',
      shows: 'Mean, spread, skewness and quantiles of published ratings on each list.',
      limits: 'New players change the distribution without any change of the scale.',
    },
    ranks: {
      title: 'Rating at a rank',
      shows: 'The rating of the active player at rank 5, 10, 20, 50, 100 and 1000.',
      limits: 'More players, or better ones, raise these ratings too.',
    },
    counts: {
      title: 'Players above a rating',
      shows:
        'How many players are rated above 2700, 2600 and so on, and how many within 25 points of the floor.',
      limits: 'Counts grow with the number of rated players.',
    },
    'federation-means': {
      title: 'Federations',
      shows:
        'Number, mean and standard deviation of published ratings by federation, on the first and the last list.',
      limits: 'A mean shows whom a federation registers, not how strong its best players are.',
    },
    'federation-shape': {
      title: 'Distribution by federation',
      shows:
        'Mean, spread and quantiles of published ratings on each list, for the ten federations with most rated players on the last one.',
      limits: 'A federation that registers beginners gets a lower mean without getting weaker.',
    },
    cohort: {
      title: 'A fixed cohort',
      shows:
        'The mean rating of the same players year by year: 35 to 45 years old at the start, with games in every year.',
      limits: 'Players of that age may really get stronger or weaker, and those who stop are left out.',
    },
    'annual-change': {
      title: 'Change in a year',
      shows:
        'The mean change from one year’s first list to the next, by age and rating band, of players with games in that year.',
      limits: 'Young players improve and old ones decline; only a shift over time points to the scale.',
    },
    ledger: {
      title: 'Point ledger',
      shows:
        'Where all points of each list come from, exact to the hundredth: unequal K, the cap, games that count for one side, newcomers, returns, leavers, corrections, adjustments, imports and rounding.',
      limits:
        'Points created are not inflation by themselves: players improve, and newcomers bring points of their own. A first rating below the floor counts as new and as leaving, since it is not listed.',
    },
    transfers: {
      title: 'Transfers of points',
      shows: 'Points that one group of players won from another in games, by age, K and federation.',
      limits: 'Groups that play each other rarely show little, whatever their strength.',
    },
    newcomers: {
      title: 'Newcomers',
      shows: 'The rating after 10, 20, 30 and 50 games minus the first rating, by band and age at the time.',
      limits: 'Players who play many games may differ from those who stop early.',
    },
    'first-ratings': {
      title: 'First ratings by edition',
      shows:
        'The first rating each edition would have given to the newest 2000 newcomers from the same games, and its difference from the published one.',
      limits:
        'Opponents keep the ratings of their own time; events before the history are missing, and round robins are calculated as Swiss events.',
    },
    forecast: {
      title: 'Quality of forecasts',
      shows:
        'How well the ratings of a list predict the games rated next: Brier score, log loss and binomial deviance of each model, its skill against a constant and its gain over the table, each with a 95 % interval by resampling events.',
      limits:
        'A better forecast is not always a better regulation. Glicko-2 learns here from up to 300,000 games only.',
    },
    'federation-offsets': {
      title: 'Offsets of federations',
      shows:
        'How many points the players of a federation are stronger (+) or weaker (−) than rated, by their games against other federations.',
      limits:
        'Without enough games against others (fewer than 100, or no link to the largest group) an offset says nothing.',
    },
    inactivity: {
      title: 'Return after inactivity',
      shows: 'The mean change in a year with games, by the number of years without games before it.',
      limits: 'Those who return may differ from those who do not.',
    },
    'k-adequacy': {
      title: 'Adequacy of K',
      shows:
        'The correlation of a player’s results above expectation in consecutive periods, by K. Above zero, ratings follow too slowly; below zero, too fast.',
      limits: 'A correlation within the margin around zero says nothing.',
    },
    surprises: {
      title: 'Surprising results',
      shows:
        'The least expected results of players in events of the last twelve months, in standard deviations.',
      limits:
        'For review by a person. Among many results some must be surprising; the list proves nothing against anyone.',
    },
    'repeated-pairs': {
      title: 'Repeated pairs',
      shows: 'Players who met most often in the last twelve months, and the points that changed hands.',
      limits: 'For review by a person. Club and national events produce such pairs every year.',
    },
    'concentrated-gains': {
      title: 'Events that create points',
      shows:
        'Events of the last twelve months whose games created most points, with those won at K 40 or more.',
      limits: 'For review by a person. Improving juniors create points wherever they play.',
    },
  },
  columns: {
    difference: 'Difference',
    games: 'Games',
    score: 'Score',
    table: 'Table',
    uncapped: 'Table, no cap',
    logistic_400: 'Logistic 400',
    logistic_480: 'Logistic 480',
    expected: 'Expected',
    predicted: 'Predicted',
    band: 'Band',
    residual: 'Residual',
    points: 'Points',
    part: 'By',
    value: 'Value',
    events: 'Events',
    b: 'b',
    low: 'Low',
    high: 'High',
    advantage: 'White’s advantage',
    date: 'List',
    population: 'Players',
    players: 'Number',
    mean: 'Mean',
    deviation: 'Deviation',
    skew: 'Skewness',
    at_floor: 'At the floor',
    at_floor_share: 'Share at the floor',
    federation: 'Federation',
    players_first: 'Number, first list',
    mean_first: 'Mean, first list',
    year: 'Year',
    error: 'Std. error',
    age: 'Age from',
    change: 'Change',
    old_points: 'Old total',
    k_imbalance: 'Unequal K',
    cap: 'Cap',
    one_sided: 'One side only',
    other_games: 'Other games',
    corrections: 'Corrections',
    newcomers: 'Newcomers',
    returns: 'Returns',
    leavers: 'Leavers',
    imports: 'Imports',
    adjustments: 'Adjustments',
    rounding: 'Rounding',
    new_points: 'New total',
    unexplained: 'Unexplained',
    kind: 'By',
    own: 'Own',
    opponent: 'Opponent',
    edition: 'Edition',
    rated: 'Rated',
    model: 'Model',
    brier: 'Brier',
    log_loss: 'Log loss',
    deviance: 'Deviance',
    skill: 'Skill',
    foreign_games: 'Against others',
    share: 'Share',
    offset: 'Offset',
    comparable: 'Comparable',
    years_away: 'Years away',
    k: 'K',
    pairs: 'Pairs',
    correlation: 'Correlation',
    margin: 'Margin',
    event: 'Event no.',
    id: 'ID',
    name: 'Name',
    player: 'Player no.',
    rating: 'Rating',
    surprise: 'Surprise',
    opponent_points: 'Opponent’s points',
    highest_k: 'Highest K',
    points_at_40: 'Points at K 40+',
    mean_active: 'Mean of active players',
    median_active: 'Median of active players',
    cohort: 'Fixed cohort',
    created: 'Created in games, per player',
    player_id: 'Player ID',
    gain: 'Gain over the table',
    gain_low: 'Gain, low',
    gain_high: 'Gain, high',
    opponent_id: 'Opponent ID',
  },
  numbered: {
    rank: (n) => `Rank ${n}`,
    above: (n) => `Above ${n}`,
    p: (n) => `${n} %`,
    after: (n) => `After ${n} games`,
    players: (n) => `Players with ${n} games`,
  },
  values: {
    all: 'all',
    active: 'active',
    women: 'women',
    men: 'men',
    month: 'month',
    glicko_2: 'Glicko-2',
    constant: 'constant',
    federation: 'federation',
    age: 'age',
    k: 'K',
    band: 'band',
    table: 'table',
    uncapped: 'table, no cap',
    logistic_400: 'logistic 400',
    logistic_480: 'logistic 480',
  },
  of: (name, value) => `${name}: ${value}`,
  yes: 'yes',
  no: 'no',
} satisfies FigureTexts);
