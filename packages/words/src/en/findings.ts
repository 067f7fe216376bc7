import { exampleOfFact } from '../fact-examples.ts';
import type { Findings, Messages, ReasonHints } from '../types/messages.ts';
import { headerFindings } from './findings-header.ts';
import { playerFindings } from './findings-players.ts';

/** The hints of findings without one of their own; `reasons` has their texts. */
export const findingHints: Messages['findingHints'] = Object.freeze({
  error: 'The event cannot be rated; if the report is wrong, correct it.',
  warning: null,
  note: null,
});

const STATED = 'This follows from the --event file; correct it there if it is wrong.';

export const reasonHints: ReasonHints = Object.freeze({
  'fact-missing': ({ fact }) => {
    const stated = exampleOfFact(fact);
    return stated === null ? null : `Add it to the --event file, such as ${stated}.`;
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
