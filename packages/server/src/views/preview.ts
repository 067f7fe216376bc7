import type { PreviewView } from '@eloquence/api';
import type { Preview } from '@eloquence/office';
import { formatDate } from '@eloquence/rating';
import type { Language } from '@eloquence/words';
import { findingViews, withSentences } from './reasons.ts';

export function previewView(
  { edition, report, type, findings, players }: Preview,
  language: Language,
): PreviewView {
  const { name, start, end, rounds } = report;
  return {
    edition: edition?.id ?? null,
    event: {
      name,
      start: start === null ? null : formatDate(start),
      end: end === null ? null : formatDate(end),
      type,
      players: report.players.length,
      rounds,
    },
    findings: findingViews(findings, language),
    players: withSentences(players, language),
  };
}
