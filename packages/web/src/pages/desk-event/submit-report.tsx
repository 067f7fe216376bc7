import type { CorrectedView, PreviewView, SubmittedView } from '@eloquence/api';
import { MAX_UPLOAD_BYTES } from '@eloquence/api/names';
import { countFindings, reportLines } from '@eloquence/reports';
import type { Words } from '@eloquence/words/en/web/pages/desk-event';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { FileDrop } from '../../components/file-drop.tsx';
import { Button, Field } from '../../components/form.tsx';
import { Section } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { NoScriptNotice, ProblemMessage, useSubmit } from '../../components/submit.tsx';
import { usePageContext } from '../../core/page-context.ts';
import { ConfirmWithReason } from '../../desk/confirm-dialog.tsx';
import { type PlayerChange, playerChanges, ReportChanges } from '../../desk/report-changes.tsx';
import { type Excerpt, excerptOf } from '../../desk/report-excerpt.ts';
import { ReportListing } from '../../desk/report-listing.tsx';
import type { Data, Done } from './load.ts';

interface CheckedFile {
  readonly file: File;
  readonly preview: PreviewView;
  readonly excerpt: Excerpt;
  /** The published result, if a rated event is corrected. */
  readonly before: readonly PlayerChange[] | null;
}

interface SubmitReportProps {
  readonly data: Data;
  readonly words: Words;
  readonly isOfficer: boolean;
}

/** Checks a dropped or selected report at once, then submits it. */
export function SubmitReport({
  data: { event, shown },
  words,
  isOfficer,
}: SubmitReportProps): JSX.Element | null {
  const { api, format, today } = usePageContext();
  const id = event.event;
  const isCorrection = event.stage === 'rated' || event.stage === 'corrected';
  const [checked, setChecked] = useState<CheckedFile | null>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const [rounds, setRounds] = useState({ from: '', to: '' });
  const [received, setReceived] = useState('');
  const result = useRef<HTMLDivElement>(null);
  const check = useSubmit();
  const submission = useSubmit();
  if (event.stage === 'withdrawn') return null;
  if (isCorrection && !isOfficer) return <p class="prose faint">{words.onlyOfficersCorrect}</p>;

  const given = { ...rounds, received };
  const previewOf = (file: File, options: typeof given): Promise<PreviewView> => {
    const query = { event: id, ...(isCorrection ? {} : withoutEmpty(options)) };
    return api.send<PreviewView>('POST /office/preview', query, formOf(file));
  };
  /** The findings depend on the rounds and the day. A date picker changes the value before it is rendered. */
  const checkAgain = ({ file, ...rest }: CheckedFile, changed: Partial<typeof given>): void => {
    void check.submit(async () => {
      const preview = await previewOf(file, { ...given, ...changed });
      const excerpt = excerptOf(reportLines(new Uint8Array(await file.arrayBuffer())), preview.findings);
      setChecked({ ...rest, file, preview, excerpt });
      return undefined;
    });
  };
  const checkFile = (file: File | undefined): void => {
    setChecked(null);
    submission.clearProblem();
    setTooLarge(file !== undefined && file.size > MAX_UPLOAD_BYTES);
    if (file === undefined || file.size > MAX_UPLOAD_BYTES) return;
    void check.submit(async () => {
      const [preview, bytes] = await Promise.all([previewOf(file, given), file.arrayBuffer()]);
      const report = shown?.report;
      const before =
        isCorrection && report !== undefined
          ? playerChanges(await api.get('/office/events/:id/reports/:report/preview', { id, report }))
          : null;
      const excerpt = excerptOf(reportLines(new Uint8Array(bytes)), preview.findings);
      setChecked({ file, preview, excerpt, before });
      setTimeout(() => result.current?.focus());
      return undefined;
    });
  };
  const after = (done: Done): string => `/desk/events/${id}?done=${done}`;
  const submitFile = (file: File): void => {
    void submission.submit(async () => {
      const query = { id, ...withoutEmpty(given) };
      const done = await api.send<SubmittedView>('POST /office/events/:id/reports', query, formOf(file));
      return after(done.again ? 'same' : 'submitted');
    });
  };
  const correct = async (file: File, because: string): Promise<string> => {
    await api.send<CorrectedView>('POST /office/events/:id/corrections', { id, because }, formOf(file));
    return after('corrected');
  };
  const { errors } = countFindings(checked?.preview.findings ?? []);
  const title = isCorrection ? words.correct : event.reports.length > 0 ? words.handInAgain : words.handIn;
  return (
    <Section title={title} id="hand-in">
      <p class="prose">{isCorrection ? words.correctLead : words.handInLead}</p>
      <NoScriptNotice />
      <div class="needs-script">
        <FileDrop
          title={words.drop}
          hint={words.dropHint(format.bytes(MAX_UPLOAD_BYTES))}
          isDisabled={check.isBusy}
          onFile={checkFile}
        />
        {isTooLarge && (
          <Notice kind="error" title={words.tooLarge}>
            <p>{words.tooLargeHint(format.bytes(MAX_UPLOAD_BYTES))}</p>
          </Notice>
        )}
        <div aria-live="polite">{check.isBusy && <p>{words.trying}</p>}</div>
        {check.problem !== null && <ProblemMessage problem={check.problem} />}
        {checked !== null && (
          <div class="tried" ref={result} tabIndex={-1}>
            <Notice kind={errors > 0 ? 'warning' : 'note'} title={words.tried(checked.file.name, errors)}>
              <p>{errors > 0 ? words.triedErrors : words.triedFine}</p>
            </Notice>
            {!isCorrection && (
              <details>
                <summary>{words.someRounds}</summary>
                <div class="field-pair">
                  {(['from', 'to'] as const).map((name) => (
                    <Field key={name} label={words.round[name]}>
                      {(control) => (
                        <input
                          {...control}
                          name={name}
                          type="number"
                          min={1}
                          max={1000}
                          readOnly={check.isBusy}
                          value={rounds[name]}
                          onInput={({ currentTarget }) =>
                            setRounds((old) => ({ ...old, [name]: currentTarget.value }))
                          }
                          onChange={({ currentTarget }) =>
                            checkAgain(checked, { [name]: currentTarget.value })
                          }
                        />
                      )}
                    </Field>
                  ))}
                </div>
              </details>
            )}
            {!isCorrection && (
              <Field label={words.receivedOn}>
                {(control) => (
                  <input
                    {...control}
                    name="received"
                    type="date"
                    max={today}
                    readOnly={check.isBusy}
                    value={received}
                    onInput={({ currentTarget }) => setReceived(currentTarget.value)}
                    onChange={({ currentTarget }) => checkAgain(checked, { received: currentTarget.value })}
                  />
                )}
              </Field>
            )}
            {submission.problem !== null && <ProblemMessage problem={submission.problem} />}
            <div class="actions">
              {isCorrection ? (
                errors === 0 && (
                  <ConfirmWithReason
                    label={words.takeCorrection}
                    title={words.correctTitle}
                    confirm={words.takeCorrection}
                    kind="final"
                    reasonLabel={words.correctBecause}
                    reasonMissing={words.reasonMissing}
                    action={(because) => correct(checked.file, because)}
                  >
                    <p>{words.correctText}</p>
                  </ConfirmWithReason>
                )
              ) : (
                <Button kind="main" isBusy={submission.isBusy} onClick={() => submitFile(checked.file)}>
                  {submission.isBusy ? words.busy : words.handInNow}
                </Button>
              )}
            </div>
            <h3>{words.foundIn}</h3>
            <ReportListing
              excerpt={checked.excerpt}
              findings={checked.preview.findings}
              words={words}
              fileName={checked.file.name}
            />
            <h3>{words.tabs.changes}</h3>
            <ReportChanges rows={playerChanges(checked.preview)} before={checked.before} words={words} />
          </div>
        )}
      </div>
    </Section>
  );
}

/** Fields left empty are not sent. */
function withoutEmpty(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

function formOf(file: File): FormData {
  const form = new FormData();
  form.set('report', file);
  return form;
}
