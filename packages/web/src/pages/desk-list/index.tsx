import type { DraftItem, JobView, ListItem, SummaryView } from '@eloquence/api';
import type { Cadence } from '@eloquence/rating';
import type { Words } from '@eloquence/words/en/web/pages/desk-list';
import type { JSX } from 'preact';
import { fetchEventNames, type Names } from '../../components/fetch-names.ts';
import { Findings } from '../../components/findings.tsx';
import { Facts, Section, Tabs } from '../../components/layout.tsx';
import {
  ChangeHistogram,
  CorrectionsOfList,
  EventsOfList,
  KindsOfChange,
  LargestChanges,
  PointsTable,
} from '../../components/list-summary.tsx';
import { Notice } from '../../components/notice.tsx';
import type { Api } from '../../core/api.ts';
import { isDate } from '../../core/date.ts';
import { NotFound, type Page, Redirect, type ViewProps } from '../../core/page.ts';
import { ActionButton } from '../../desk/action-button.tsx';
import { adjustmentName } from '../../desk/adjustments.tsx';
import { ConfirmButton } from '../../desk/confirm-dialog.tsx';
import { DeskHead } from '../../desk/head.tsx';

interface Data {
  readonly date: string;
  readonly drafts: readonly DraftItem[];
  readonly published: readonly Pick<ListItem, 'cadence' | 'revision'>[];
  readonly summary: SummaryView;
  /** Names of the events in `summary`. */
  readonly names: Names;
}

/** A draft list with its changes, and the button to publish it. */
export const page: Page<Data, Words> = {
  needs: ['administrator'],
  indexed: false,
  async load({ api, params, query }) {
    const { date = '' } = params;
    if (!isDate(date)) throw new NotFound();
    const [desk, { items }] = await Promise.all([api.get('/office/desk'), api.get('/lists')]);
    const drafts = desk.drafts.filter((draft) => draft.date === date);
    const published = items
      .filter((item) => item.date === date)
      .map(({ cadence, revision }) => ({ cadence, revision }));
    // The audit log and jobs still link to dropped drafts.
    if (drafts.length + published.length === 0) throw new Redirect('/desk/month');
    const requested = drafts.find(({ cadence }) => cadence === query.cadence);
    const shown = query.cadence === undefined ? drafts[0] : requested;
    const summary = await summaryOf(api, date, shown, published, query.cadence);
    const named = [...summary.held, ...summary.corrections.map(({ event }) => event)];
    return { date, drafts, published, summary, names: await fetchEventNames(api, named) };
  },
  title: ({ date }, words, { format }) => words.title(format.month(date)),
  View,
};

/** Of the selected draft, or of the published list. */
async function summaryOf(
  api: Api,
  date: string,
  draft: DraftItem | undefined,
  published: Data['published'],
  requested: string | undefined,
): Promise<SummaryView> {
  if (draft !== undefined)
    return api.get('/office/lists/:cadence/:date/summary', { cadence: draft.cadence, date });
  const list = published.find(({ cadence }) => cadence === requested) ?? published[0];
  if (list === undefined) throw new NotFound();
  return api.get('/lists/:cadence/:date/summary', { cadence: list.cadence, date });
}

function View({ data, words, context }: ViewProps<Data, Words>): JSX.Element {
  const { format, href, words: shared } = context;
  const { date, drafts, published, summary } = data;
  const isDraft = summary.state === 'draft';
  const cadences = [...new Set([...drafts, ...published].map(({ cadence }) => cadence))];
  const isDrafted = (cadence: Cadence): boolean => drafts.some((draft) => draft.cadence === cadence);
  return (
    <>
      <DeskHead
        words={words.desk}
        at="/desk/month"
        kind={isDraft ? words.kindDraft : words.kindPublished}
        title={words.title(format.month(date))}
        lead={isDraft ? words.leadDraft : words.leadPublished}
      >
        <a href={href('/desk/month')}>{words.toMonth}</a>
        {published.map(({ cadence }) => (
          <a key={cadence} href={href(`/lists/${date}/${cadence}`)}>
            {words.openPublic(shared.cadences[cadence])}
          </a>
        ))}
      </DeskHead>
      <Tabs
        label={words.cadence}
        tabs={cadences.map((cadence) => ({
          href: href(`/desk/lists/${date}?cadence=${cadence}`),
          label: isDrafted(cadence)
            ? shared.cadences[cadence] + shared.aside(words.kindDraft)
            : shared.cadences[cadence],
          isCurrent: cadence === summary.cadence,
        }))}
      />
      <ListDetails data={data} words={words} context={context} />
    </>
  );
}

type DetailsProps = ViewProps<Data, Words>;

function ListDetails({ data, words, context }: DetailsProps): JSX.Element {
  const { summary } = data;
  const { format, href, words: shared } = context;
  const { counts } = words;
  const isDraft = summary.state === 'draft';
  const adjustments = summary.adjustments.map((id) => adjustmentName(id, words.desk)).join(' · ');
  return (
    <>
      {isDraft && summary.revision > 1 && (
        <Notice>
          <p>
            {words.revisionNote}{' '}
            <a href={href('/desk/corrections')}>{words.desk.pages['/desk/corrections']}</a>
          </p>
        </Notice>
      )}
      <Facts
        facts={[
          [shared.columns.list, `${shared.cadences[summary.cadence]} · ${shared.revision(summary.revision)}`],
          [counts.ratedBefore, format.number(summary.ratedBefore)],
          [counts.ratedAfter, format.number(summary.ratedAfter)],
          [counts.events, format.number(summary.eventCount)],
          [counts.games, format.number(summary.games)],
          [counts.waiting, format.number(summary.waiting)],
          ...(adjustments === ''
            ? []
            : [
                [
                  counts.adjustments,
                  <a key="adjustments" href={href('/desk/adjustments')}>
                    {adjustments}
                  </a>,
                ] as const,
              ]),
          [
            counts.hash,
            <code key="hash" class="break-anywhere">
              {summary.hash}
            </code>,
          ],
        ]}
      />
      <Section title={words.changes} id="changes">
        <p class="faint">{words.against}</p>
        <ChangeHistogram histogram={summary.histogram} words={words.desk.summary} />
        <KindsOfChange kinds={summary.kinds} words={words.desk.summary} />
        {summary.gains.length + summary.losses.length > 0 && (
          <div class="side-by-side">
            <LargestChanges caption={words.desk.summary.gains} rows={summary.gains} />
            <LargestChanges caption={words.desk.summary.losses} rows={summary.losses} />
          </div>
        )}
      </Section>
      <PointsTable points={summary.points} words={words.desk.summary} advice={words.desk.unexplained} />
      <Events data={data} words={words} context={context} />
      {isDraft && <Publish data={data} words={words} context={context} />}
    </>
  );
}

function Events({ data: { summary, names }, words, context: { format, href } }: DetailsProps): JSX.Element {
  const { events, corrections, held } = summary;
  return (
    <>
      {held.length > 0 && (
        <Notice kind="warning" title={words.held}>
          <p>{words.heldLead}</p>
          <p>
            {held.map((event, index) => (
              <span key={event}>
                {index > 0 && format.comma}
                <a href={href(`/desk/events/${event}`)}>{names[event] ?? event}</a>
              </span>
            ))}
          </p>
        </Notice>
      )}
      <EventsOfList events={events} words={words.desk.summary} />
      <CorrectionsOfList corrections={corrections} names={names} words={words.desk.summary} />
    </>
  );
}

function Publish({ data, words, context }: DetailsProps): JSX.Element {
  const { summary, drafts } = data;
  const { api, format, words: shared } = context;
  const { cadence, date, revision } = summary;
  const month = format.month(date);
  const job = async (what: 'publish' | 'close' | 'drop', body: object): Promise<string> =>
    `/desk/jobs/${(await api.send<JobView>(`POST /office/lists/${what}`, {}, body)).id}`;
  const names = drafts.map((draft) => shared.cadences[draft.cadence]);
  const own = drafts.find((draft) => draft.cadence === cadence && draft.revision === revision);
  return (
    <Section title={words.publish} id="publish">
      <div class="actions">
        {drafts.length > 1 && (
          <ConfirmButton
            label={words.publishAllLabel}
            title={words.publishAllTitle(month)}
            confirm={words.publishConfirm}
            kind="main"
            isIrreversible
            action={() => job('publish', { date })}
          >
            <p>{words.publishAllCadences(format.list(names))}</p>
            {/* The findings are the same for all cadences. */}
            <Warnings findings={drafts.find(({ findings }) => findings.length > 0)?.findings ?? []} />
            <LeftOut drafts={drafts} words={words} context={context} />
            <p>{words.publishAllText}</p>
          </ConfirmButton>
        )}
        <ConfirmButton
          label={words.publishLabel(shared.cadences[cadence])}
          title={words.publishTitle(`${shared.cadences[cadence]}${format.comma}${month}`)}
          confirm={words.publishConfirm}
          kind={drafts.length > 1 ? 'plain' : 'main'}
          isIrreversible
          action={() => job('publish', { date, cadence, revision })}
        >
          <Warnings findings={own?.findings ?? []} />
          {own !== undefined && <LeftOut drafts={[own]} words={words} context={context} />}
          <p>{words.publishText}</p>
        </ConfirmButton>
        {revision === 1 && (
          <ActionButton label={words.again} action={() => job('close', { date, cadence })} />
        )}
        <ConfirmButton
          label={words.drop}
          title={words.dropTitle}
          confirm={words.drop}
          action={() => job('drop', { date, cadence })}
        >
          <p>{words.dropText}</p>
          {revision > 1 && <p>{words.dropRevisionText}</p>}
        </ConfirmButton>
      </div>
      {revision === 1 && <p class="field-hint">{words.againHint}</p>}
    </Section>
  );
}

interface LeftOutProps extends Pick<DetailsProps, 'words' | 'context'> {
  readonly drafts: readonly DraftItem[];
}

/** The events that the lists leave out, by name. */
function LeftOut({ drafts, words, context: { href } }: LeftOutProps): JSX.Element {
  const groups = [
    { title: words.missing, events: drafts.flatMap(({ missing }) => missing) },
    { title: words.undecided, events: drafts.flatMap(({ undecided }) => undecided) },
  ];
  return (
    <>
      {groups.map(({ title, events }) =>
        events.length === 0 ? null : (
          <Notice key={title(0)} kind="warning" title={title(events.length)}>
            <ul>
              {events.map(({ event, name, status }) => (
                <li key={event}>
                  <a href={href(`/desk/events/${event}`)}>{name}</a> <span class="faint">{status}</span>
                </li>
              ))}
            </ul>
          </Notice>
        ),
      )}
    </>
  );
}

function Warnings({ findings }: Pick<DraftItem, 'findings'>): JSX.Element | null {
  return findings.length === 0 ? null : <Findings findings={findings} />;
}
