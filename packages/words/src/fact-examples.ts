const EXAMPLES: Readonly<Record<string, string>> = Object.freeze({
  'approval-duration': '{ "approvals": { "duration": true } }',
  'approval-late-registration': '{ "approvals": { "lateRegistration": true } }',
  'approval-hybrid': '{ "approvals": { "hybrid": true } }',
  pgn: '{ "pgn": true }',
  'scheduled-games': '{ "scheduledGames": 8 }',
});

/** JSON that states a fact of an event; null for facts that cannot be stated. */
export function exampleOfFact(fact: string): string | null {
  return EXAMPLES[fact] ?? null;
}
