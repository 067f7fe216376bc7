import type { Dictionary, Findings, ReasonHints } from '../dictionary.ts';
import { exampleOfFact } from '../fact-examples.ts';
import { headerFindings } from './findings-header.ts';
import { playerFindings } from './findings-players.ts';

/** What the regulations say of an event stands in the reasons. */
export const findingHints: Dictionary['findingHints'] = Object.freeze({
  error: 'The event cannot be rated like this; if the report is wrong, correct it.',
  warning: null,
  note: null,
});

const STATED = 'This follows from what --event states; correct it there if it is wrong.';

export const reasonHints: ReasonHints = Object.freeze({
  'fact-missing': ({ fact }) => {
    const stated = exampleOfFact(fact);
    return stated === null ? null : `State it in the file of --event, for instance ${stated}.`;
  },
  'not-registered': () => STATED,
  'registered-late': () => STATED,
  'arbiter-unlicensed': () => STATED,
  'hybrid-not-foreseen': () => STATED,
  'hybrid-not-approved': () => STATED,
  'hybrid-games-missing': () => STATED,
  'not-announced': () => STATED,
  'report-late': () => STATED,
  'report-list-missed': () => STATED,
});

export const findings: Findings = Object.freeze({ ...playerFindings, ...headerFindings });
