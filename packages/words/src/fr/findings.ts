import { exampleOfFact } from '../fact-examples.ts';
import type { Findings, Messages, ReasonHints } from '../types/messages.ts';
import { headerFindings } from './findings-header.ts';
import { playerFindings } from './findings-players.ts';

export const findingHints: Messages['findingHints'] = Object.freeze({
  error: 'Le tournoi ne peut pas être pris en compte ainsi ; si le rapport est inexact, le corriger.',
  warning: null,
  note: null,
});

const STATED = 'Cela découle du fichier de --event ; y corriger l’indication si elle est inexacte.';

export const reasonHints: ReasonHints = Object.freeze({
  'fact-missing': ({ fact }) => {
    const stated = exampleOfFact(fact);
    return stated === null ? null : `L’indiquer dans le fichier de --event, par exemple ${stated}.`;
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
