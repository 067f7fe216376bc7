import type { DecidedView, WithdrawnView } from '@eloquence/api';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Button, Dialog, Field } from '../../parts/form.tsx';
import { Trouble, useSending, WithoutScript } from '../../parts/sending.tsx';
import { usePlace } from '../../place.ts';
import type { Data, Done } from './load.ts';
import type { Words } from './words.en.ts';

const LONGEST = 2000;

interface ReasonedProps {
  readonly what: 'reject' | 'appeal' | 'withdraw';
  readonly words: Words;
  readonly isFinal?: boolean;
  readonly send: (because: string) => Promise<void>;
}

/** Something that needs a reason: asked for once, and kept when it could not be done. */
export function Reasoned({ what, words, isFinal = false, send: work }: ReasonedProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const [because, setBecause] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { isBusy, problem, send } = useSending();
  const { button, title, text, label, confirm } = words.reasoned[what];
  const confirmIt = (): void => {
    setMissing(because.trim() === '');
    if (because.trim() !== '') void send(() => work(because.trim()));
  };
  return (
    <>
      <Button kind={isFinal ? 'final' : 'plain'} onClick={() => setOpen(true)}>
        {button}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        actions={
          <Button kind={isFinal ? 'final' : 'main'} isBusy={isBusy} onClick={confirmIt}>
            {isBusy ? words.busy : confirm}
          </Button>
        }
      >
        <p>{text}</p>
        <Field label={label} isRequired {...(isMissing && { error: words.reasonMissing })}>
          {(control) => (
            <textarea
              {...control}
              maxLength={LONGEST}
              value={because}
              onInput={({ currentTarget }) => setBecause(currentTarget.value)}
            />
          )}
        </Field>
        {problem !== null && <Trouble problem={problem} />}
      </Dialog>
    </>
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
  const { api, href, session } = usePlace();
  const { isBusy, problem, send } = useSending();
  const id = event.event;
  const isOfficer = session?.role !== 'arbiter';
  const after = (done: Done): void => location.assign(href(`/desk/events/${id}?done=${done}`));
  const waiting = event.reports.findLast(({ state }) => state === 'submitted') ?? null;
  const errors = waiting?.findings.filter(({ severity }) => severity === 'error').length ?? 0;
  // What is decided is the report that is looked at, so that nothing newer is accepted unseen.
  const isShown = waiting !== null && shown?.report === waiting.report;
  const canDecide = isOfficer && event.stage === 'reported' && isShown;
  const canAppeal = event.stage === 'rejected';
  if (!canDecide && !canAppeal) return null;
  const report = waiting?.report;
  const accept = (): void => {
    void send(async () => {
      await api.send<DecidedView>('POST /office/events/:id/accept', { id }, { report });
      after('accepted');
    });
  };
  return (
    <section aria-label={words.decision}>
      <WithoutScript />
      <div class="needs-script">
        {canDecide && errors > 0 && <p>{words.cannotAccept(errors)}</p>}
        {problem !== null && <Trouble problem={problem} />}
        <div class="actions">
          {canDecide && errors === 0 && (
            <Button kind="main" isBusy={isBusy} onClick={accept}>
              {isBusy ? words.busy : words.accept}
            </Button>
          )}
          {canDecide && (
            <Reasoned
              what="reject"
              words={words}
              send={async (because) => {
                await api.send<DecidedView>('POST /office/events/:id/reject', { id }, { report, because });
                after('rejected');
              }}
            />
          )}
          {canAppeal && (
            <Reasoned
              what="appeal"
              words={words}
              send={async (because) => {
                await api.send<DecidedView>('POST /office/events/:id/appeal', { id }, { because });
                after('appealed');
              }}
            />
          )}
        </div>
      </div>
    </section>
  );
}

/** Takes the event out of the calendar. */
export function Withdraw({ id, words }: { readonly id: string; readonly words: Words }): JSX.Element {
  const { api, href } = usePlace();
  return (
    <Reasoned
      what="withdraw"
      words={words}
      isFinal
      send={async (because) => {
        await api.send<WithdrawnView>('POST /office/events/:id/withdraw', { id }, { because });
        location.assign(href(`/desk/events/${id}?done=withdrawn`));
      }}
    />
  );
}
