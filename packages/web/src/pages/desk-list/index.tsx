import type { DraftItem, JobView, ListItem, SummaryView } from '@eloquence/api';
import type { Cadence } from '@eloquence/rating';
import type { JSX } from 'preact';
import type { Api } from '../../api.ts';
import { isDay } from '../../day.ts';
import { Ask, Do } from '../../desk/act.tsx';
import { adjustmentName } from '../../desk/adjustments.tsx';
import { DeskHead } from '../../desk/head.tsx';
import { NotFound, type Page, Redirect, type ViewProps } from '../../page.ts';
import { Findings } from '../../parts/findings.tsx';
import { Facts, Section, Tabs } from '../../parts/layout.tsx';
import {
  ChangeHistogram,
  CorrectionsOfList,
  EventsOfList,
  KindsOfChange,
  LargestChanges,
  PointsTable,
} from '../../parts/list-summary.tsx';
import { eventNamesOf, type Names } from '../../parts/names.ts';
import { Notice } from '../../parts/notice.tsx';
import type { Words } from './words.en.ts';

interface Data {
  readonly date: string;
  readonly drafts: readonly DraftItem[];
  readonly published: readonly Pick<ListItem, 'cadence' | 'revision'>[];
  readonly summary: SummaryView;
  /** Of events that the summary knows by their IDs. */
  readonly names: Names;
}

/** A list before it is published: everything it changes, and the one button that makes it final. */
export const page: Page<Data, Words> = {
  needs: ['administrator'],
  indexed: false,
  async load({ api, params, query }) {
    const { date = '' } = params;
    if (!isDay(date)) throw new NotFound();
    const [desk, { items }] = await Promise.all([api.get('/office/desk'), api.get('/lists')]);
    const drafts = desk.drafts.filter((draft) => draft.date === date);
    const published = items
      .filter((item) => item.date === date)
      .map(({ cadence, revision }) => ({ cadence, revision }));
    // A draft that the audit log and earlier work still name may have been dropped.
    if (drafts.length + published.length === 0) throw new Redirect('/desk/month');
    const asked = drafts.find(({ cadence }) => cadence === query.cadence);
    const shown = query.cadence === undefined ? drafts[0] : asked;
    const summary = await summaryOf(api, date, shown, published, query.cadence);
    const named = [...summary.held, ...summary.corrections.map(({ event }) => event)];
    return { date, drafts, published, summary, names: await eventNamesOf(api, named) };
  },
  title: ({ date }, words, { format }) => words.title(format.month(date)),
  View,
};

/** Of the draft that is asked for, or of the list that is published. */
async function summaryOf(
  api: Api,
  date: string,
  draft: DraftItem | undefined,
  published: Data['published'],
  asked: string | undefined,
): Promise<SummaryView> {
  if (draft !== undefined)
    return api.get('/office/lists/:cadence/:date/summary', { cadence: draft.cadence, date });
  const list = published.find(({ cadence }) => cadence === asked) ?? published[0];
  if (list === undefined) throw new NotFound();
  return api.get('/lists/:cadence/:date/summary', { cadence: list.cadence, date });
}

function View({ data, words, place }: ViewProps<Data, Words>): JSX.Element {
  const { format, href, words: shared } = place;
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
            ? `${shared.cadences[cadence]} (${words.kindDraft})`
            : shared.cadences[cadence],
          isCurrent: cadence === summary.cadence,
        }))}
      />
      <Whole data={data} words={words} place={place} />
    </>
  );
}

type WholeProps = ViewProps<Data, Words>;

function Whole({ data, words, place }: WholeProps): JSX.Element {
  const { summary } = data;
  const { format, href, words: shared } = place;
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
      <Events data={data} words={words} place={place} />
      {isDraft && <Publish data={data} words={words} place={place} />}
    </>
  );
}

function Events({ data: { summary, names }, words, place: { format, href } }: WholeProps): JSX.Element {
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

function Publish({ data: { summary, drafts }, words, place }: WholeProps): JSX.Element {
  const { api, format, words: shared } = place;
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
          <Ask
            label={words.publishAllLabel}
            title={words.publishAllTitle(month)}
            confirm={words.publishConfirm}
            kind="main"
            isForGood
            work={() => job('publish', { date })}
          >
            <p>{words.publishAllCadences(format.list(names))}</p>
            {/* Of all cadences the same is told once. */}
            <Warnings findings={drafts.find(({ findings }) => findings.length > 0)?.findings ?? []} />
            <p>{words.publishAllText}</p>
          </Ask>
        )}
        <Ask
          label={words.publishLabel(shared.cadences[cadence])}
          title={words.publishTitle(`${shared.cadences[cadence]}${format.comma}${month}`)}
          confirm={words.publishConfirm}
          kind={drafts.length > 1 ? 'plain' : 'main'}
          isForGood
          work={() => job('publish', { date, cadence, revision })}
        >
          <Warnings findings={own?.findings ?? []} />
          <p>{words.publishText}</p>
        </Ask>
        {revision === 1 && <Do label={words.again} work={() => job('close', { date, cadence })} />}
        <Ask
          label={words.drop}
          title={words.dropTitle}
          confirm={words.drop}
          work={() => job('drop', { date, cadence })}
        >
          <p>{words.dropText}</p>
          {revision > 1 && <p>{words.dropRevisionText}</p>}
        </Ask>
      </div>
      {revision === 1 && <p class="field-hint">{words.againHint}</p>}
    </Section>
  );
}

function Warnings({ findings }: Pick<DraftItem, 'findings'>): JSX.Element | null {
  return findings.length === 0 ? null : <Findings findings={findings} />;
}
