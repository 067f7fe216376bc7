import { createHash, hash } from 'node:crypto';
import {
  type Office,
  type PublicReport,
  type PublishedReport,
  publishedReport,
  Reader,
  type SubmitOptions,
  storeState,
  todayOf,
  type WithheldReport,
  workerModule,
} from '@eloquence/office';
import { FORM_STYLE } from '@eloquence/reports';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { actorOf } from '../accounts/authentication.ts';
import { ByteBudget } from '../core/byte-budget.ts';
import { CommitOrTimeout } from '../core/commit-or-timeout.ts';
import type { Config } from '../core/config.ts';
import { setSecurityHeaders } from '../core/headers.ts';
import { languageOf } from '../core/language.ts';
import { ServerProblem } from '../core/problems.ts';
import type { Answered, ReportTasks } from './tasks.ts';

/** Filled in from the request. */
type FromRequest = 'language' | 'now' | 'actor' | 'writeTimeout' | 'commitOrTimeout';

/** A public report, made once. */
export interface KeptReport extends PublicReport {
  readonly report: string;
  readonly etag: string;
  readonly isPart: boolean;
}

/** Bytes of public reports in memory. */
const KEPT_BYTES = 64 * 1024 * 1024;

/**
 * Reads, checks and rates reports off the main thread: a report of 4 MiB may take seconds. Downloads, previews and
 * changes have a thread each, so that none waits for the others.
 */
export class Reports {
  /** For uploaded reports, until they are processed. */
  readonly budget: ByteBudget;
  readonly #office: Office;
  readonly #writeTimeout: number;
  readonly #views: Reader<ReportTasks>;
  readonly #previews: Reader<ReportTasks>;
  readonly #changes: Reader<ReportTasks>;
  readonly #kept = new LRUCache<string, KeptReport>({
    maxSize: KEPT_BYTES,
    // Objects of standings take some ten times the text of their lines.
    sizeCalculation: ({ bytes }) => 10 * bytes.length + 1000,
  });
  readonly #making = new Map<string, Promise<KeptReport | null>>();
  readonly #forms = new LRUCache<string, Uint8Array>({
    maxSize: KEPT_BYTES / 4,
    sizeCalculation: (form) => form.length + 1000,
  });
  readonly #makingForms = new Map<string, Promise<Uint8Array>>();

  constructor(office: Office, { answerTimeout, reportBudget }: Config, writeTimeout: number) {
    this.budget = new ByteBudget(reportBudget);
    this.#office = office;
    this.#writeTimeout = writeTimeout;
    const module = workerModule(import.meta.url, 'worker');
    const thread = (): Reader<ReportTasks> => new Reader(office, { timeout: answerTimeout, module });
    [this.#views, this.#previews, this.#changes] = [thread(), thread(), thread()];
  }

  preview(request: FastifyRequest, bytes: Uint8Array, options: SubmitOptions): Promise<Answered> {
    return this.#previews.run('preview', { bytes, options, ...this.#asking(request) });
  }

  /** The report form of an event, as a page to print. */
  form(request: FastifyRequest, bytes: Uint8Array, event: string): Promise<Uint8Array> {
    return this.#previews.run('form', { bytes, event, isPublic: false, ...this.#asking(request) });
  }

  /** The form of an accepted report, made once: a crosstable is checked and rated like a submission. */
  async publicForm(
    request: FastifyRequest,
    event: string,
    version: number | null,
  ): Promise<Uint8Array | WithheldReport> {
    // Before the report is read, so that none is kept as newer than it is.
    const state = `${await storeState(this.#office)} ${todayOf(this.#office)}`;
    const shown = await this.published(event, version);
    if (typeof shown === 'string') return shown;
    const asking = this.#asking(request);
    const { bytes, report } = shown;
    const key = `${report} ${asking.language} ${state}`;
    const make = (): Promise<Uint8Array> =>
      this.#views.run('form', { bytes, event, isPublic: true, ...asking });
    return this.#forms.get(key) ?? once(this.#makingForms, key, make, (form) => this.#forms.set(key, form));
  }

  /** The public form of an accepted report, or why there is none; null: the newest version. */
  async published(event: string, version: number | null): Promise<KeptReport | WithheldReport> {
    const published = await publishedReport(this.#office, event, version);
    if (typeof published === 'string') return published;
    const { report, state } = published;
    const key = `${report} ${state}`;
    const kept = this.#kept.get(key) ?? (await this.#make(key, published));
    return kept ?? 'redacted';
  }

  #make(key: string, { report, event, hash: of, isPart }: PublishedReport): Promise<KeptReport | null> {
    const make = async (): Promise<KeptReport | null> => {
      const made = await this.#views.run('published', { event, hash: of });
      return made && { report, isPart, etag: `W/"${hash('sha1', made.bytes, 'base64url')}"`, ...made };
    };
    return once(this.#making, key, make, (made) => made && this.#kept.set(key, made));
  }

  differences(event: string, from: number, to: number): Promise<Answered> {
    return this.#changes.run('differences', { event, from, to });
  }

  /** A write as the visitor. */
  async change<Name extends 'submit' | 'correct'>(
    request: FastifyRequest,
    name: Name,
    input: Omit<ReportTasks[Name]['input'], FromRequest>,
  ): Promise<Answered> {
    const { account, name: actor, address } = actorOf(request);
    const commitOrTimeout = request.commitOrTimeout ?? new CommitOrTimeout();
    const by = {
      actor: { account, name: actor, address },
      writeTimeout: this.#writeTimeout,
      commitOrTimeout: commitOrTimeout.cell,
    };
    const all = { ...input, ...by, ...this.#asking(request) } as ReportTasks[Name]['input'];
    const answer = await this.#changes.run(name, all, commitOrTimeout);
    if ('refused' in answer) throw new ServerProblem(answer.refused, answer.values);
    return answer;
  }

  async close(): Promise<void> {
    await Promise.all([this.#views.close(), this.#previews.close(), this.#changes.close()]);
  }

  #asking(request: FastifyRequest): {
    readonly language: ReturnType<typeof languageOf>;
    readonly now: string;
  } {
    return { language: languageOf(request), now: this.#office.now().toISOString() };
  }
}

/** Makes it once, however many ask at the same time. */
function once<T>(
  making: Map<string, Promise<T>>,
  key: string,
  make: () => Promise<T>,
  keep: (made: T) => void,
): Promise<T> {
  const known = making.get(key);
  if (known !== undefined) return known;
  const made = make()
    .then((each) => {
      keep(each);
      return each;
    })
    .finally(() => making.delete(key));
  making.set(key, made);
  return made;
}

export function sendJson(reply: FastifyReply, { status, json }: Answered): never {
  const { buffer, byteOffset, byteLength } = json;
  const bytes = Buffer.from(buffer, byteOffset, byteLength);
  return reply.code(status).type('application/json; charset=utf-8').send(bytes) as never;
}

/** Nothing but the style of the form. */
const FORM_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(FORM_STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export function sendForm(request: FastifyRequest, reply: FastifyReply, bytes: Uint8Array): never {
  setSecurityHeaders(reply, request.protocol === 'https');
  return reply
    .header('content-security-policy', FORM_POLICY)
    .type('text/html; charset=utf-8')
    .send(Buffer.from(bytes)) as never;
}
