import type { CorrectedView, PreviewView, SubmittedView } from '@eloquence/api';
import { reportLines } from '@eloquence/reports';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { AskWhy } from '../../desk/act.tsx';
import { type Gain, gainsOf, ReportChanges } from '../../desk/report-changes.tsx';
import { type Excerpt, excerptOf } from '../../desk/report-excerpt.ts';
import { ReportListing } from '../../desk/report-listing.tsx';
import { Button, Field } from '../../parts/form.tsx';
import { Section } from '../../parts/layout.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Trouble, useSending, WithoutScript } from '../../parts/sending.tsx';
import { usePlace } from '../../place.ts';
import type { Data, Done } from './load.ts';
import type { Words } from './words.en.ts';

/** As the service takes it. */
const MOST_BYTES = 4 * 1024 * 1024;

interface Tried {
  readonly file: File;
  readonly preview: PreviewView;
  readonly excerpt: Excerpt;
  /** What stands on the list, where a rated event is corrected. */
  readonly before: readonly Gain[] | null;
}

interface HandInProps {
  readonly data: Data;
  readonly words: Words;
  readonly isOfficer: boolean;
}

/** A report is dropped or chosen, tried out at once, and handed in when one is content with it. */
export function HandIn({ data: { event, shown }, words, isOfficer }: HandInProps): JSX.Element | null {
  const { api, format } = usePlace();
  const id = event.event;
  const isCorrection = event.stage === 'rated' || event.stage === 'corrected';
  const [tried, setTried] = useState<Tried | null>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const [isOver, setOver] = useState(false);
  const [rounds, setRounds] = useState({ from: '', to: '' });
  const input = useRef<HTMLInputElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const trying = useSending();
  const sending = useSending();
  if (event.stage === 'withdrawn') return null;
  if (isCorrection && !isOfficer) return <p class="prose faint">{words.onlyOfficersCorrect}</p>;

  const take = (file: File | undefined): void => {
    setTried(null);
    sending.forget();
    setTooLarge(file !== undefined && file.size > MOST_BYTES);
    if (file === undefined || file.size > MOST_BYTES) return;
    void trying.send(async () => {
      const [preview, bytes] = await Promise.all([
        api.send<PreviewView>('POST /office/preview', { event: id }, formOf(file)),
        file.arrayBuffer(),
      ]);
      const report = shown?.report;
      const before =
        isCorrection && report !== undefined
          ? gainsOf(await api.get('/office/events/:id/reports/:report/preview', { id, report }))
          : null;
      const excerpt = excerptOf(reportLines(new Uint8Array(bytes)), preview.findings);
      setTried({ file, preview, excerpt, before });
      setTimeout(() => result.current?.focus());
      return undefined;
    });
  };
  const after = (done: Done): string => `/desk/events/${id}?done=${done}`;
  const handIn = (file: File): void => {
    void sending.send(async () => {
      const given = { id, from: rounds.from || null, to: rounds.to || null };
      const done = await api.send<SubmittedView>('POST /office/events/:id/reports', given, formOf(file));
      return after(done.again ? 'same' : 'submitted');
    });
  };
  const correct = async (file: File, because: string): Promise<string> => {
    await api.send<CorrectedView>('POST /office/events/:id/corrections', { id, because }, formOf(file));
    return after('corrected');
  };
  const onDrop = (dropped: DragEvent): void => {
    dropped.preventDefault();
    setOver(false);
    if (trying.isBusy) return;
    const file = dropped.dataTransfer?.files[0];
    if (input.current && dropped.dataTransfer && file) input.current.files = dropped.dataTransfer.files;
    take(file);
  };
  const errors = tried?.preview.findings.filter(({ severity }) => severity === 'error').length ?? 0;
  const title = isCorrection ? words.correct : event.reports.length > 0 ? words.handInAgain : words.handIn;
  return (
    <Section title={title} id="hand-in">
      <p class="prose">{isCorrection ? words.correctLead : words.handInLead}</p>
      <WithoutScript />
      <div class="needs-script">
        <label
          class={isOver ? 'drop drop-over' : 'drop'}
          onDragOver={(dragged) => {
            dragged.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={onDrop}
        >
          <span class="drop-title">{words.drop}</span>
          <span class="faint">{words.dropHint(format.bytes(MOST_BYTES))}</span>
          <br />
          <input
            ref={input}
            type="file"
            disabled={trying.isBusy}
            onChange={({ currentTarget }) => take(currentTarget.files?.[0] ?? undefined)}
          />
        </label>
        {isTooLarge && (
          <Notice kind="error" title={words.tooLarge}>
            <p>{words.tooLargeHint(format.bytes(MOST_BYTES))}</p>
          </Notice>
        )}
        <div aria-live="polite">{trying.isBusy && <p>{words.trying}</p>}</div>
        {trying.problem !== null && <Trouble problem={trying.problem} />}
        {tried !== null && (
          <div class="tried" ref={result} tabIndex={-1}>
            <Notice kind={errors > 0 ? 'warning' : 'note'} title={words.tried(tried.file.name, errors)}>
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
                          value={rounds[name]}
                          onInput={({ currentTarget }) =>
                            setRounds((old) => ({ ...old, [name]: currentTarget.value }))
                          }
                        />
                      )}
                    </Field>
                  ))}
                </div>
              </details>
            )}
            {sending.problem !== null && <Trouble problem={sending.problem} />}
            <div class="actions">
              {isCorrection ? (
                errors === 0 && (
                  <AskWhy
                    label={words.takeCorrection}
                    title={words.correctTitle}
                    confirm={words.takeCorrection}
                    kind="final"
                    why={words.correctBecause}
                    missing={words.reasonMissing}
                    work={(because) => correct(tried.file, because)}
                  >
                    <p>{words.correctText}</p>
                  </AskWhy>
                )
              ) : (
                <Button kind="main" isBusy={sending.isBusy} onClick={() => handIn(tried.file)}>
                  {sending.isBusy ? words.busy : words.handInNow}
                </Button>
              )}
            </div>
            <h3>{words.foundIn}</h3>
            <ReportListing
              excerpt={tried.excerpt}
              findings={tried.preview.findings}
              words={words}
              tried={tried.file.name}
            />
            <h3>{words.tabs.changes}</h3>
            <ReportChanges gains={gainsOf(tried.preview)} before={tried.before} words={words} />
          </div>
        )}
      </div>
    </Section>
  );
}

function formOf(file: File): FormData {
  const form = new FormData();
  form.set('report', file);
  return form;
}
