import type { AdjustmentView } from '@eloquence/api';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Ask } from '../../desk/act.tsx';
import { DeskHead } from '../../desk/head.tsx';
import type { Page, ViewProps } from '../../page.ts';
import { Select } from '../../parts/form.tsx';
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
  const names = Object.entries(words.desk.summary.adjustments);
  const [adjustment, setAdjustment] = useState(names[0]?.[0] ?? '');
  const [date, setDate] = useState(dates[0] ?? '');
  const [done, setDone] = useState<AdjustmentView | null>(null);
  const nameOf = (id: string): string =>
    words.desk.summary.adjustments[id as keyof Words['desk']['summary']['adjustments']] ?? id;
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
            <Select label={words.which} value={adjustment} options={names} onChange={setAdjustment} />
            <Select
              label={words.date}
              hint={words.dateHint}
              value={date}
              options={dates.map((each) => [each, format.month(each)])}
              onChange={setDate}
            />
            <Ask
              label={words.button}
              title={words.ask}
              confirm={words.button}
              kind="main"
              isForGood
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
