import { type FoundPlayers, federationIn, searchPlayers } from '@eloquence/office';
import { CADENCES } from '@eloquence/rating';
import { type Call, type Command, given } from '../../framework/command.ts';
import { countOption } from '../../office/arguments.ts';
import { STORE, withOffice } from '../../office/open-store.ts';
import { parts } from '../../terminal/blocks.ts';
import { type Column, table } from '../../terminal/table.ts';
import { visibleText } from '../../terminal/visible-text.ts';
import { paragraph } from '../../terminal/width.ts';

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

/** The same fields as the HTTP API. */
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
  const { texts, messages, style } = call;
  const { labels, noneFound, crowded: many } = texts.office;
  if (players.length === 0) return [noneFound];
  const columns: readonly Column[] = [
    right(labels.id),
    { heading: '' },
    { heading: labels.name, cuts: 'end' },
    { heading: '' },
    right(labels.born),
    ...CADENCES.map((cadence) => right(messages.cadences[cadence])),
  ];
  const rows = players.map((player) => [
    player.id,
    player.title || player.womenTitle,
    visibleText(player.name),
    player.federation,
    String(player.birth_year ?? '–'),
    ...CADENCES.map((cadence) => String(player[cadence] ?? '–')),
  ]);
  return parts(table(columns, rows, { style }), crowded ? paragraph(many) : []);
}
