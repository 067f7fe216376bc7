import type { JSX } from 'preact';
import { Button } from '../parts/form.tsx';
import { eventPrefix, eventsOf, type Fields, MOST_EVENTS } from './fields.ts';
import type { Change } from './use-fields.ts';
import type { CalculatorWords } from './words.en.ts';

interface EventsFieldsProps {
  readonly words: CalculatorWords;
  readonly fields: Fields;
  readonly change: Change;
  /** The fields of one event, whose names begin with the prefix. */
  readonly children: (prefix: string) => JSX.Element;
}

/** Several events, each with fields of its own. */
export function EventsFields({ words, fields, change, children }: EventsFieldsProps): JSX.Element {
  const shown = Math.min(Math.max(1, Number(fields.events) || 0, ...eventsOf(fields)), MOST_EVENTS);
  return (
    <>
      {Array.from({ length: shown }, (_, index) => (
        <fieldset key={index} class="calculator-event">
          <legend>{words.fields.event(index + 1)}</legend>
          {children(eventPrefix(index + 1))}
        </fieldset>
      ))}
      {shown < MOST_EVENTS && (
        <Button
          type="submit"
          name="events"
          value={shown + 1}
          onClick={(event) => {
            event.preventDefault();
            change({ events: String(shown + 1) });
          }}
        >
          {words.fields.moreEvents}
        </Button>
      )}
    </>
  );
}
