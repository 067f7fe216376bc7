import type { ReportItem } from '@eloquence/api';
import type { Words } from '@eloquence/words/en/web/pages/event';
import type { JSX } from 'preact';
import { FindingCounts, Findings } from '../../components/findings.tsx';
import { Section } from '../../components/layout.tsx';
import { type Column, Table } from '../../components/table.tsx';
import { usePageContext } from '../../core/page-context.ts';
import type { Data } from './index.tsx';

/** Submitted reports with their findings. */
export function Reports({ data, words }: { readonly data: Data; readonly words: Words }): JSX.Element {
  const { format, basePath, language, words: shared } = usePageContext();
  const { event } = data;
  const newestFirst = event.reports.toReversed();
  const download: Column<ReportItem> = {
    key: 'download',
    head: <span class="visually-hidden">{shared.download}</span>,
    cell: ({ version, size, redacted }) =>
      redacted ? (
        words.redacted
      ) : (
        <>
          <div>
            <a href={`${basePath}/api/v1/events/${event.event}/form?version=${version}&lang=${language}`}>
              {words.reportForm}
            </a>
          </div>
          <a
            href={`${basePath}/api/v1/events/${event.event}/report?version=${version}`}
            download={`${event.event}-${version}.trf`}
          >
            {words.download(format.bytes(size))}
          </a>
        </>
      ),
    align: 'end',
  };
  const columns: readonly Column<ReportItem>[] = [
    { key: 'version', head: words.file, cell: ({ version }) => words.version(version), isRowHead: true },
    {
      key: 'handedIn',
      head: words.handedIn,
      cell: ({ submitted }) => <time dateTime={submitted}>{format.moment(submitted)}</time>,
      wideOnly: true,
    },
    { key: 'state', head: words.state, cell: ({ state }) => words.states[state] },
    {
      key: 'players',
      head: words.players,
      cell: ({ players }) => format.number(players),
      align: 'end',
      wideOnly: true,
    },
    {
      key: 'games',
      head: words.games,
      cell: ({ games }) => format.number(games),
      align: 'end',
      wideOnly: true,
    },
    {
      key: 'findings',
      head: words.findings,
      cell: (report) => <FindingCounts of={report} />,
      wideOnly: true,
    },
    download,
  ];
  return (
    <Section title={words.reports} id="reports">
      <p class="prose faint">{words.reportsLead}</p>
      <Table
        caption={words.reports}
        isCaptionHidden
        columns={columns}
        rows={newestFirst}
        rowKey={({ report }) => report}
      />
      {newestFirst.map(({ version, findings }, index) =>
        findings.length === 0 ? (
          <p key={version} class="faint">
            {words.noFindings(version)}
          </p>
        ) : (
          <details key={version} class="report-findings" open={index === 0 && findings.length <= 10}>
            <summary>
              {words.findingsOf(version)}
              {shared.aside(format.number(findings.length))}
            </summary>
            <Findings findings={findings} />
          </details>
        ),
      )}
    </Section>
  );
}
