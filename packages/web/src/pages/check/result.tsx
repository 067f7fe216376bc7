import type { PreviewView } from '@eloquence/api';
import { countFindings, type ReportTarget } from '@eloquence/reports';
import type { Words } from '@eloquence/words/en/web/pages/check';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { Facts, Section } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { usePageContext } from '../../core/page-context.ts';
import { playerChanges, ReportChanges } from '../../desk/report-changes.tsx';
import { excerptOf } from '../../desk/report-excerpt.ts';
import { ReportListing } from '../../desk/report-listing.tsx';
import type { Checked, Checker, Converted } from './engine.ts';

interface ResultProps {
  readonly checked: Checked;
  readonly checker: Checker;
  readonly name: string;
  /** The report as edited. */
  readonly text: string;
  readonly words: Words;
}

/** Findings beside their lines, what the report would change, and the report in other formats. */
export function Result({ checked, checker, name, text, words }: ResultProps): JSX.Element {
  const { format } = usePageContext();
  const { report, findings, lines, edition, type } = checked;
  const { errors } = countFindings(findings);
  const excerpt = useMemo(() => excerptOf(lines, findings), [lines, findings]);
  // IDs of the report need not be players of this site.
  const rows = playerChanges(checked as unknown as PreviewView).map((row) => ({ ...row, id: null }));
  const kind = errors > 0 ? 'error' : findings.length > 0 ? 'warning' : 'done';
  return (
    <>
      <Notice kind={kind} title={words.found(name, errors, findings.length)}>
        <p>{errors > 0 ? words.foundErrors : words.foundNone}</p>
      </Notice>
      <Facts
        facts={[
          [words.event, report.name || '–'],
          [words.players, format.number(report.players.length)],
          [words.rounds, format.number(report.rounds)],
          [words.type, words.types[type]],
          [words.edition, edition === null ? '–' : format.editions(edition)],
        ]}
      />
      <Section title={words.findings}>
        <ReportListing excerpt={excerpt} findings={findings} words={words} fileName={name} />
      </Section>
      <Section title={words.preview}>
        <ReportChanges rows={rows} words={words} />
      </Section>
      <Downloads checked={checked} checker={checker} name={name} text={text} words={words} />
    </>
  );
}

/** In the order of the menu; the edited report first. */
const TARGETS: readonly ReportTarget[] = ['trf16', 'trf26', 'trf06', 'csv', 'json'];

const EXTENSIONS: Readonly<Record<ReportTarget, string>> = {
  trf06: 'trf06.trf',
  trf16: 'trf16.trf',
  trf26: 'trf26.trf',
  csv: 'csv',
  json: 'json',
};

function Downloads({ checked, checker, name, text, words }: ResultProps): JSX.Element {
  const [written, setWritten] = useState<{ readonly target: ReportTarget; readonly done: Converted } | null>(
    null,
  );
  const { words: shared } = usePageContext();
  const stem = name.replace(/(\.trf\d\d)?\.[^.]+$/, '');
  const convert = (target: ReportTarget): void => {
    const done = checker.convert(checked, target);
    setWritten({ target, done });
    save(done.bytes, `${stem}.${EXTENSIONS[target]}`);
  };
  return (
    <Section title={words.save}>
      <p class="prose">{words.saveLead}</p>
      <p class="check-save">
        <button
          type="button"
          class="button"
          onClick={() => save(new TextEncoder().encode(`${text.trimEnd()}\n`), `${stem}-corrected.trf`)}
        >
          {words.saveEdited}
        </button>
        {TARGETS.map((target) => (
          <button key={target} type="button" class="button" onClick={() => convert(target)}>
            {target.toUpperCase()}
          </button>
        ))}
      </p>
      <div aria-live="polite">
        {written !== null && (
          <>
            <p>{words.saved(written.target.toUpperCase(), written.done.notes.length)}</p>
            {written.done.notes.length > 0 && (
              <ul>
                {written.done.notes.map((note, index) => (
                  <li key={index}>
                    {note.line !== null && <span class="faint">{shared.findings.line(note.line)}: </span>}
                    {note.text}
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
    </Section>
  );
}

function save(bytes: Uint8Array, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes as BlobPart]));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
