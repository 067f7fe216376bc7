import { CADENCES, type Cadence, EVENT_TYPES, type EventType } from '@eloquence/rating';
import type { Words } from '@eloquence/words/en/web/pages/check';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { FileDrop } from '../../components/file-drop.tsx';
import { Button, Field, Select } from '../../components/form.tsx';
import { PageHead } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { NoScriptNotice } from '../../components/submit.tsx';
import type { Page, ViewProps } from '../../core/page.ts';
import type { Checked, Checker } from './engine.ts';
import { Result } from './result.tsx';
import '../../desk/event.css';
import './style.css';

export const page: Page<null, Words> = {
  load: async () => null,
  title: (_data, words) => words.title,
  description: (_data, words) => words.lead,
  View,
};

/** A report as chosen or typed. */
interface Source {
  readonly name: string;
  readonly bytes: Uint8Array;
}

type Fetching = 'resting' | 'fetching' | 'failed';

interface Outcome {
  readonly checker: Checker;
  readonly source: Source;
  readonly result: Checked;
}

/** The whole check runs in the browser: nothing is uploaded. */
function View({ words, context }: ViewProps<null, Words>): JSX.Element {
  const { language, today, words: shared } = context;
  const [fetching, setFetching] = useState<Fetching>('resting');
  const [cadence, setCadence] = useState<Cadence>('standard');
  const [type, setType] = useState<EventType | null>(null);
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const heading = useRef<HTMLDivElement>(null);

  const check = async (
    source: Source,
    options: { cadence: Cadence; type: EventType | null },
  ): Promise<void> => {
    if (source.bytes.length === 0) return;
    setFetching('fetching');
    try {
      const { loadChecker } = await import('./engine.ts');
      const checker = await loadChecker(language);
      const result = checker.check(source.bytes, { ...options, today });
      setOutcome({ checker, source, result });
      setText(result.lines.join('\n'));
      setFetching('resting');
      setTimeout(() => heading.current?.focus());
    } catch {
      setFetching('failed');
    }
  };
  const checkFile = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const source = { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
    await check(source, { cadence, type });
  };
  const checkText = (): Promise<void> => {
    const name = outcome?.source.name ?? 'report.trf';
    return check({ name, bytes: new TextEncoder().encode(text) }, { cadence, type });
  };
  const again = (options: { cadence: Cadence; type: EventType | null }): void => {
    setCadence(options.cadence);
    setType(options.type);
    if (outcome !== null) void check(outcome.source, options);
  };
  const example = async (): Promise<void> => {
    const { EXAMPLE } = await import('./example.ts');
    await check({ name: 'example.trf', bytes: new TextEncoder().encode(EXAMPLE) }, { cadence, type });
  };
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <NoScriptNotice />
      <div class="needs-script check-input">
        <FileDrop title={words.drop} hint={words.dropHint} onFile={(file) => void checkFile(file)} />
        <Field label={outcome === null ? words.paste : words.edit} hint={words.pasteHint}>
          {(control) => (
            <textarea
              {...control}
              class="check-text"
              value={text}
              spellcheck={false}
              wrap="off"
              onInput={({ currentTarget }) => setText(currentTarget.value)}
            />
          )}
        </Field>
        <div class="check-options">
          <Select
            label={words.cadence}
            value={cadence}
            options={CADENCES.map((each) => [each, shared.cadences[each]])}
            onChange={(value) => again({ cadence: value as Cadence, type })}
          />
          <Select
            label={words.type}
            value={type ?? ''}
            none={words.typeOfReport}
            options={EVENT_TYPES.map((each) => [each, words.types[each] ?? each])}
            onChange={(value) => again({ cadence, type: (value || null) as EventType | null })}
          />
          <Button kind="main" isBusy={fetching === 'fetching'} onClick={() => void checkText()}>
            {fetching === 'fetching' ? shared.loading : words.check}
          </Button>
          <button type="button" class="text-button" onClick={() => void example()}>
            {words.example}
          </button>
        </div>
      </div>
      {fetching === 'failed' && (
        <Notice kind="error" title={shared.unreachable.title}>
          <p>{words.notLoaded}</p>
        </Notice>
      )}
      {outcome !== null && (
        <div class="tried" ref={heading} tabIndex={-1}>
          <Result
            checked={outcome.result}
            checker={outcome.checker}
            name={outcome.source.name}
            text={text}
            words={words}
          />
        </div>
      )}
    </>
  );
}
