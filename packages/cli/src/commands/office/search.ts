import { type FoundPlayers, federationIn, searchPlayers } from '@eloquence/office';
import { CADENCES } from '@eloquence/rating';
import { type Call, type Command, given } from '../../command.ts';
import { parts } from '../../parts.ts';
import { plain } from '../../reports/plain.ts';
import { type Column, table } from '../../table.ts';
import { paragraph } from '../../width.ts';
import { countOption } from './given.ts';
import { STORE, withOffice } from './store.ts';

const MOST = 100;

export const search: Command = Object.freeze({
  path: 'office search',
  takes: 'TEXT…',
  positionals: [1, 6],
  optional: ['federation', 'limit', ...STORE],
  examples: ['office search vin', 'office search solveig vinter --federation NOR'],
  run: (call) =>
    withOffice(call, async (office) => {
      const text = call.positionals.join(' ');
      const limit = countOption(call, 'limit', MOST);
      const federation = given(call, 'federation');
      const found = await searchPlayers(office, {
        text,
        federation: federation === undefined ? null : federationIn(federation),
        thorough: true,
        ...(limit !== null && { limit }),
      });
      return { value: foundJson(found), lines: () => foundLines(call, found) };
    }),
} satisfies Command);

/** The fields that the service has as well. */
function foundJson({ players, crowded }: FoundPlayers): object {
  return {
    players: players.map((player) => ({
      id: player.id,
      name: player.name,
      federation: player.federation,
      sex: player.sex,
      birthYear: player.birth_year,
      titles: [player.title, player.womenTitle].filter(Boolean),
      ratings: { standard: player.standard, rapid: player.rapid, blitz: player.blitz },
    })),
    crowded,
  };
}

const right = (heading: string): Column => ({ heading, align: 'right' });

function foundLines(call: Call, { players, crowded }: FoundPlayers): string[] {
  const { texts, dictionary, style } = call;
  const { labels, noneFound, crowded: many } = texts.office;
  if (players.length === 0) return [noneFound];
  const columns: readonly Column[] = [
    right(labels.id),
    { heading: '' },
    { heading: labels.name, cuts: 'end' },
    { heading: '' },
    right(labels.born),
    ...CADENCES.map((cadence) => right(dictionary.cadences[cadence])),
  ];
  const rows = players.map((player) => [
    player.id,
    player.title || player.womenTitle,
    plain(player.name),
    player.federation,
    String(player.birth_year ?? '–'),
    ...CADENCES.map((cadence) => String(player[cadence] ?? '–')),
  ]);
  return parts(table(columns, rows, { style }), crowded ? paragraph(many) : []);
}
