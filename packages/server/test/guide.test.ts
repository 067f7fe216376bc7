import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { reportText } from '../../office/test/federation.ts';
import { freshStores } from '../../office/test/stores.ts';
import { administrator, withToken } from './people.ts';
import { OPEN, openService } from './service.ts';

const GUIDE = readFileSync(new URL('../../../docs/guides/developer.md', import.meta.url), 'utf8');

interface Example {
  readonly command: string;
  readonly shown: string;
}

/** `$ curl …` and its output, up to the next one. */
const EXAMPLES: readonly Example[] = [...GUIDE.matchAll(/^```\n(.*?)^```$/gms)].flatMap(([, block = '']) =>
  block
    .split(/^\$ /m)
    .filter((part) => part.startsWith('curl '))
    .map((part) => {
      const [command = '', ...shown] = part.trimEnd().split('\n');
      return { command, shown: shown.join('\n') };
    }),
);

/** The words of a command line: in quotes of either kind, or without. */
function words(command: string): string[] {
  return [...command.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, single, double, plain]) => single ?? double ?? plain ?? '',
  );
}

/** What curl would do, as far as the guide uses it. */
async function curl(
  args: string[],
  files: Readonly<Record<string, string>>,
): Promise<Response & { text: string }> {
  const headers = new Headers();
  let [method, url, body]: [string, string, string | FormData | null] = ['GET', '', null];
  const [, ...rest] = args;
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const value = (): string => rest.shift() ?? '';
    if (word === '-s' || word === '-i' || word === '-N') continue;
    if (word === '-H') {
      const [, name = '', text = ''] = /^([^:]+): (.*)$/.exec(value()) ?? [];
      headers.set(name, text);
    } else if (word === '-d' || word === '--data-binary') {
      const text = value();
      [method, body] = ['POST', text.startsWith('@') ? (files[text.slice(1)] ?? '') : text];
    } else if (word === '-F') {
      const [, name = '', file = ''] = /^(\w+)=@(.*)$/.exec(value()) ?? [];
      const form = new FormData();
      form.set(name, new Blob([files[file] ?? ''], { type: 'text/plain' }), file);
      [method, body] = ['POST', form];
    } else if (/^https?:/.test(word)) url = word;
    else throw new Error(`the guide uses ${word}, which this test does not know`);
  }
  const answer = await fetch(url, { method, headers, body, redirect: 'manual' });
  return Object.assign(answer, { text: await answer.text() }) as never;
}

const fresh = freshStores('sqlite');

test('every example of the guide works as shown', async () => {
  expect(EXAMPLES.length).toBeGreaterThan(20);
  const service = await openService(fresh);
  const { server, event, ask } = service;
  const token = await withToken(await administrator(service), ask, 'admin');
  await server.listen({ port: 0, host: '127.0.0.1' });
  const known = new Map([
    ['http://localhost:8080', `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`],
    ['$TOKEN', (token.headers.authorization as string).slice('Bearer '.length)],
  ]);
  const files = { 'autumn.trf': reportText(OPEN) };
  for (const { command, shown } of EXAMPLES) {
    // As in a shell, the value of a variable is not expanded again.
    const filled = (word: string): string =>
      [...known].reduce((text, [name, value]) => text.replaceAll(name, () => value), word);
    const answer = await curl(words(command).map(filled), files);
    const head = command.includes(' -i ') ? `HTTP/1.1 ${answer.status} ` : '';
    const said = (head + answer.text).replaceAll(/\s+/g, '');
    // The pieces between ellipses, in order.
    let from = 0;
    for (const piece of shown.replaceAll('"E12"', `"${event}"`).split('…')) {
      const wanted = piece.replaceAll(/\s+/g, '');
      const at = said.indexOf(wanted, from);
      expect(at, `${command}\nshows ${piece}\nbut says ${answer.text.slice(0, 1500)}`).toBeGreaterThanOrEqual(
        0,
      );
      from = at + wanted.length;
    }
    const etag = answer.headers.get('etag');
    if (etag !== null) known.set('$ETAG', etag);
    const [, job] = /"id":"(J\w+)"/.exec(answer.text) ?? [];
    if (job !== undefined) known.set('$JOB', job);
  }
});
