import { exampleOfFact } from '../fact-examples.ts';
import type { Findings, Messages, ReasonHints } from '../types/messages.ts';
import { headerFindings } from './findings-header.ts';
import { playerFindings } from './findings-players.ts';

export const findingHints: Messages['findingHints'] = Object.freeze({
  error: '赛事因此不能评级；报告如有误，请改正。',
  warning: null,
  note: null,
});

const STATED = '此结论出自 --event 文件；如有误，请在该文件中改正。';

export const reasonHints: ReasonHints = Object.freeze({
  'fact-missing': ({ fact }) => {
    const stated = exampleOfFact(fact);
    return stated === null ? null : `请在 --event 文件中说明，例如 ${stated}。`;
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
