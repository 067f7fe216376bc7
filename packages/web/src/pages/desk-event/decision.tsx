import type { DecidedView, ReportItem, WithdrawnView } from '@eloquence/api';
import type { JSX } from 'preact';
import { AskWhy, Do } from '../../desk/act.tsx';
import { WithoutScript } from '../../parts/sending.tsx';
import { usePlace } from '../../place.ts';
import type { Data, Done } from './load.ts';
import type { Words } from './words.en.ts';

interface ReasonedProps {
  readonly what: 'reject' | 'appeal' | 'reopen' | 'withdraw';
  readonly words: Words;
  readonly isFinal?: boolean;
  readonly work: (because: string) => Promise<string>;
}

/** One of the decisions that need a reason. */
function Reasoned({ what, words, isFinal = false, work }: ReasonedProps): JSX.Element {
  const { button, title, text, label, confirm } = words.reasoned[what];
  return (
    <AskWhy
      label={button}
      title={title}
      confirm={confirm}
      kind={isFinal ? 'final' : 'plain'}
      why={label}
      missing={words.reasonMissing}
      work={work}
    >
      <p>{text}</p>
    </AskWhy>
  );
}

/** What somebody of this role can do with the event as it stands. */
export function Decision({
  data: { event, shown },
  words,
}: {
  readonly data: Data;
  readonly words: Words;
}): JSX.Element | null {
  const { api, session } = usePlace();
  const id = event.event;
  const isOfficer = session?.role !== 'arbiter';
  const after = (done: Done): string => `/desk/events/${id}?done=${done}`;
  const waiting = event.reports.findLast(({ state }) => state === 'submitted') ?? null;
  const errors = waiting?.findings.filter(({ severity }) => severity === 'error').length ?? 0;
  // What is decided is the report that is looked at, so that nothing newer is accepted unseen.
  const isShown = waiting !== null && shown?.report === waiting.report;
  const canDecide = isOfficer && event.stage === 'reported' && isShown;
  const canAppeal = event.stage === 'rejected';
  const canReopen = isOfficer && event.stage !== 'withdrawn' && isReopenable(shown, event.reports);
  if (!canDecide && !canAppeal && !canReopen) return null;
  const report = waiting?.report;
  const accept = async (): Promise<string> => {
    await api.send<DecidedView>('POST /office/events/:id/accept', { id }, { report });
    return after('accepted');
  };
  return (
    <section aria-label={words.decision}>
      <WithoutScript />
      <div class="needs-script">
        {canDecide && errors > 0 && <p>{words.cannotAccept(errors)}</p>}
        <div class="actions">
          {canDecide && errors === 0 && <Do label={words.accept} kind="main" work={accept} />}
          {canDecide && (
            <Reasoned
              what="reject"
              words={words}
              work={async (because) => {
                await api.send<DecidedView>('POST /office/events/:id/reject', { id }, { report, because });
                return after('rejected');
              }}
            />
          )}
          {canAppeal && (
            <Reasoned
              what="appeal"
              words={words}
              work={async (because) => {
                await api.send<DecidedView>('POST /office/events/:id/appeal', { id }, { because });
                return after('appealed');
              }}
            />
          )}
          {canReopen && (
            <Reasoned
              what="reopen"
              words={words}
              work={async (because) => {
                const body = { report: shown?.report, because };
                await api.send<DecidedView>('POST /office/events/:id/reopen', { id }, body);
                return after('reopened');
              }}
            />
          )}
        </div>
      </div>
    </section>
  );
}

/** What was decided holds until a list is published with it, or another report of the same rounds takes its place. */
function isReopenable(report: ReportItem | null, all: readonly ReportItem[]): boolean {
  if (report === null || report.list !== null) return false;
  if (report.state !== 'accepted' && report.state !== 'rejected') return false;
  const stands = ({ state }: ReportItem): boolean => state === 'submitted' || state === 'accepted';
  return !all.some(
    (other) => other.report !== report.report && stands(other) && areOfSameRounds(other, report),
  );
}

/** A report without rounds is of all of them. */
function areOfSameRounds({ rounds: a }: ReportItem, { rounds: b }: ReportItem): boolean {
  return a === null || b === null || (a.from <= b.to && a.to >= b.from);
}

/** Takes the event out of the calendar. */
export function Withdraw({ id, words }: { readonly id: string; readonly words: Words }): JSX.Element {
  const { api } = usePlace();
  return (
    <Reasoned
      what="withdraw"
      words={words}
      isFinal
      work={async (because) => {
        await api.send<WithdrawnView>('POST /office/events/:id/withdraw', { id }, { because });
        return `/desk/events/${id}?done=withdrawn`;
      }}
    />
  );
}
