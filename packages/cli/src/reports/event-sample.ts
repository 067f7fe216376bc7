/** The sample of `--event` in the help. */
export const EVENT_SAMPLE: readonly string[] = Object.freeze([
  '{ "registered": "2024-04-01", "received": "2024-05-20",',
  '  "nationalChampionship": true, "approvals": { "duration": true },',
  '  "arbiters": [{ "name": "Nordahl, Ingrid", "licensed": true }],',
  '  "laterEvent": [6] }',
]);
