import { explainPeriod, findPlayer, type Office, playerHistory, playerProfile } from '@eloquence/office';
import { type Call, type Command, isGiven, type Result } from '../../../framework/command.ts';
import { Failure } from '../../../framework/failure.ts';
import { readCadence } from '../../../input/edition.ts';
import { countOption, dateOption } from '../../../office/arguments.ts';
import { STORE, withOffice } from '../../../office/open-store.ts';
import { peopleInPeriod, periodJson, periodLines } from './period.ts';
import { newestStandings, profileJson, profileLines } from './profile.ts';

export const player: Command = Object.freeze({
  path: 'office player',
  takes: 'ID',
  positionals: [1, 1],
  optional: ['list-day', 'cadence', 'shown-revision', 'explain', ...STORE],
  examples: [
    'office player 99000011',
    'office player 99000011 --list 2026-12-01 --explain',
    'office player 99000011 --list 2026-12-01 --cadence rapid --json',
    'office player 99000011 --list 2026-11-01 --revision 1 --explain',
  ],
  run: (call) => {
    const [id = ''] = call.positionals;
    const date = dateOption(call, 'list-day');
    const needsList = ['explain', 'cadence', 'shown-revision'] as const;
    if (date === null && needsList.some((name) => isGiven(call, name)))
      throw new Failure('missing-option', { options: '--list' });
    return withOffice(call, (office) =>
      date === null ? showPlayer(call, office, id) : showPeriod(call, office, id, date),
    );
  },
} satisfies Command);

const MOST_REVISIONS = 1_000_000;

const unknown = (id: string): Failure => new Failure('player-unknown', { id }, 2);

async function showPlayer(call: Call, office: Office, id: string): Promise<Result> {
  const profile = await playerProfile(office.store, id);
  if (profile === null) throw unknown(id);
  const history = await playerHistory(office.store, profile.key);
  const newest = [...newestStandings(history).values()];
  const standings = newest.map(({ cadence, date, ...standing }) => [cadence, { ...standing, since: date }]);
  return {
    value: { ...profileJson(profile), standings: Object.fromEntries(standings), history },
    lines: () => profileLines(call, profile, history),
  };
}

async function showPeriod(call: Call, office: Office, id: string, date: string): Promise<Result> {
  const found = await findPlayer(office.store, id);
  if (found === null) throw unknown(id);
  const revision = countOption(call, 'shown-revision', MOST_REVISIONS);
  const period = await explainPeriod(office, found.key, readCadence(call) ?? 'standard', date, revision);
  const around = await peopleInPeriod(office, found.key, period);
  return {
    value: periodJson(found.key, around, period),
    lines: () => periodLines(call, found, around, period),
  };
}
