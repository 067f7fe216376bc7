import type { Json } from './canonical.ts';

/**
 * The kinds of ledger entries. Personal data (names, reports, written reasons) is in documents, which can be redacted;
 * entries have only their hashes.
 */
export type EntryKind =
  | 'store-created'
  | 'list-imported'
  | 'list-import-undone'
  | 'list-closed'
  | 'list-published'
  | 'list-made-current'
  | 'revisions-dropped'
  | 'event-registered'
  | 'event-changed'
  | 'event-withdrawn'
  | 'report-submitted'
  | 'report-accepted'
  | 'report-rejected'
  | 'appeal-made'
  | 'decision-revoked'
  | 'correction-accepted'
  | 'adjustment-set'
  | 'adjustment-revoked'
  | 'fact-stated'
  | 'fact-ended'
  | 'player-added'
  | 'player-changed'
  | 'players-merged'
  | 'players-split'
  | 'player-redacted'
  | 'account-changed';

export interface NewEntry {
  readonly kind: EntryKind;
  /** A person of the office, or the program. */
  readonly actor: string;
  /** UTC. */
  readonly at: string;
  /** An event, a player or a list. */
  readonly subject: string | null;
  readonly body: { readonly [key: string]: Json };
}

export interface Entry extends NewEntry {
  readonly seq: number;
  readonly hash: string;
}
