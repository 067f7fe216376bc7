import type { Edition } from '../editions/rules.ts';
import { isRoundRobin } from '../initial/counting.ts';
import { floorDivide } from '../rounding.ts';
import type { EventFacts } from './facts.ts';
import type { Findings } from './verdict.ts';

/** Who must be in the field (6.3 to 6.33, 6.2 to 6.23). */
export function checkRoundRobin(edition: Edition, facts: EventFacts, findings: Findings): void {
  if (!isRoundRobin(facts.type)) return;
  const { unplayedRoundRobin } = edition.rules;
  const unplayed = facts.unplayedGames ?? 0;
  if (unplayed > 0 && unplayedRoundRobin.value !== null) {
    // Reported as a Swiss, it is no longer asked for the composition of a round robin.
    return findings.note('round-robin-as-swiss', unplayedRoundRobin, { unplayed });
  }
  const players = facts.players.length;
  const rated = facts.players.filter((player) => player.rating !== null).length;
  if (isNationalChampionship(edition, facts, rated, findings)) return;
  const { rule, needed, enoughPlayers } = fieldNeeded(edition, facts, players, rated);
  if (rule !== null && (rated < needed || !enoughPlayers)) {
    findings.refuse('too-few-rated-in-field', rule, { rated, players, needed });
  }
}

/** A national championship needs only three rated players, or two women (6.33, 6.23). */
function isNationalChampionship(
  edition: Edition,
  facts: EventFacts,
  rated: number,
  findings: Findings,
): boolean {
  const rule = edition.rules.nationalChampionship;
  if (!facts.nationalChampionship || rule.value === null) return false;
  const needed = facts.womenOnly ? rule.value.womenRated : rule.value.rated;
  if (rated < needed) return false;
  findings.note('national-championship', rule, { rated, needed });
  return true;
}

interface FieldRule {
  readonly rule: { readonly article: string | null } | null;
  readonly needed: number;
  readonly enoughPlayers: boolean;
}

/** The first of the rules that the field breaks, or the general one. */
function fieldNeeded(edition: Edition, facts: EventFacts, players: number, rated: number): FieldRule {
  const { roundRobinRatedOneIn, roundRobinSmall, doubleRoundRobin } = edition.rules;
  const rules: FieldRule[] = [];
  if (roundRobinRatedOneIn.value !== null) {
    const oneIn = roundRobinRatedOneIn.value;
    rules.push({
      rule: roundRobinRatedOneIn,
      needed: floorDivide(players + oneIn - 1, oneIn),
      enoughPlayers: true,
    });
  }
  if (roundRobinSmall.value !== null && players < roundRobinSmall.value.under) {
    rules.push({ rule: roundRobinSmall, needed: roundRobinSmall.value.rated, enoughPlayers: true });
  }
  if (doubleRoundRobin.value !== null && facts.type === 'double-round-robin' && rated < players) {
    const enoughPlayers = players >= doubleRoundRobin.value.players;
    rules.push({ rule: doubleRoundRobin, needed: doubleRoundRobin.value.rated, enoughPlayers });
  }
  const broken = rules.find((each) => rated < each.needed || !each.enoughPlayers);
  return broken ?? { rule: null, needed: 0, enoughPlayers: true };
}

/** 2005 6.4: more than one unrated player and nothing of a Scheveningen event is rated. */
export function checkScheveningen(edition: Edition, facts: EventFacts, findings: Findings): void {
  const { scheveningenUnrated } = edition.rules;
  if (facts.type !== 'scheveningen' || scheveningenUnrated.value === null) return;
  const unrated = facts.players.filter((player) => player.rating === null).length;
  const allowed = scheveningenUnrated.value;
  if (unrated > allowed) findings.refuse('scheveningen-unrated', scheveningenUnrated, { unrated, allowed });
}

/** Matches: nobody unrated (6.6, 6.1); games after the decision need the number of games agreed (6.5, 6.2). */
export function checkMatch(edition: Edition, facts: EventFacts, findings: Findings): void {
  if (facts.type !== 'match') return;
  const { unratedMatch, decidedMatch, decidedMatchWaiver } = edition.rules;
  if (unratedMatch.value !== null && facts.players.some((player) => player.rating === null)) {
    findings.refuse('match-with-unrated', unratedMatch, {});
  }
  if (decidedMatch.value === null) return;
  if (decidedMatchWaiver.value !== null && facts.approvals?.waivedMatchRule) {
    return findings.note('decided-match-waived', decidedMatchWaiver, {});
  }
  if (facts.scheduledGames === undefined) findings.lacks('scheduled-games', decidedMatch);
}
