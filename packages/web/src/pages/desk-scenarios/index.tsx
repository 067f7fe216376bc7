import type { EditionItem, JobView, ScenarioBody, ScenariosView } from '@eloquence/api';
import type { Cadence } from '@eloquence/rating';
import type { Words } from '@eloquence/words/en/web/pages/desk-scenarios';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { editionOn } from '../../components/editions.ts';
import { Field, Select } from '../../components/form.tsx';
import { Empty, Section } from '../../components/layout.tsx';
import { Table } from '../../components/table.tsx';
import { ApiProblem } from '../../core/api.ts';
import type { Page, ViewProps } from '../../core/page.ts';
import { ConfirmButton } from '../../desk/confirm-dialog.tsx';
import { DateTime, DeskHead } from '../../desk/head.tsx';
import { isFinished } from '../../desk/job.tsx';
import { SubmitForm } from '../../desk/submit-form.tsx';

interface Data {
  readonly scenarios: ScenariosView['items'];
  readonly editions: readonly EditionItem[];
}

/** The history under other rules: start a scenario, and open those that were calculated. */
export const page: Page<Data, Words> = {
  needs: ['administrator'],
  indexed: false,
  async load({ api }) {
    const [scenarios, editions] = await Promise.all([api.get('/office/scenarios'), api.get('/editions')]);
    return { scenarios: scenarios.items, editions: editions.items };
  },
  title: (_data, words) => words.title,
  View,
};

function View(props: ViewProps<Data, Words>): JSX.Element {
  const { words } = props;
  return (
    <>
      <DeskHead words={words.desk} at="/desk/scenarios" title={words.title} lead={words.lead} />
      <Scenarios {...props} />
      <NewScenario {...props} />
    </>
  );
}

function Scenarios({ data: { scenarios }, words, context }: ViewProps<Data, Words>): JSX.Element {
  const { api, format, href, words: shared } = context;
  if (scenarios.length === 0) return <Empty title={words.empty} />;
  return (
    <Table
      caption={words.known}
      isCaptionHidden
      rows={scenarios}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'edition',
          head: words.edition,
          cell: ({ id, edition, isDraft, state }) => (
            <>
              <a href={href(state === 'done' ? `/desk/scenarios/${id}` : `/desk/jobs/${id}`)}>
                {isDraft ? edition : format.editions(edition)}
              </a>
              {isDraft && <span class="faint"> {shared.aside(words.isDraft)}</span>}
            </>
          ),
          isRowHead: true,
        },
        { key: 'cadence', head: words.cadence, cell: ({ cadence }) => shared.cadences[cadence] },
        { key: 'from', head: words.from, cell: ({ from }) => format.shortDate(from), noWrap: true },
        { key: 'state', head: words.state, cell: ({ state }) => words.desk.states[state] },
        {
          key: 'when',
          head: words.when,
          cell: ({ created }) => <DateTime at={created} isShort />,
          wideOnly: true,
        },
        { key: 'who', head: words.who, cell: ({ actor }) => actor, wideOnly: true },
        {
          key: 'delete',
          head: <span class="visually-hidden">{words.delete}</span>,
          cell: ({ id, state }) =>
            isFinished({ state }) && (
              <ConfirmButton
                label={words.delete}
                title={words.deleteTitle}
                confirm={words.delete}
                kind="final"
                action={async () => {
                  await api.send('DELETE /office/scenarios/:id', { id });
                  return '/desk/scenarios';
                }}
              >
                <p>{words.deleteText}</p>
              </ConfirmButton>
            ),
        },
      ]}
    />
  );
}

function NewScenario({ data: { editions }, words, context }: ViewProps<Data, Words>): JSX.Element {
  const { api, format, words: shared } = context;
  const [cadence, setCadence] = useState<Cadence>('standard');
  return (
    <Section title={words.start} id="start">
      <SubmitForm
        label={words.start}
        button={words.button}
        action={async ({ text, file }) => {
          const [edition, draft, from] = [text('edition'), file('draft'), text('from')];
          const rules = draft === null ? null : parsed(await draft.text(), words);
          const body: ScenarioBody = {
            ...(rules === null ? { cadence, ...(edition !== '' && { edition }) } : { draft: rules }),
            ...(from !== '' && { from }),
          };
          const { id } = await api.send<JobView>('POST /office/scenarios', {}, body);
          return `/desk/jobs/${id}`;
        }}
      >
        <Select
          name="cadence"
          label={words.cadence}
          value={cadence}
          options={Object.entries(shared.cadences)}
          onChange={(value) => setCadence(value as Cadence)}
        />
        <Select
          name="edition"
          label={words.edition}
          hint={words.editionHint}
          none={words.none}
          value={editionOn(editions, cadence, context.today) ?? undefined}
          options={editions
            .filter((edition) => edition.cadence === cadence)
            .map(({ id }) => [id, format.editions(id)])}
        />
        <Field label={words.draft} hint={words.draftHint}>
          {(control) => <input type="file" name="draft" accept=".json,application/json" {...control} />}
        </Field>
        <Field label={words.from} hint={words.fromHint}>
          {(control) => <input type="date" name="from" {...control} />}
        </Field>
        <p class="field-hint">{words.hint}</p>
      </SubmitForm>
    </Section>
  );
}

function parsed(text: string, { notJson }: Words): Readonly<Record<string, unknown>> {
  const refused = (): never => {
    throw new ApiProblem({
      ...{ type: 'about:blank', code: 'invalid-json', status: 0 },
      ...{ title: notJson.title, detail: notJson.detail },
    });
  };
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : refused();
  } catch {
    return refused();
  }
}
