import type { Edition } from '../editions/rules.ts';
import { isRoundRobin } from '../initial/counting.ts';
import { floorDivide } from '../rounding.ts';
import type { EventFacts } from './facts.ts';
import { type EligibilityFinding, missing, NOTHING, note, type Rule, refusal } from './verdict.ts';

/** The composition of a round robin (6.3 to 6.33, 6.2 to 6.23). */
export function checkRoundRobin(edition: Edition, facts: EventFacts): readonly EligibilityFinding[] {
  if (!isRoundRobin(facts.type)) return NOTHING;
  const { unplayedRoundRobin, nationalChampionship } = edition.rules;
  const unplayed = facts.unplayedGames ?? 0;
  const asSwiss =
    unplayed > 0 && unplayedRoundRobin.value !== null
      ? [note('round-robin-as-swiss', unplayedRoundRobin, { unplayed })]
      : NOTHING;
  // 6.43 is about the report; who may be in the field is asked of the round robin that was played.
  if (asSwiss.length > 0 && unplayedRoundRobin.value === 'swiss-throughout') return asSwiss;
  return [...asSwiss, ...checkField(edition, facts, nationalChampionship)];
}

function checkField(
  edition: Edition,
  facts: EventFacts,
  nationalChampionship: Edition['rules']['nationalChampionship'],
): readonly EligibilityFinding[] {
  const inField = facts.players.filter((player) => player.rating !== null);
  const rated = inField.length;
  if (facts.nationalChampionship && nationalChampionship.value !== null) {
    const { rated: open, womenRated, counted } = nationalChampionship.value;
    const needed = facts.womenOnly ? womenRated : open;
    // 2005 and 2009: three men, or two women in an event for women only.
    const onlyMen = counted === 'men' && !facts.womenOnly;
    const counting = onlyMen ? inField.filter(({ sex }) => sex !== 'w').length : rated;
    if (counting >= needed)
      return [note('national-championship', nationalChampionship, { rated: counting, needed })];
  }
  const players = facts.players.length;
  const broken = fieldRules(edition, facts, players, rated).find(
    (each) => rated < each.needed || players < each.players,
  );
  if (broken === undefined) return NOTHING;
  const { rule, needed } = broken;
  return rated < needed
    ? [refusal('too-few-rated-in-field', rule, { rated, players, needed })]
    : [refusal('too-few-players', rule, { players, needed: broken.players })];
}

interface FieldRule {
  readonly rule: Rule;
  /** Rated players. */
  readonly needed: number;
  /** Players in all. */
  readonly players: number;
}

/** A third rated; at least four of a small field; six players with four rated if they meet twice. */
function fieldRules(
  edition: Edition,
  facts: EventFacts,
  players: number,
  rated: number,
): readonly FieldRule[] {
  const { roundRobinRatedOneIn: share, roundRobinSmall: small, doubleRoundRobin: double } = edition.rules;
  const rules: FieldRule[] = [];
  if (share.value !== null) {
    rules.push({ rule: share, needed: floorDivide(players + share.value - 1, share.value), players: 0 });
  }
  if (small.value !== null && players < small.value.under) {
    rules.push({ rule: small, needed: small.value.rated, players: 0 });
  }
  if (double.value !== null && facts.type === 'double-round-robin' && rated < players) {
    rules.push({ rule: double, needed: double.value.rated, players: double.value.players });
  }
  return rules;
}

/** 2005 6.4: more than one unrated player and nothing of a Scheveningen event is rated. */
export function checkScheveningen(edition: Edition, facts: EventFacts): readonly EligibilityFinding[] {
  const { scheveningenUnrated } = edition.rules;
  const allowed = scheveningenUnrated.value;
  if (facts.type !== 'scheveningen' || allowed === null) return NOTHING;
  const unrated = facts.players.filter((player) => player.rating === null).length;
  return unrated > allowed
    ? [refusal('scheveningen-unrated', scheveningenUnrated, { unrated, allowed })]
    : NOTHING;
}

/** Matches: no unrated player (6.6, 6.1); games after the decision need the number of games agreed (6.5, 6.2). */
export function checkMatch(edition: Edition, facts: EventFacts): readonly EligibilityFinding[] {
  if (facts.type !== 'match') return NOTHING;
  const { unratedMatch } = edition.rules;
  const withUnrated = unratedMatch.value !== null && facts.players.some((player) => player.rating === null);
  return [
    ...(withUnrated ? [refusal('match-with-unrated', unratedMatch, {})] : NOTHING),
    ...checkDecision(edition, facts),
  ];
}

function checkDecision(edition: Edition, facts: EventFacts): readonly EligibilityFinding[] {
  const { decidedMatch, decidedMatchWaiver } = edition.rules;
  if (decidedMatch.value === null) return NOTHING;
  if (decidedMatchWaiver.value !== null && facts.approvals?.waivedMatchRule) {
    return [note('decided-match-waived', decidedMatchWaiver, {})];
  }
  return facts.scheduledGames === undefined ? [missing('scheduled-games', decidedMatch)] : NOTHING;
}
