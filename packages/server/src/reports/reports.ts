import { type Office, Reader, workerModule } from '@eloquence/office';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { actorOf } from '../accounts/authentication.ts';
import { ByteBudget } from '../core/byte-budget.ts';
import { CommitOrTimeout } from '../core/commit-or-timeout.ts';
import type { Config } from '../core/config.ts';
import { languageOf } from '../core/language.ts';
import { ServerProblem } from '../core/problems.ts';
import type { Answered, Published, ReportTasks } from './tasks.ts';

/** Filled in from the request. */
type FromRequest = 'language' | 'now' | 'actor' | 'writeTimeout' | 'commitOrTimeout';

/** Reads, checks and rates reports on their own thread: a report of 4 MiB may take seconds. */
export class Reports {
  /** For uploaded reports, until they are processed. */
  readonly budget: ByteBudget;
  readonly #office: Office;
  readonly #writeTimeout: number;
  readonly #thread: Reader<ReportTasks>;

  constructor(office: Office, { answerTimeout, reportBudget }: Config, writeTimeout: number) {
    this.budget = new ByteBudget(reportBudget);
    this.#office = office;
    this.#writeTimeout = writeTimeout;
    this.#thread = new Reader(office, {
      timeout: answerTimeout,
      module: workerModule(import.meta.url, 'worker'),
    });
  }

  preview(request: FastifyRequest, bytes: Uint8Array, event: string | null): Promise<Answered> {
    return this.#thread.run('preview', { bytes, event, ...this.#asking(request) });
  }

  /** Without dates of birth; null: the newest version. */
  published(event: string, version: number | null): Promise<Published> {
    return this.#thread.run('published', { event, version });
  }

  differences(event: string, from: number, to: number): Promise<Answered> {
    return this.#thread.run('differences', { event, from, to });
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
    const answer = await this.#thread.run(name, all, commitOrTimeout);
    if ('refused' in answer) throw new ServerProblem(answer.refused, answer.values);
    return answer;
  }

  close(): Promise<void> {
    return this.#thread.close();
  }

  #asking(request: FastifyRequest): {
    readonly language: ReturnType<typeof languageOf>;
    readonly now: string;
  } {
    return { language: languageOf(request), now: this.#office.now().toISOString() };
  }
}

export function sendJson(reply: FastifyReply, { status, json }: Answered): never {
  const { buffer, byteOffset, byteLength } = json;
  const bytes = Buffer.from(buffer, byteOffset, byteLength);
  return reply.code(status).type('application/json; charset=utf-8').send(bytes) as never;
}
