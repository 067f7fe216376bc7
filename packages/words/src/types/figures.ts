/** The figures over a history, by the names of their queries. */
export type FigureName =
  | 'inflation'
  | 'calibration'
  | 'reliability'
  | 'residuals'
  | 'stretch'
  | 'shape'
  | 'ranks'
  | 'counts'
  | 'federation-means'
  | 'federation-shape'
  | 'cohort'
  | 'annual-change'
  | 'ledger'
  | 'transfers'
  | 'newcomers'
  | 'first-ratings'
  | 'forecast'
  | 'federation-offsets'
  | 'inactivity'
  | 'k-adequacy'
  | 'surprises'
  | 'repeated-pairs'
  | 'concentrated-gains';

/** Columns named alone; `rank_10` and the like are made of their number. */
export type FigureColumn =
  | 'difference'
  | 'games'
  | 'score'
  | 'table'
  | 'uncapped'
  | 'logistic_400'
  | 'logistic_480'
  | 'expected'
  | 'predicted'
  | 'band'
  | 'residual'
  | 'points'
  | 'part'
  | 'value'
  | 'events'
  | 'b'
  | 'low'
  | 'high'
  | 'advantage'
  | 'date'
  | 'population'
  | 'players'
  | 'mean'
  | 'deviation'
  | 'skew'
  | 'at_floor'
  | 'at_floor_share'
  | 'federation'
  | 'players_first'
  | 'mean_first'
  | 'year'
  | 'error'
  | 'age'
  | 'change'
  | 'old_points'
  | 'k_imbalance'
  | 'cap'
  | 'one_sided'
  | 'other_games'
  | 'corrections'
  | 'newcomers'
  | 'returns'
  | 'leavers'
  | 'imports'
  | 'adjustments'
  | 'rounding'
  | 'new_points'
  | 'unexplained'
  | 'kind'
  | 'own'
  | 'opponent'
  | 'edition'
  | 'rated'
  | 'model'
  | 'brier'
  | 'log_loss'
  | 'deviance'
  | 'skill'
  | 'foreign_games'
  | 'share'
  | 'offset'
  | 'comparable'
  | 'years_away'
  | 'k'
  | 'pairs'
  | 'correlation'
  | 'margin'
  | 'event'
  | 'id'
  | 'name'
  | 'player'
  | 'rating'
  | 'surprise'
  | 'opponent_points'
  | 'highest_k'
  | 'points_at_40'
  | 'mean_active'
  | 'median_active'
  | 'cohort'
  | 'created'
  | 'player_id'
  | 'opponent_id'
  | 'gain'
  | 'gain_low'
  | 'gain_high';

/** Values that are words. */
export type FigureValue =
  | 'all'
  | 'active'
  | 'women'
  | 'men'
  | 'month'
  | 'glicko_2'
  | 'constant'
  | 'federation'
  | 'age'
  | 'k'
  | 'band'
  | 'table'
  | 'uncapped'
  | 'logistic_400'
  | 'logistic_480';

export interface FigureText {
  readonly title: string;
  /** What the figure shows. */
  readonly shows: string;
  /** What it does not show. */
  readonly limits: string;
}

export interface FigureTexts {
  readonly figures: Readonly<Record<FigureName, FigureText>>;
  readonly columns: Readonly<Record<FigureColumn, string>>;
  /** `rank_10`, `above_2400`, `p25`, `after_30`, `players_30`. */
  readonly numbered: Readonly<
    Record<'rank' | 'above' | 'p' | 'after' | 'players', (number: number) => string>
  >;
  readonly values: Readonly<Record<FigureValue, string>>;
  /** What a chart or table is of: `Band: 1800`. */
  readonly of: (name: string, value: string) => string;
  readonly yes: string;
  readonly no: string;
}
