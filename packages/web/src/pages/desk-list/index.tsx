import type { DraftItem, JobView, ListItem, SummaryView } from '@eloquence/api';
import type { Cadence } from '@eloquence/rating';
import type { JSX } from 'preact';
import { Ask, Do } from '../../desk/act.tsx';
import { DeskHead } from '../../desk/frame.tsx';
import { Changes, Kinds, Largest, Points } from '../../desk/summary.tsx';
import { NotFound, type Page, type ViewProps } from '../../page.ts';
import { Change, Day, PlayerLink } from '../../parts/figures.tsx';
import { Empty, Facts, Section, Tabs } from '../../parts/layout.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Table } from '../../parts/table.tsx';
import type { Place } from '../../place.ts';
import type { Words } from './words.en.ts';

interface Data {
  readonly date: string;
  readonly drafts: readonly DraftItem[];
  readonly published: readonly Pick<ListItem, 'cadence' | 'revision'>[];
  /** null: there is no draft, and nothing to look through. */
  readonly summary: SummaryView | null;
}

/** A list before it is published: everything it changes, and the one button that makes it final. */
export const page: Page<Data, Words> = {
  needs: ['administrator'],
  indexed: false,
  async load({ api, params, query }) {
    const { date = '' } = params;
    if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) throw new NotFound();
    const [desk, { items }] = await Promise.all([api.get('/office/desk'), api.get('/lists')]);
    const drafts = desk.drafts.filter((draft) => draft.date === date);
    const published = items
      .filter((item) => item.date === date)
      .map(({ cadence, revision }) => ({ cadence, revision }));
    if (drafts.length + published.length === 0) throw new NotFound();
    const asked = drafts.find(({ cadence }) => cadence === query.cadence);
    const shown = query.cadence === undefined ? drafts[0] : asked;
    if (shown !== undefined) {
      const { cadence } = shown;
      return {
        date,
        drafts,
        published,
        summary: await api.get('/office/lists/:cadence/:date/summary', { cadence, date }),
      };
    }
    const done = published.find(({ cadence }) => cadence === query.cadence) ?? published[0];
    if (done === undefined) throw new NotFound();
    const { cadence } = done;
    return {
      date,
      drafts,
      published,
      summary: await api.get('/lists/:cadence/:date/summary', { cadence, date }),
    };
  },
  title: ({ date }, words, { format }) => words.title(format.month(date)),
  View,
};

function View({ data, words, place }: ViewProps<Data, Words>): JSX.Element {
  const { format, href, words: shared } = place;
  const { date, drafts, published, summary } = data;
  const isDraft = summary?.state === 'draft';
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
          isCurrent: cadence === summary?.cadence,
        }))}
      />
      {summary === null ? (
        <Empty title={words.noDraft} />
      ) : (
        <Whole summary={summary} drafts={drafts} words={words} place={place} />
      )}
    </>
  );
}

interface WholeProps {
  readonly summary: SummaryView;
  readonly drafts: readonly DraftItem[];
  readonly words: Words;
  readonly place: Place;
}

function Whole({ summary, drafts, words, place }: WholeProps): JSX.Element {
  const { format, href, words: shared } = place;
  const { counts } = words;
  const isDraft = summary.state === 'draft';
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
          [shared.columns.list, `${shared.cadences[summary.cadence]} · ${words.revision(summary.revision)}`],
          [counts.ratedBefore, format.number(summary.ratedBefore)],
          [counts.ratedAfter, format.number(summary.ratedAfter)],
          [counts.events, format.number(summary.eventCount)],
          [counts.games, format.number(summary.games)],
          [counts.waiting, format.number(summary.waiting)],
          ...(summary.adjustments.length === 0
            ? []
            : [[counts.adjustments, summary.adjustments.join(', ')] as const]),
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
        <Changes histogram={summary.histogram} words={words.desk} />
        <Kinds kinds={summary.kinds} words={words.desk} />
        {summary.gains.length + summary.losses.length > 0 && (
          <div class="side-by-side">
            <Largest caption={words.gains} rows={summary.gains} />
            <Largest caption={words.losses} rows={summary.losses} />
          </div>
        )}
      </Section>
      <Points points={summary.points} words={words.desk} />
      <Events summary={summary} words={words} place={place} />
      {isDraft && <Publish summary={summary} drafts={drafts} words={words} place={place} />}
    </>
  );
}

function Events({ summary, words, place }: Omit<WholeProps, 'drafts'>): JSX.Element {
  const { format, href, words: shared } = place;
  const { events, corrections, held } = summary;
  return (
    <>
      {held.length > 0 && (
        <Notice kind="warning" title={words.held}>
          <p>{words.heldLead}</p>
          <p>
            {held.map((event, index) => (
              <span key={event}>
                {index > 0 && ', '}
                <a href={href(`/desk/events/${event}`)}>{event}</a>
              </span>
            ))}
          </p>
        </Notice>
      )}
      <Section title={words.events} id="events">
        {events.length === 0 ? (
          <p class="faint">{words.eventsNone}</p>
        ) : (
          <Table
            caption={words.events}
            isCaptionHidden
            columns={[
              {
                key: 'event',
                head: shared.columns.event,
                cell: ({ event, name }) => <a href={href(`/events/${event}`)}>{name}</a>,
                isRowHead: true,
              },
              {
                key: 'start',
                head: words.started,
                cell: ({ start }) => <Day date={start} isShort />,
                wideOnly: true,
              },
              {
                key: 'players',
                head: shared.sections.players,
                cell: ({ players }) => format.number(players),
                align: 'end',
              },
              {
                key: 'unrated',
                head: words.unrated,
                cell: ({ unrated }) => format.number(unrated),
                align: 'end',
                wideOnly: true,
              },
              {
                key: 'games',
                head: shared.columns.games,
                cell: ({ games }) => format.number(games),
                align: 'end',
              },
            ]}
            rows={events}
            rowKey={({ event }) => event}
          />
        )}
      </Section>
      {corrections.length > 0 && (
        <Section title={words.corrections} id="corrections">
          <Table
            caption={words.corrections}
            isCaptionHidden
            columns={[
              {
                key: 'player',
                head: shared.columns.player,
                cell: ({ player }) =>
                  player === null ? (
                    '–'
                  ) : (
                    <PlayerLink id={player.id} name={player.name} title={player.title} />
                  ),
                isRowHead: true,
              },
              {
                key: 'event',
                head: shared.columns.event,
                cell: ({ event }) => <a href={href(`/events/${event}`)}>{event}</a>,
              },
              { key: 'list', head: shared.columns.list, cell: ({ list }) => format.shortMonth(list) },
              {
                key: 'change',
                head: shared.columns.change,
                cell: ({ change }) => <Change value={change} />,
                align: 'end',
              },
            ]}
            rows={corrections}
            rowKey={(_, index) => String(index)}
          />
        </Section>
      )}
    </>
  );
}

function Publish({ summary, drafts, words, place }: WholeProps): JSX.Element {
  const { api, format, words: shared } = place;
  const { cadence, date, revision } = summary;
  const month = format.month(date);
  const job = async (what: 'publish' | 'close', body: object): Promise<string> =>
    `/desk/jobs/${(await api.send<JobView>(`POST /office/lists/${what}`, {}, body)).id}`;
  const names = drafts.map((draft) => shared.cadences[draft.cadence]);
  return (
    <Section title={words.publish} id="publish">
      <div class="actions">
        {drafts.length > 1 && (
          <Ask
            label={words.publishAllLabel}
            title={words.publishAllTitle(month)}
            confirm={words.publishConfirm}
            kind="main"
            work={() => job('publish', { date })}
          >
            <p>{format.list(names)}.</p>
            <p>{words.publishText}</p>
          </Ask>
        )}
        <Ask
          label={words.publishLabel(shared.cadences[cadence])}
          title={words.publishTitle(`${shared.cadences[cadence]}, ${month}`)}
          confirm={words.publishConfirm}
          kind={drafts.length > 1 ? 'plain' : 'main'}
          work={() => job('publish', { date, cadence, revision })}
        >
          <p>{words.publishText}</p>
        </Ask>
        {revision === 1 && <Do label={words.again} work={() => job('close', { date, cadence })} />}
      </div>
      {revision === 1 && <p class="field-hint">{words.againHint}</p>}
    </Section>
  );
}
