import type { DecidedView, ReportItem, WithdrawnView } from '@eloquence/api';
import type { Words } from '@eloquence/words/en/web/pages/desk-event';
import type { JSX } from 'preact';
import { NoScriptNotice } from '../../components/submit.tsx';
import { usePageContext } from '../../core/page-context.ts';
import { ActionButton } from '../../desk/action-button.tsx';
import { ConfirmWithReason } from '../../desk/confirm-dialog.tsx';
import type { Data, Done } from './load.ts';

interface DecisionButtonProps {
  readonly what: 'reject' | 'appeal' | 'reopen' | 'withdraw';
  readonly words: Words;
  readonly isFinal?: boolean;
  readonly action: (reason: string) => Promise<string>;
}

/** A decision that needs a reason. */
function DecisionButton({ what, words, isFinal = false, action }: DecisionButtonProps): JSX.Element {
  const { button, title, text, label, confirm } = words.reasoned[what];
  return (
    <ConfirmWithReason
      label={button}
      title={title}
      confirm={confirm}
      kind={isFinal ? 'final' : 'plain'}
      reasonLabel={label}
      reasonMissing={words.reasonMissing}
      action={action}
    >
      <p>{text}</p>
    </ConfirmWithReason>
  );
}

/** The decisions that the user's role and the stage allow. */
export function Decision({
  data: { event, shown },
  words,
}: {
  readonly data: Data;
  readonly words: Words;
}): JSX.Element | null {
  const { api, session } = usePageContext();
  const id = event.event;
  const isOfficer = session?.role !== 'arbiter';
  const next = (done: Done): string => `/desk/events/${id}?done=${done}`;
  const waiting = event.reports.findLast(({ state }) => state === 'submitted') ?? null;
  const errors = waiting?.errors ?? 0;
  // Only the report on screen can be decided, so that nobody accepts a newer one unseen.
  const isShown = waiting !== null && shown?.report === waiting.report;
  const canDecide = isOfficer && event.stage === 'reported' && isShown;
  const canAppeal = event.stage === 'rejected';
  const canReopen = isOfficer && event.stage !== 'withdrawn' && isReopenable(shown, event.reports);
  if (!canDecide && !canAppeal && !canReopen) return null;
  const report = waiting?.report;
  const accept = async (): Promise<string> => {
    await api.send<DecidedView>('POST /office/events/:id/accept', { id }, { report });
    return next('accepted');
  };
  return (
    <section aria-label={words.decision}>
      <NoScriptNotice />
      <div class="needs-script">
        {canDecide && errors > 0 && <p>{words.cannotAccept(errors)}</p>}
        <div class="actions">
          {canDecide && errors === 0 && <ActionButton label={words.accept} kind="main" action={accept} />}
          {canDecide && (
            <DecisionButton
              what="reject"
              words={words}
              action={async (reason) => {
                await api.send<DecidedView>(
                  'POST /office/events/:id/reject',
                  { id },
                  { report, because: reason },
                );
                return next('rejected');
              }}
            />
          )}
          {canAppeal && (
            <DecisionButton
              what="appeal"
              words={words}
              action={async (reason) => {
                await api.send<DecidedView>('POST /office/events/:id/appeal', { id }, { because: reason });
                return next('appealed');
              }}
            />
          )}
          {canReopen && (
            <DecisionButton
              what="reopen"
              words={words}
              action={async (reason) => {
                const body = { report: shown?.report, because: reason };
                await api.send<DecidedView>('POST /office/events/:id/reopen', { id }, body);
                return next('reopened');
              }}
            />
          )}
        </div>
      </div>
    </section>
  );
}

/** A decision can be reopened until a list uses it or another report covers the same rounds. */
function isReopenable(report: ReportItem | null, all: readonly ReportItem[]): boolean {
  if (report === null || report.list !== null) return false;
  if (report.state !== 'accepted' && report.state !== 'rejected') return false;
  const isOpen = ({ state }: ReportItem): boolean => state === 'submitted' || state === 'accepted';
  return !all.some(
    (other) => other.report !== report.report && isOpen(other) && doRoundsOverlap(other, report),
  );
}

/** A report without rounds covers all of them. */
function doRoundsOverlap({ rounds: a }: ReportItem, { rounds: b }: ReportItem): boolean {
  return a === null || b === null || (a.from <= b.to && a.to >= b.from);
}

export function Withdraw({ id, words }: { readonly id: string; readonly words: Words }): JSX.Element {
  const { api } = usePageContext();
  return (
    <DecisionButton
      what="withdraw"
      words={words}
      isFinal
      action={async (reason) => {
        await api.send<WithdrawnView>('POST /office/events/:id/withdraw', { id }, { because: reason });
        return `/desk/events/${id}?done=withdrawn`;
      }}
    />
  );
}
