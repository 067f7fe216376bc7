export interface WorkProgress {
  readonly work: string;
  readonly done: number;
  readonly all: number;
  /** The share of the whole work that is done, from 0 to 1, where `done` and `all` count only a part of it. */
  readonly share?: number;
}
