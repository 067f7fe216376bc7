import type { FactsView, FactView } from '@eloquence/api';
import type { Words } from '@eloquence/words/en/web/pages/desk-facts';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Field, Select } from '../../components/form.tsx';
import { Section } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import type { Page, ViewProps } from '../../core/page.ts';
import { DeskHead } from '../../desk/head.tsx';
import { SubmitForm } from '../../desk/submit-form.tsx';

const DONE = ['stated', 'ended'] as const;

interface Data {
  /** Newest first. */
  readonly items: FactsView['items'];
  readonly done: (typeof DONE)[number] | null;
}

export const page: Page<Data, Words> = {
  needs: ['administrator'],
  indexed: false,
  async load({ api, query }) {
    const { items } = await api.get('/office/facts');
    return { items, done: DONE.find((each) => each === query.done) ?? null };
  },
  title: (_data, words) => words.title,
  View,
};

function View({ data: { items, done }, words, context }: ViewProps<Data, Words>): JSX.Element {
  const { api, format } = context;
  const open = items.filter(({ until }) => until === null);
  return (
    <>
      <DeskHead words={words.desk} at="/desk/facts" title={words.title} lead={words.lead} />
      {done !== null && (
        <Notice kind="done">
          <p>{words.done[done]}</p>
        </Notice>
      )}
      <Section title={words.known} id="known">
        {items.length === 0 ? (
          <p class="faint">{words.none}</p>
        ) : (
          <ul>
            {items.map(({ kind, subject, since, until, because }) => (
              <li key={`${kind}-${subject}-${since}-${until}`}>
                {words.kinds[kind]}
                {subject !== '' && <strong> {subject}</strong>}{' '}
                <span class="faint">
                  · {words.days(format.date(since), until === null ? null : format.date(until))} · {because}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Section>
      <StateFact words={words} context={context} />
      {open.length > 0 && (
        <Section title={words.end} id="end">
          <SubmitForm
            label={words.end}
            button={words.endButton}
            action={async ({ text }) => {
              const { kind, subject } = open[Number(text('which'))] as FactView;
              const until = text('until');
              await api.send<FactView>('POST /office/facts/end', {}, { kind, subject, until });
              return '/desk/facts?done=ended';
            }}
          >
            <Select
              name="which"
              label={words.fact}
              options={open.map(({ kind, subject }, place) => [
                String(place),
                `${words.kinds[kind]} ${subject}`.trim(),
              ])}
            />
            <Field label={words.until} hint={words.untilHint} isRequired>
              {(control) => <input name="until" type="date" {...control} />}
            </Field>
          </SubmitForm>
        </Section>
      )}
    </>
  );
}

function StateFact({ words, context: { api } }: Omit<ViewProps<Data, Words>, 'data'>): JSX.Element {
  const [kind, setKind] = useState(Object.keys(words.kinds)[0] ?? '');
  const [subject, hint] = [words.subjects[kind] ?? null, words.hints[kind]];
  return (
    <Section title={words.state} id="state">
      <SubmitForm
        label={words.state}
        button={words.stateButton}
        action={async ({ text }) => {
          const [about, since, because] = ['subject', 'since', 'because'].map(text);
          await api.send<FactView>('POST /office/facts', {}, { kind, subject: about, since, because });
          return '/desk/facts?done=stated';
        }}
      >
        <Select
          name="kind"
          label={words.fact}
          value={kind}
          options={Object.entries(words.kinds)}
          onChange={setKind}
        />
        {subject !== null && (
          <Field label={subject} isRequired>
            {(control) => <input name="subject" maxLength={24} autoComplete="off" {...control} />}
          </Field>
        )}
        <Field label={words.since} isRequired>
          {(control) => <input name="since" type="date" {...control} />}
        </Field>
        <Field label={words.because} isRequired {...(hint !== undefined && { hint })}>
          {(control) => <textarea name="because" rows={2} maxLength={2000} {...control} />}
        </Field>
      </SubmitForm>
    </Section>
  );
}
