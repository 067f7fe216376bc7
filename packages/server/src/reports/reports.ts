import { beside, type Office, Reader } from '@eloquence/office';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { actorOf } from '../accounts/visitors.ts';
import type { Config } from '../core/config.ts';
import { languageOf } from '../core/language.ts';
import { ServerProblem } from '../core/problems.ts';
import { Room } from '../core/room.ts';
import { Verdict } from '../core/verdict.ts';
import type { Answered, Published, ReportQuestions } from './questions.ts';

/** What a request says by itself. */
type Said = 'language' | 'now' | 'actor' | 'patience' | 'verdict';

/** Reports on a thread of their own: one of four megabytes may take seconds, in which this one goes on answering. */
export class Reports {
  /** For the bytes of reports that are handed in, from their arrival until they are done with. */
  readonly room: Room;
  readonly #office: Office;
  readonly #patience: number;
  readonly #thread: Reader<ReportQuestions>;

  /** `patience`: milliseconds in which a write must begin. */
  constructor(office: Office, { answerTimeout, reportRoom }: Config, patience: number) {
    this.room = new Room(reportRoom);
    this.#office = office;
    this.#patience = patience;
    this.#thread = new Reader(office, { timeout: answerTimeout, thread: beside(import.meta.url, 'thread') });
  }

  preview(request: FastifyRequest, bytes: Uint8Array, event: string | null): Promise<Answered> {
    return this.#thread.ask('preview', { bytes, event, ...this.#asking(request) });
  }

  /** A report of an event without dates of birth; null: the newest version. */
  published(event: string, version: number | null): Promise<Published> {
    return this.#thread.ask('published', { event, version });
  }

  differences(event: string, from: number, to: number): Promise<Answered> {
    return this.#thread.ask('differences', { event, from, to });
  }

  /** Something that is kept, in the name of whoever asks. */
  async change<Name extends 'submit' | 'correct'>(
    request: FastifyRequest,
    name: Name,
    asked: Omit<ReportQuestions[Name]['asked'], Said>,
  ): Promise<Answered> {
    const { account, name: actor, address } = actorOf(request);
    const verdict = request.verdict ?? new Verdict();
    const by = { actor: { account, name: actor, address }, patience: this.#patience, verdict: verdict.cell };
    const all = { ...asked, ...by, ...this.#asking(request) } as ReportQuestions[Name]['asked'];
    const answer = await this.#thread.ask(name, all, verdict);
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

/** An answer that is written already. */
export function sent(reply: FastifyReply, { status, json }: Answered): never {
  const { buffer, byteOffset, byteLength } = json;
  const bytes = Buffer.from(buffer, byteOffset, byteLength);
  return reply.code(status).type('application/json; charset=utf-8').send(bytes) as never;
}
