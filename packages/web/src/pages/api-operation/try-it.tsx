import type { Words } from '@eloquence/words/en/web/pages/api-operation';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Button, Field } from '../../components/form.tsx';
import { Section } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { curlLine, exampleBody, type Parameter, requestPath, type Values } from '../../core/openapi.ts';
import { usePageContext } from '../../core/page-context.ts';
import type { Data } from './index.tsx';

/** Bytes of an answer that are read and shown. */
const SHOWN = 32_768;

interface Shown {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  readonly isCut: boolean;
}

/** The request as a `curl` line; public reads also run here. */
export function TryIt({ data, words }: { readonly data: Data; readonly words: Words }): JSX.Element {
  const { method, path, operation, schemas } = data;
  const { basePath } = usePageContext();
  const { parameters = [], requestBody, security = [] } = operation;
  const [values, setValues] = useState<Values>(data.values);
  const [origin, setOrigin] = useState('');
  useEffect(() => setOrigin(location.origin), []);
  const [media] = Object.entries(requestBody?.content ?? {});
  const body = media === undefined ? null : { type: media[0], value: exampleBody(media[1], schemas) };
  const url = `${basePath}${requestPath(path, parameters, values)}`;
  const runs = method === 'GET' && security.length === 0;
  return (
    <Section title={words.example} id="example">
      <pre class="api-curl">
        <code>{curlLine(data, `${origin}${url}`, body)}</code>
      </pre>
      {runs && <Runner url={url} {...{ parameters, values, setValues, words }} />}
    </Section>
  );
}

interface RunnerProps {
  readonly url: string;
  readonly parameters: readonly Parameter[];
  readonly values: Values;
  readonly setValues: (values: Values) => void;
  readonly words: Words;
}

function Runner({ url, parameters, values, setValues, words }: RunnerProps): JSX.Element {
  const { words: shared } = usePageContext();
  const [answer, setAnswer] = useState<Shown | 'running' | 'failed' | null>(null);
  const run = async (): Promise<void> => {
    setAnswer('running');
    setAnswer(await request(url).catch(() => 'failed' as const));
  };
  const fieldOf = ({ name, required = false, schema }: Parameter): JSX.Element => (
    <Field key={name} label={<code>{name}</code>} isRequired={required}>
      {(control) =>
        schema?.enum === undefined ? (
          <input
            {...control}
            value={values[name]}
            autoComplete="off"
            onInput={({ currentTarget: { value } }) => setValues({ ...values, [name]: value })}
          />
        ) : (
          <select
            {...control}
            value={values[name]}
            onChange={({ currentTarget: { value } }) => setValues({ ...values, [name]: value })}
          >
            {!required && <option value="" />}
            {schema.enum.map((each) => (
              <option key={String(each)}>{String(each)}</option>
            ))}
          </select>
        )
      }
    </Field>
  );
  const optional = parameters.filter(({ required }) => required !== true);
  return (
    <>
      <form
        class="needs-script"
        aria-label={words.run}
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
      >
        <div class="filters">{parameters.filter(({ required }) => required).map(fieldOf)}</div>
        {optional.length > 0 && (
          <details>
            <summary>{words.optionalParameters}</summary>
            <div class="filters">{optional.map(fieldOf)}</div>
          </details>
        )}
        <p>
          <Button type="submit" kind="main" isBusy={answer === 'running'}>
            {words.run}
          </Button>
        </p>
      </form>
      {answer === 'failed' && (
        <Notice kind="error" title={shared.unreachable.title}>
          <p>{shared.unreachable.detail}</p>
        </Notice>
      )}
      {answer !== null && typeof answer === 'object' && (
        <div role="status">
          <p>
            <strong>{answer.status}</strong> {answer.type}
            {answer.isCut && <> · {words.cut}</>}
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reached by the keyboard. */}
          <pre class="api-answer" tabIndex={0}>
            <code>{answer.text}</code>
          </pre>
        </div>
      )}
    </>
  );
}

/** Reads the beginning of the answer: a whole list would be too long to show. */
async function request(url: string): Promise<Shown> {
  const response = await fetch(url);
  const type = response.headers.get('content-type') ?? '';
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let isCut = false;
  for (let read = await reader?.read(); read !== undefined && !read.done; read = await reader?.read()) {
    text += decoder.decode(read.value, { stream: true });
    isCut = text.length > SHOWN;
    if (!isCut) continue;
    await reader?.cancel();
    break;
  }
  const isWholeJson = !isCut && /\bjson\b/.test(type);
  const shown = isWholeJson ? JSON.stringify(JSON.parse(text), null, 2) : text.slice(0, SHOWN);
  return { status: response.status, type, text: shown, isCut };
}
