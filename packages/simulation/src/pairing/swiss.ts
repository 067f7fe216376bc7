import { defined } from '@eloquence/rating';

/** A player or a team. */
export interface Competitor {
  /** Place in the starting order, from 0. */
  readonly no: number;
  /** In half points. */
  score: number;
  readonly met: Set<number>;
  /** Games with White less games with Black. */
  balance: number;
  /** How often the last colour in a row: positive for White. */
  run: number;
  hadBye: boolean;
}

export interface Pairing {
  readonly white: Competitor;
  readonly black: Competitor;
}

export interface SwissRound {
  readonly pairings: readonly Pairing[];
  readonly bye: Competitor | null;
}

export function competitor(no: number): Competitor {
  return { no, score: 0, met: new Set(), balance: 0, run: 0, hadBye: false };
}

/**
 * The rounds a Swiss of this size can have so that everybody can be paired. With r rounds behind them, those who
 * find nobody have all met, so they are at most r; each two of them can be exchanged with a pair made before, of
 * which r - 1 at most stand in the way. Three players a round, and two more, are therefore enough.
 */
export function mostRounds(players: number): number {
  return Math.floor((players - 2) / 3);
}

/** Pairs one round: equal scores, the upper half against the lower, nobody twice, colours by turns. */
export function pairSwiss(present: readonly Competitor[]): SwissRound {
  const order = present.toSorted((a, b) => b.score - a.score || a.no - b.no);
  const bye = order.length % 2 === 1 ? takeBye(order) : null;
  const pairs: [Competitor, Competitor][] = [];
  let floating: Competitor[] = [];
  for (let at = 0; at < order.length; ) {
    const bracket = [...floating];
    const score = order[at]?.score;
    for (; order[at]?.score === score && at < order.length; at += 1) bracket.push(defined(order[at]));
    floating = pairBracket(bracket, pairs);
  }
  for (let left = 0; left + 1 < floating.length; left += 2) {
    pairLeftOver(defined(floating[left]), defined(floating[left + 1]), pairs);
  }
  return { pairings: pairs.map(([a, b]) => giveColours(a, b)), bye };
}

function takeBye(order: Competitor[]): Competitor {
  const at = order.findLastIndex(({ hadBye }) => !hadBye);
  return defined(order.splice(at < 0 ? order.length - 1 : at, 1)[0]);
}

/** Pairs one score group; who finds nobody there goes down to the next. */
function pairBracket(bracket: readonly Competitor[], pairs: [Competitor, Competitor][]): Competitor[] {
  const half = Math.floor(bracket.length / 2);
  const paired = new Uint8Array(bracket.length);
  const floating: Competitor[] = [];
  for (let at = 0; at < bracket.length; at += 1) {
    if (paired[at] === 1) continue;
    paired[at] = 1;
    const one = defined(bracket[at]);
    const other = findOpponent(bracket, paired, one, Math.max(at + 1, at < half ? at + half : at + 1));
    if (other < 0) {
      floating.push(one);
      continue;
    }
    paired[other] = 1;
    pairs.push([one, defined(bracket[other])]);
  }
  return floating;
}

/** Prefers the natural opponent, then any with fitting colours, then any not met. */
function findOpponent(
  bracket: readonly Competitor[],
  paired: Uint8Array,
  one: Competitor,
  natural: number,
): number {
  let any = -1;
  for (let step = 0; step < bracket.length; step += 1) {
    const at = (natural + step) % bracket.length;
    if (paired[at] === 1) continue;
    const other = defined(bracket[at]);
    if (one.met.has(other.no)) continue;
    if (coloursFit(one, other)) return at;
    if (any < 0) any = at;
  }
  return any;
}

/** No colour three times in a row, and no difference of three. */
function mustHave({ balance, run }: Competitor): 'w' | 'b' | null {
  if (run >= 2 || balance >= 2) return 'b';
  return run <= -2 || balance <= -2 ? 'w' : null;
}

function coloursFit(one: Competitor, other: Competitor): boolean {
  const must = mustHave(one);
  return must === null || must !== mustHave(other);
}

/** Swaps with the first earlier pair that makes both pairings legal. */
function pairLeftOver(one: Competitor, other: Competitor, pairs: [Competitor, Competitor][]): void {
  if (!one.met.has(other.no)) {
    pairs.push([one, other]);
    return;
  }
  for (let at = pairs.length - 1; at >= 0; at -= 1) {
    const [a, b] = defined(pairs[at]);
    for (const [first, second] of [
      [a, b],
      [b, a],
    ] as const) {
      if (one.met.has(first.no) || other.met.has(second.no)) continue;
      pairs.splice(at, 1, [first, one], [second, other]);
      return;
    }
  }
  throw new Error(`no opponent for ${one.no} and ${other.no}: more rounds than mostRounds allows`);
}

/** If no colour is due, the higher player alternates. */
function giveColours(a: Competitor, b: Competitor): Pairing {
  const [must, mustOther] = [mustHave(a), mustHave(b)];
  const due = a.balance - b.balance || a.run - b.run;
  const otherThanLast = a.run === 0 ? a.no % 2 === 0 : a.run < 0;
  const aIsWhite =
    must !== mustOther ? must === 'w' || mustOther === 'b' : due === 0 ? otherThanLast : due < 0;
  return aIsWhite ? { white: a, black: b } : { white: b, black: a };
}

export function remember({ white, black }: Pairing): void {
  white.met.add(black.no);
  black.met.add(white.no);
  white.balance += 1;
  black.balance -= 1;
  white.run = white.run > 0 ? white.run + 1 : 1;
  black.run = black.run < 0 ? black.run - 1 : -1;
}
