import type { FindingView } from '@eloquence/api';
import { type Cadence, type EventType, parseDate } from '@eloquence/rating';
import {
  type CheckedReport,
  checkAndRateReport,
  MAX_REPORT_BYTES,
  type RatedPlayer,
  type ReportTarget,
  readAnyReport,
  reportLines,
  type WrittenReport,
  writeReportAs,
} from '@eloquence/reports';
import { type FindingPlace, findingHint, findingText, loadMessages, type Messages } from '@eloquence/words';
import { type CliTexts, loadCliTexts } from '@eloquence/words/cli';
import { adjustmentText, lossText } from '@eloquence/words/conversion-text';
import type { Language } from '@eloquence/words/languages';

export { MAX_REPORT_BYTES };

/** The checker with its messages: loaded with the first report, and nothing is sent anywhere. */
export interface Checker {
  readonly check: (bytes: Uint8Array, options: CheckOptions) => Checked;
  readonly convert: (checked: Checked, target: ReportTarget) => Converted;
}

export interface CheckOptions {
  readonly cadence: Cadence;
  /** null: as the report says. */
  readonly type: EventType | null;
  readonly today: string;
}

export interface Checked {
  readonly report: CheckedReport['report'];
  readonly edition: string | null;
  readonly type: EventType;
  readonly findings: readonly FindingView[];
  /** Empty if errors prevent rating. */
  readonly players: readonly RatedPlayer[];
  readonly lines: readonly string[];
}

export interface Converted extends Pick<WrittenReport, 'bytes' | 'text'> {
  /** What the layout cannot hold or writes differently. */
  readonly notes: readonly { readonly line: number | null; readonly text: string }[];
}

export async function loadChecker(language: Language): Promise<Checker> {
  const [messages, { convert }] = await Promise.all([loadMessages(language), loadCliTexts(language)]);
  return {
    check: (bytes, options) => check(bytes, options, messages),
    convert: ({ report }, target) => converted(report, target, convert, messages),
  };
}

const PLACE: FindingPlace = 'check-page';

function check(bytes: Uint8Array, { cadence, type, today }: CheckOptions, messages: Messages): Checked {
  const choice = { cadence, edition: null, applied: false };
  const day = parseDate(today);
  const { report, edition, findings, players, ...rest } = checkAndRateReport(readAnyReport(bytes), {
    ...{ choice, type, today: day },
  });
  const views = findings.map(({ severity, code, article, line, column, values, ...finding }) => {
    const whole = { severity, code, article, line, column, values, ...finding };
    const message = findingText(whole, messages);
    return {
      severity,
      code,
      article,
      line,
      column,
      values,
      message,
      hint: findingHint(whole, messages, PLACE),
    };
  });
  return {
    ...{ report, players, findings: views, lines: reportLines(bytes) },
    ...{ edition: edition?.id ?? null, type: rest.type },
  };
}

function converted(
  report: Checked['report'],
  target: ReportTarget,
  words: CliTexts['convert'],
  messages: Messages,
): Converted {
  const { bytes, text, losses, adjustments } = writeReportAs(target, report);
  const notes = [
    ...losses.map((loss) => ({ line: loss.line, text: lossText(words, report, loss) })),
    ...adjustments.map((each) => ({ line: each.line, text: adjustmentText(words, messages, each) })),
  ];
  return { bytes, text, notes: notes.map((note) => ({ ...note, text: messages.typeset(note.text) })) };
}
