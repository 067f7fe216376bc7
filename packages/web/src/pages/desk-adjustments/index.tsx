import type { AdjustmentView } from '@eloquence/api';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Ask } from '../../desk/act.tsx';
import { DeskHead } from '../../desk/frame.tsx';
import type { Page, ViewProps } from '../../page.ts';
import { Field } from '../../parts/form.tsx';
import { Section } from '../../parts/layout.tsx';
import { Notice } from '../../parts/notice.tsx';
import type { Words } from './words.en.ts';

interface Data {
  /** The days of lists to come. */
  readonly dates: readonly string[];
}

/** One-off changes of whole lists. */
export const page: Page<Data, Words> = {
  needs: ['administrator'],
  indexed: false,
  async load({ api }) {
    const { items } = await api.get('/calendar', {});
    return { dates: [...new Set(items.map(({ list }) => list))].toSorted() };
  },
  title: (_data, words) => words.title,
  View,
};

function View({ data: { dates }, words, place }: ViewProps<Data, Words>): JSX.Element {
  const { api, format } = place;
  const names = Object.entries(words.known);
  const [adjustment, setAdjustment] = useState(names[0]?.[0] ?? '');
  const [date, setDate] = useState(dates[0] ?? '');
  const [done, setDone] = useState<AdjustmentView | null>(null);
  const nameOf = (id: string): string => words.known[id as keyof Words['known']] ?? id;
  return (
    <>
      <DeskHead words={words.desk} at="/desk/adjustments" title={words.title} lead={words.lead} />
      <Section title={words.set} id="set">
        {done !== null && (
          <Notice kind="done">
            <p>{words.done(nameOf(done.adjustment), format.date(done.date))}</p>
          </Notice>
        )}
        {dates.length === 0 ? (
          <p class="faint">{words.none}</p>
        ) : (
          <div class="form needs-script">
            <Field label={words.which}>
              {(control) => (
                <select
                  {...control}
                  value={adjustment}
                  onChange={(event) => setAdjustment(event.currentTarget.value)}
                >
                  {names.map(([id, name]) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <Field label={words.date} hint={words.dateHint}>
              {(control) => (
                <select {...control} value={date} onChange={(event) => setDate(event.currentTarget.value)}>
                  {dates.map((each) => (
                    <option key={each} value={each}>
                      {format.month(each)}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <Ask
              label={words.button}
              title={words.ask}
              confirm={words.button}
              kind="main"
              work={async () => {
                setDone(await api.send<AdjustmentView>('POST /office/adjustments', {}, { adjustment, date }));
                return undefined;
              }}
            >
              <p>
                {nameOf(adjustment)} ({format.date(date)})
              </p>
              <p>{words.final}</p>
            </Ask>
          </div>
        )}
      </Section>
    </>
  );
}
