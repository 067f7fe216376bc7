export interface WorkProgress {
  readonly work: string;
  readonly done: number;
  readonly all: number;
}
