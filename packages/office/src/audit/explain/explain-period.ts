import type {
  Cadence,
  FirstRating,
  PlayerGameOutcome,
  Reasons,
  RecomputeInput,
  Standing,
} from '@eloquence/rating';
import type { Office } from '../../office.ts';
import type { EventPlayer } from '../../period/rate/event-players.ts';
import type { CorrectionLine } from '../../period/rate/input.ts';
import { isPublished, rowOfKey } from '../../rating-lists/columns.ts';
import { loadList } from '../../rating-lists/store/load.ts';
import { type ExplainedCorrection, explainedCorrections } from './corrections.ts';
import { Explainer } from './explainer.ts';
import type { KSource } from './k.ts';
import { type ShownRow, shownRow } from './list-row.ts';
import { publishedList } from './published-list.ts';

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
  /** The stored result: the list sums these. */
  readonly rated: EventPlayer;
  readonly games: readonly ExplainedGame[];
  readonly reasons: Reasons;
}

/** A player's period on a list, recomputed with every reason. */
export interface ExplainedPeriod {
  readonly cadence: Cadence;
  readonly list: {
    readonly date: string;
    readonly revision: number;
    readonly source: string;
    /** The current revision, if this one is superseded. */
    readonly supersededBy: number | null;
  };
  readonly before: ShownRow | null;
  readonly after: ShownRow | null;
  readonly events: readonly ExplainedEvent[];
  readonly corrections: readonly ExplainedCorrection[];
  /** In hundredths; null if nothing was summed. */
  readonly change: number | null;
  readonly rounded: number | null;
  readonly kUsed: number | null;
  readonly reasons: Reasons;
  /** Why this K on the list. */
  readonly kReasons: Reasons;
  /** null if no K was used. */
  readonly kFrom: KSource | null;
  readonly standing: Standing | null;
  /** Of an unrated player: the pooled results, and the games still missing. */
  readonly first: FirstRating | null;
  /** Everything needed to recompute the rating by hand; null on an imported list. */
  readonly recompute: RecomputeInput | null;
}

/** `revision`: null for the current one. */
export async function explainPeriod(
  office: Office,
  key: number,
  cadence: Cadence,
  date: string,
  revision: number | null = null,
): Promise<ExplainedPeriod> {
  const { db } = office.store;
  const published = await publishedList(db, cadence, date, revision);
  const { columns } = await loadList(office.store, published.id);
  const { revision: shown, source, currentRevision } = published;
  const supersededBy = shown === currentRevision ? null : currentRevision;
  const list = { date, revision: shown, source, supersededBy };
  const row = rowOfKey(columns.keys, key);
  const after = row >= 0 && isPublished(columns, row) ? shownRow(columns, key) : null;
  if (published.source === 'imported') return { ...emptyPeriod(cadence, list), after };
  const asComputed: Office = { ...office, practice: published.practice };
  const lines = (JSON.parse(published.summary).corrections ?? []) as readonly CorrectionLine[];
  const own = lines.filter(({ player }) => player === key);
  const explainer = new Explainer(asComputed, key, published, columns);
  await explainer.load();
  const corrections = await explainedCorrections(asComputed, explainer.plan, own);
  return { ...emptyPeriod(cadence, list), ...(await explainer.explain(corrections)), after };
}

function emptyPeriod(cadence: Cadence, list: ExplainedPeriod['list']): ExplainedPeriod {
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
