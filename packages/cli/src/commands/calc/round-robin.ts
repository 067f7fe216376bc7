import type { Choice, RoundRobinAnswer, RoundRobinAnswerPlayer } from '@eloquence/rating';
import type { Call } from '../../framework/command.ts';
import { parts } from '../../terminal/blocks.ts';
import { figures, table } from '../../terminal/table.ts';
import { editionFigure, sentences } from './answer.ts';

/** The table of 10.54 (2005) and 8.58 (2009), with the opponents who count as being at the cap. */
export function roundRobinLines(call: Call, choice: Choice, answer: RoundRobinAnswer): string[] {
  const { format, labels } = call.messages;
  const columns = [
    { heading: labels.player, wraps: true },
    ...[labels.rating, 'W', 'p', 'dp', 'Rc', 'Ru'].map((heading) => ({ heading, align: 'right' }) as const),
    { heading: '', wraps: true },
    ...["Rc'", "Ru'", 'We', 'W − We'].map((heading) => ({ heading, align: 'right' }) as const),
  ];
  const { rar, dpa, ra } = answer;
  return parts(
    table(
      columns,
      answer.players.map((player) => cells(call, player)),
      { style: call.style },
    ),
    figures(
      [
        ['Rar', format.short(rar)],
        ['dpa', format.short(dpa)],
        ['Ra', String(ra)],
        editionFigure(call, choice, answer),
      ],
      call.style,
    ),
    ...answer.players.map(({ name, reasons }) => {
      const lines = sentences(call, reasons);
      return lines.length === 0 ? [] : [call.style.strong(name), ...lines];
    }),
  );
}

function cells({ messages }: Call, player: RoundRobinAnswerPlayer): string[] {
  const { format } = messages;
  const number = (value: number | null): string => (value === null ? '' : String(value));
  const decimal = (value: string | null): string => (value === null ? '' : format.decimal(value));
  const { name, rating, score, p, dp, rc, ru, capped, newRc, newRu, expected, sum } = player;
  return [
    ...[name, number(rating), format.points(score), format.decimal(p), format.signed(dp)],
    ...[number(rc), number(ru), atTheCap(capped)],
    ...[number(newRc), number(newRu), decimal(expected), decimal(sum)],
  ];
}

/** `A, B: 2382` */
function atTheCap(capped: RoundRobinAnswerPlayer['capped']): string {
  return [...Map.groupBy(capped, ({ counted }) => counted)]
    .map(([counted, group]) => `${group.map(({ name }) => name).join(', ')}: ${counted}`)
    .join('; ');
}
