import { CadenceName, DateText, Timestamp } from './common.ts';
import { FigureChart, FigureMatrix, FigureRows } from './figures.ts';
import { JOB_STATES } from './names.ts';
import { type Static, t } from './schema.ts';

export const ScenarioBody = t.object({
  cadence: t.optional(t.describe(CadenceName, 'Of `edition`; by default standard. A draft names its own.')),
  edition: t.optional(t.string({ maxLength: 60, description: 'An edition of the regulations, by its ID.' })),
  draft: t.optional(
    t.describe(t.record(t.unknown()), 'Instead of `edition`: a federation’s own edition, as in its file.'),
  ),
  from: t.optional(
    t.describe(DateText, 'Events from this day on follow the scenario; by default from the first list on.'),
  ),
});
export type ScenarioBody = Static<typeof ScenarioBody>;

const scenario = {
  id: t.string({ description: 'The ID of its job.' }),
  edition: t.string(),
  title: t.string(),
  isDraft: t.boolean(),
  cadence: CadenceName,
  from: DateText,
  state: t.enum(JOB_STATES),
  actor: t.string(),
  created: Timestamp,
  ended: t.nullable(Timestamp),
};

export const ScenarioItem = t.object(scenario, {
  $id: 'ScenarioItem',
  description: 'The history calculated again under other rules, beside the published lists.',
});
export type ScenarioItem = Static<typeof ScenarioItem>;

export const ScenariosView = t.object(
  { items: t.array(t.ref(ScenarioItem)) },
  { $id: 'Scenarios', description: 'Newest first.' },
);
export type ScenariosView = Static<typeof ScenariosView>;

const ScenarioList = t.object({
  cadence: CadenceName,
  date: DateText,
  same: t.boolean({ description: 'Identical to the published list.' }),
  players: t.integer(),
  changed: t.integer({ description: 'Players with a rating on both lists whose ratings differ.' }),
  onlyPublished: t.integer(),
  onlyScenario: t.integer(),
  meanDifference: t.nullable(t.number()),
  largestDifference: t.integer(),
});

export const ScenarioView = t.object(
  {
    ...scenario,
    lists: t.array(ScenarioList),
    movers: t.array(
      t.object({ id: t.string(), name: t.string(), published: t.integer(), scenario: t.integer() }),
      { description: 'The largest differences on the last list of the cadence.' },
    ),
    figures: t.array(t.string(), { description: 'The figures computed over both histories.' }),
  },
  { $id: 'Scenario' },
);
export type ScenarioView = Static<typeof ScenarioView>;

export const ScenarioFigureParams = t.object({ id: t.string(), figure: t.string() });
export type ScenarioFigureParams = Static<typeof ScenarioFigureParams>;

export const ScenarioFigureView = t.object(
  {
    figure: t.string(),
    chart: t.nullable(FigureChart),
    matrix: t.nullable(FigureMatrix),
    columns: t.array(t.string()),
    published: FigureRows,
    scenario: FigureRows,
  },
  { $id: 'ScenarioFigure', description: 'A figure over the published lists and over the scenario.' },
);
export type ScenarioFigureView = Static<typeof ScenarioFigureView>;

export const ScenarioPlayerParams = t.object({ id: t.string(), player: t.string() });
export type ScenarioPlayerParams = Static<typeof ScenarioPlayerParams>;

export const ScenarioPlayerView = t.object(
  {
    id: t.string(),
    name: t.string(),
    ratings: t.array(
      t.object({
        date: DateText,
        published: t.nullable(t.integer()),
        scenario: t.nullable(t.integer()),
      }),
      { description: 'List by list; null: no rating.' },
    ),
  },
  { $id: 'ScenarioPlayer', description: 'What a player’s ratings would have been.' },
);
export type ScenarioPlayerView = Static<typeof ScenarioPlayerView>;
