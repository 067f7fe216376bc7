import type { CalculatorWords } from '@eloquence/words/en/web/calculators';
import type { JSX } from 'preact';
import { Button } from '../components/form.tsx';
import { eventPrefix, type Fields, filledEvents, MAX_EVENTS } from './fields.ts';
import type { SetFields } from './use-form-fields.ts';

interface EventsFieldsProps {
  readonly words: CalculatorWords;
  readonly fields: Fields;
  readonly change: SetFields;
  /** The fields of one event; their names start with the prefix. */
  readonly children: (prefix: string) => JSX.Element;
}

export function EventsFields({ words, fields, change, children }: EventsFieldsProps): JSX.Element {
  const shown = Math.min(Math.max(1, Number(fields.events) || 0, ...filledEvents(fields)), MAX_EVENTS);
  return (
    <>
      {Array.from({ length: shown }, (_, index) => (
        <fieldset key={index} class="calculator-event">
          <legend>{words.fields.event(index + 1)}</legend>
          {children(eventPrefix(index + 1))}
        </fieldset>
      ))}
      {shown < MAX_EVENTS && (
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
