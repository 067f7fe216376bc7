import { type LeftOut, leftOut, type Office } from '@eloquence/office';
import type { Cadence } from '@eloquence/rating';
import { eventStatusText } from '@eloquence/words';
import type { Call } from '../framework/command.ts';
import { visibleText } from '../terminal/visible-text.ts';
import { paragraph } from '../terminal/width.ts';

/** The events that lists of a date leave out, since their report is missing or not decided, by cadence. */
export async function leftOutOf(
  office: Office,
  date: string,
  cadences: readonly Cadence[],
): Promise<ReadonlyMap<Cadence, LeftOut>> {
  const found = new Map<Cadence, LeftOut>();
  for (const cadence of cadences) found.set(cadence, await leftOut(office, cadence, date));
  return found;
}

/** The same as lines; none if nothing is left out. */
export function leftOutLines(call: Call, found: ReadonlyMap<Cadence, LeftOut>): string[] {
  const { texts, messages, style } = call;
  const events = [...found.values()].flatMap(({ missing, undecided }) => [...missing, ...undecided]);
  if (events.length === 0) return [];
  return [
    style.strong(texts.office.leftOut(events.length)),
    ...events.flatMap((event) => {
      const status = eventStatusText(event, messages);
      return paragraph(visibleText(texts.office.said(`${event.event} ${event.name}`, status)), '  ');
    }),
  ];
}

/** For the JSON of a list. */
export function leftOutJson(call: Call, found: LeftOut | undefined): object {
  const events = (own: LeftOut['missing']): object[] =>
    own.map((event) => ({ ...event, status: eventStatusText(event, call.messages) }));
  return { missing: events(found?.missing ?? []), undecided: events(found?.undecided ?? []) };
}
