/**
 * Requests over a few connections, several under way on each, as a proxy in front of a service sends them. The usual
 * tools send every connection the same addresses once several are under way: answers would come from a memory.
 */

import { connect } from 'node:net';
import { defined } from '@eloquence/rating';

export interface Load {
  readonly rate: number;
  /** Milliseconds. */
  readonly p99: number;
  /** Answers other than 200. */
  readonly failed: number;
}

/** What is asked for how long. */
export interface LoadOrder {
  readonly address: string;
  readonly paths: readonly string[];
  readonly seconds: number;
}

export const CONNECTIONS = 10;
/** Requests under way on each. */
export const DEPTH = 10;

const HEAD_END = '\r\n\r\n';

class Asking {
  readonly #requests: readonly Buffer[];
  readonly #sent: number[] = [];
  readonly times: number[] = [];
  failed = 0;
  #next = 0;
  #unread: Buffer = Buffer.alloc(0);

  constructor(host: string, paths: readonly string[]) {
    this.#requests = paths.map((path) => Buffer.from(`GET ${path} HTTP/1.1\r\nHost: ${host}${HEAD_END}`));
  }

  run({ hostname, port }: URL, end: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname);
      socket.setNoDelay(true);
      socket.on('connect', () => socket.write(this.#asked(DEPTH)));
      socket.on('data', (piece: Buffer) => {
        const answers = this.#read(piece);
        if (performance.now() > end) {
          socket.destroy();
          resolve();
        } else if (answers > 0) socket.write(this.#asked(answers));
      });
      socket.on('end', () => reject(new Error('the server has closed a connection')));
      socket.on('error', reject);
    });
  }

  #asked(count: number): Buffer {
    const requests: Buffer[] = [];
    for (let each = 0; each < count; each += 1) {
      requests.push(defined(this.#requests[this.#next % this.#requests.length]));
      this.#next += 1;
      this.#sent.push(performance.now());
    }
    return Buffer.concat(requests);
  }

  /** Number of complete answers. */
  #read(piece: Buffer): number {
    const bytes = this.#unread.length === 0 ? piece : Buffer.concat([this.#unread, piece]);
    let [start, answers] = [0, 0];
    for (;;) {
      const headEnd = bytes.indexOf(HEAD_END, start);
      if (headEnd < 0) break;
      const head = bytes.toString('latin1', start, headEnd);
      const length = /content-length: (\d+)/i.exec(head)?.[1];
      if (length === undefined) throw new Error(`an answer without its length: ${head}`);
      const end = headEnd + HEAD_END.length + Number(length);
      if (end > bytes.length) break;
      if (!head.startsWith('HTTP/1.1 200')) this.failed += 1;
      this.times.push(performance.now() - defined(this.#sent.shift()));
      start = end;
      answers += 1;
    }
    this.#unread = bytes.subarray(start);
    return answers;
  }
}

export async function load({ address, paths, seconds }: LoadOrder): Promise<Load> {
  const url = new URL(address);
  const share = Math.floor(paths.length / CONNECTIONS);
  const all = Array.from(
    { length: CONNECTIONS },
    (_, index) => new Asking(url.host, paths.slice(index * share, (index + 1) * share)),
  );
  const began = performance.now();
  await Promise.all(all.map((each) => each.run(url, began + seconds * 1000)));
  const elapsed = (performance.now() - began) / 1000;
  const times = Float64Array.from(all.flatMap((each) => each.times)).sort();
  return {
    rate: times.length / elapsed,
    p99: defined(times[Math.floor(times.length * 0.99)]),
    failed: all.reduce((sum, each) => sum + each.failed, 0),
  };
}
