const EXAMPLES: Readonly<Record<string, string>> = Object.freeze({
  'approval-duration': '{ "approvals": { "duration": true } }',
  'approval-late-registration': '{ "approvals": { "lateRegistration": true } }',
  'approval-hybrid': '{ "approvals": { "hybrid": true } }',
  'scheduled-games': '{ "scheduledGames": 8 }',
});

/** What states a fact that is still to be known, in the JSON of an event; null where nobody can state it. */
export function exampleOfFact(fact: string): string | null {
  return EXAMPLES[fact] ?? null;
}
