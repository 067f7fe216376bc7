import { CADENCES, type Cadence, type EventType } from '@eloquence/rating';
import { type EventSystem, findSystem, hasWord, words } from './event-type/vocabulary.ts';

export type { EventSystem };

/** What a report says about its kind of event. */
export interface EventClass {
  /** How first ratings and unplayed games are treated; null where the report does not say. */
  readonly type: EventType | null;
  readonly team: boolean;
  readonly system: EventSystem | null;
  readonly cadence: Cadence | null;
}

const MAX_LENGTH = 200;

/**
 * Reads records 092 and 192. The code of 192 decides; without one that is known, the code or the text of 092 does. The
 * cadence stands in the text only.
 */
export function classifyEventType(text092: string, code192: string | null): EventClass {
  const text = text092.slice(0, MAX_LENGTH);
  const cadence = readCadence(text);
  const coded = (code192 === null ? null : readCode(code192)) ?? readCode(text);
  return { ...(coded ?? readText(text)), cadence };
}

type Kind = Omit<EventClass, 'cadence'>;

const TYPES: Readonly<Record<EventSystem, EventType>> = {
  swiss: 'swiss',
  dutch: 'swiss',
  dubov: 'swiss',
  burstein: 'swiss',
  lim: 'swiss',
  'double-swiss': 'swiss',
  'round-robin': 'round-robin',
  'double-round-robin': 'double-round-robin',
  'multiple-round-robin': 'double-round-robin',
  scheveningen: 'scheveningen',
  'double-scheveningen': 'scheveningen',
  // every player of a team meets every player of the others: Scheveningen with more than two teams
  schiller: 'scheveningen',
  // neither closed nor a match: each game counts for itself, as in a Swiss
  knockout: 'swiss',
  match: 'match',
};

function kindOf(system: EventSystem | null, team: boolean): Kind {
  const type = system === null ? null : TYPES[system];
  // Games between teams are rated as in a Swiss, whatever the order of the matches.
  return { type: team && type !== 'scheveningen' ? 'team' : type, team, system };
}

const CODED_SYSTEMS: ReadonlyMap<string, EventSystem> = new Map([
  ['DUTCH', 'dutch'],
  ['DUBOV', 'dubov'],
  ['BURSTEIN', 'burstein'],
  ['SWISS', 'swiss'],
  ['DOUBLESWISS', 'double-swiss'],
  ['ROUNDROBIN', 'round-robin'],
  ['DOUBLEROUNDROBIN', 'double-round-robin'],
  ['SCHILLER', 'schiller'],
  ['SCHEVENINGEN', 'scheveningen'],
  ['DOUBLESCHEVENINGEN', 'double-scheveningen'],
  ['KNOCKOUT', 'knockout'],
]);
const ISSUERS: readonly string[] = ['FIDE', 'BERGER', 'CUSTOM', 'OTHER'];
/** Edition of the Dutch system, acceleration, colours, scores, teams by players. */
const DETAILS = /^(20\d\d|BAKU|TYPE[AB]|MP|GP|\d{1,3}X\d{1,3})$/;
const GAMES = /^G([1-9]\d?)$/;

/** A code of record 192: `FIDE_DUTCH_2025_BAKU`, `BERGER_ROUNDROBIN_G2`, `FIDE_TEAM_TYPEA_MP_GP`. */
function readCode(text: string): Kind | null {
  const [issuer = '', ...parts] = text.trim().toUpperCase().split('_');
  if (!ISSUERS.includes(issuer) || parts.length === 0) return null;
  const team = parts[0] === 'TEAM';
  if (team) parts.shift();
  const named = CODED_SYSTEMS.get(parts[0] ?? '');
  if (named !== undefined) parts.shift();
  // FIDE_TEAM and its variants are the team Swiss
  else if (!team || issuer !== 'FIDE') return null;
  const games = parts.map((part) => Number(GAMES.exec(part)?.[1] ?? 0));
  if (!parts.every((part, index) => games[index] !== 0 || DETAILS.test(part))) return null;
  return kindOf(repeated(named ?? 'swiss', Math.max(1, ...games)), team);
}

/** A pair meets so many times. */
function repeated(system: EventSystem, games: number): EventSystem {
  if (games === 1) return system;
  if (system === 'round-robin') return games === 2 ? 'double-round-robin' : 'multiple-round-robin';
  return system === 'scheveningen' ? 'double-scheveningen' : system;
}

function readText(text: string): Kind {
  const folded = words(text);
  return kindOf(findSystem(folded), hasWord(folded, 'team'));
}

/** The one cadence that is named. */
function readCadence(text: string): Cadence | null {
  const folded = words(text);
  const [cadence, ...others] = CADENCES.filter((name) => hasWord(folded, name));
  return others.length === 0 ? (cadence ?? null) : null;
}
