import type { Json } from './canonical.ts';

/**
 * Everything that happens in an office, by kind. What is personal (names, bytes of reports, reasons in words)
 * stands in documents that can be redacted; entries have their hashes.
 */
export type EntryKind =
  | 'store-created'
  | 'list-imported'
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
  | 'player-added'
  | 'player-changed'
  | 'players-merged'
  | 'players-split'
  | 'player-redacted'
  | 'account-changed';

/** An entry as it is handed in. */
export interface NewEntry {
  readonly kind: EntryKind;
  /** Who: a person of the office, or the program. */
  readonly actor: string;
  /** UTC. */
  readonly at: string;
  /** What it is about: an event, a player, a list. */
  readonly subject: string | null;
  readonly body: { readonly [key: string]: Json };
}

/** An entry in its place. */
export interface Entry extends NewEntry {
  readonly seq: number;
  readonly hash: string;
}
