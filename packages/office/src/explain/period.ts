import type {
  Cadence,
  FirstRating,
  PlayerGameOutcome,
  Reasons,
  RecomputeInput,
  Standing,
} from '@eloquence/rating';
import type { EventPlayer } from '../closing/entries.ts';
import type { CorrectionLine } from '../closing/input.ts';
import type { Office } from '../context.ts';
import { loadList } from '../lists-in-store/load.ts';
import { type ExplainedCorrection, explainedCorrections } from './corrections.ts';
import { Explaining } from './explaining.ts';
import type { KSource } from './k.ts';
import { publishedList } from './made.ts';
import { type ShownRow, shownRow } from './row.ts';

/** One game of a period, from the player's side. */
export interface ExplainedGame
  extends Pick<
    PlayerGameOutcome,
    'score' | 'counted' | 'opponentRating' | 'difference' | 'expected' | 'delta' | 'reasons'
  > {
  readonly round: number;
  readonly colour: 'w' | 'b' | null;
  /** The opponent's key; 0: a player without an ID. */
  readonly opponent: number;
}

export interface ExplainedEvent {
  readonly event: string;
  readonly edition: string;
  readonly start: string;
  /** The list whose ratings were used. */
  readonly list: { readonly id: number; readonly date: string };
  /** As it was rated: what the list has added up. */
  readonly rated: EventPlayer;
  readonly games: readonly ExplainedGame[];
  readonly reasons: Reasons;
}

/** A player's period on a list, worked out again with every reason. */
export interface ExplainedPeriod {
  readonly cadence: Cadence;
  readonly list: { readonly date: string; readonly revision: number; readonly source: string };
  readonly before: ShownRow | null;
  readonly after: ShownRow | null;
  readonly events: readonly ExplainedEvent[];
  readonly corrections: readonly ExplainedCorrection[];
  /** In hundredths; null where nothing was summed. */
  readonly change: number | null;
  readonly rounded: number | null;
  readonly kUsed: number | null;
  readonly reasons: Reasons;
  /** Why this K on the list. */
  readonly kReasons: Reasons;
  /** Whether the rules give this K from what is public; null where nothing was multiplied. */
  readonly kFrom: KSource | null;
  readonly standing: Standing | null;
  /** Of somebody unrated: what the pooled results give, and what is missing. */
  readonly first: FirstRating | null;
  /** What the rating depends on, for whoever wants to work it out himself; null of an imported list. */
  readonly recompute: RecomputeInput | null;
}

/** The period of a player on the current list of a date, or on another revision of it. */
export async function explainPeriod(
  office: Office,
  key: number,
  cadence: Cadence,
  date: string,
  revision: number | null = null,
): Promise<ExplainedPeriod> {
  const { db } = office.store;
  const made = await publishedList(db, cadence, date, revision);
  const { columns } = await loadList(office.store, made.id);
  const list = { date, revision: made.revision, source: made.source };
  const after = shownRow(columns, key);
  if (made.source === 'imported') return { ...nothing(cadence, list), after };
  const then: Office = { ...office, practice: made.practice === 'applied' ? 'applied' : 'text' };
  const lines = (JSON.parse(made.summary).corrections ?? []) as readonly CorrectionLine[];
  const own = lines.filter(({ player }) => player === key);
  const explaining = new Explaining(then, key, made, columns);
  await explaining.load();
  const corrections = await explainedCorrections(then, explaining.plan, own);
  return { ...nothing(cadence, list), ...(await explaining.explain(corrections)), after };
}

function nothing(cadence: Cadence, list: ExplainedPeriod['list']): ExplainedPeriod {
  return {
    cadence,
    list,
    before: null,
    after: null,
    events: [],
    corrections: [],
    change: null,
    rounded: null,
    kUsed: null,
    reasons: [],
    kReasons: [],
    kFrom: null,
    standing: null,
    first: null,
    recompute: null,
  };
}
