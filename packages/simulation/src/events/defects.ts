import type { PlayerRecord, ResultCode, RoundResult, TrfFile, TrfRecord } from '@eloquence/reports';
import type { Random } from '../random.ts';

/** Named after the finding. A wrong result that both lines agree on gives none. */
export const DEFECTS = [
  'results-contradict',
  'points-differ',
  'rating-differs',
  'headers-missing',
  'wrong-result',
] as const;
export type Defect = (typeof DEFECTS)[number];

/** Per thousand reports. */
const SPOILED = 60;

export function spoil(
  random: Random,
  file: TrfFile,
): { readonly file: TrfFile; readonly defect: Defect } | null {
  if (!random.perMille(SPOILED)) return null;
  const defect = random.pick(DEFECTS);
  const records = SPOILERS[defect](random, file.records);
  return records === null ? null : { file: { ...file, records }, defect };
}

type Spoiler = (random: Random, records: readonly TrfRecord[]) => readonly TrfRecord[] | null;

const SPOILERS: Readonly<Record<Defect, Spoiler>> = {
  'results-contradict': (random, records) => {
    const game = decidedGame(random, records);
    return game && edit(records, game.loser, (player) => withCode(player, game.round, '1'));
  },
  'points-differ': (random, records) =>
    edit(records, random.pick(numbersOf(records)), (player) => addPoint(player, 1)),
  'rating-differs': (random, records) =>
    edit(records, random.pick(numbersOf(records)), (player) => ({
      ...player,
      rating: (player.rating ?? 1500) + 37,
    })),
  'headers-missing': (_, records) => records.filter(({ code }) => code !== '102'),
  'wrong-result': (random, records) => {
    const game = decidedGame(random, records);
    if (game === null) return null;
    const won = edit(records, game.loser, (player) => addPoint(withCode(player, game.round, '1'), 1));
    return edit(won, game.winner, (player) => addPoint(withCode(player, game.round, '0'), -1));
  },
};

const playersOf = (records: readonly TrfRecord[]): readonly PlayerRecord[] =>
  records.flatMap((record) => (record.kind === 'player' ? [record] : []));

const numbersOf = (records: readonly TrfRecord[]): readonly number[] =>
  playersOf(records).map(({ no }) => no as number);

function edit(
  records: readonly TrfRecord[],
  no: number,
  change: (player: PlayerRecord) => PlayerRecord,
): readonly TrfRecord[] {
  return records.map((record) => (record.kind === 'player' && record.no === no ? change(record) : record));
}

function decidedGame(
  random: Random,
  records: readonly TrfRecord[],
): { readonly winner: number; readonly loser: number; readonly round: number } | null {
  const won = playersOf(records).flatMap(({ no, rounds }) =>
    rounds.flatMap(({ opponent, code }, round) =>
      code === '1' && opponent !== null ? [{ winner: no as number, loser: opponent, round }] : [],
    ),
  );
  return won.length === 0 ? null : random.pick(won);
}

function withCode(player: PlayerRecord, round: number, code: ResultCode): PlayerRecord {
  const rounds = player.rounds.map(
    (result, index): RoundResult => (index === round ? { ...result, code } : result),
  );
  return { ...player, rounds };
}

function addPoint(player: PlayerRecord, points: number): PlayerRecord {
  const [whole, part] = player.points.split('.');
  return { ...player, points: `${Number(whole) + points}.${part}` };
}
