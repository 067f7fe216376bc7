import type { AdjustmentsView, AdjustmentView } from '@eloquence/api';
import type { Words } from '@eloquence/words/en/web/pages/desk-adjustments';
import type { JSX } from 'preact';
import { Select } from '../../components/form.tsx';
import { Section } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import type { Page, ViewProps } from '../../core/page.ts';
import { Adjustments } from '../../desk/adjustments.tsx';
import { DeskHead } from '../../desk/head.tsx';
import { SubmitForm } from '../../desk/submit-form.tsx';

const DONE = ['set', 'revoked'] as const;

interface Data {
  /** Newest list first. */
  readonly items: AdjustmentsView['items'];
  /** Dates of future lists. */
  readonly dates: readonly string[];
  readonly done: (typeof DONE)[number] | null;
}

export const page: Page<Data, Words> = {
  needs: ['administrator'],
  indexed: false,
  async load({ api, query }) {
    const [{ items }, calendar] = await Promise.all([api.get('/office/adjustments'), api.get('/calendar')]);
    return {
      items,
      dates: [...new Set(calendar.items.map(({ list }) => list))].toSorted(),
      done: DONE.find((each) => each === query.done) ?? null,
    };
  },
  title: (_data, words) => words.title,
  View,
};

function View({ data: { items, dates, done }, words, context }: ViewProps<Data, Words>): JSX.Element {
  const { api, format } = context;
  const names = Object.entries(words.desk.summary.adjustments);
  return (
    <>
      <DeskHead words={words.desk} at="/desk/adjustments" title={words.title} lead={words.lead} />
      {done !== null && (
        <Notice kind="done">
          <p>{words.done[done]}</p>
        </Notice>
      )}
      <Section title={words.known} id="known">
        {items.length === 0 ? (
          <p class="faint">{words.knownNone}</p>
        ) : (
          <Adjustments items={items} words={words.desk} next="/desk/adjustments?done=revoked" />
        )}
      </Section>
      <Section title={words.set} id="set">
        {dates.length === 0 ? (
          <p class="faint">{words.none}</p>
        ) : (
          <SubmitForm
            label={words.set}
            button={words.button}
            action={async ({ text }) => {
              const body = { adjustment: text('adjustment'), date: text('date') };
              await api.send<AdjustmentView>('POST /office/adjustments', {}, body);
              return '/desk/adjustments?done=set';
            }}
          >
            <Select name="adjustment" label={words.which} options={names} />
            <Select
              name="date"
              label={words.date}
              hint={words.dateHint}
              options={dates.map((each) => [each, format.month(each)])}
            />
            <p class="field-hint">{words.setHint}</p>
          </SubmitForm>
        )}
      </Section>
    </>
  );
}
