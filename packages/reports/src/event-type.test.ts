import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classifyEventType } from './event-type.ts';

const anyCharacter = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));

/** Type, team and system, as a row. */
function row(text: string, code: string | null = null): string {
  const { type, team, system } = classifyEventType(text, code);
  return `${type} ${team ? 'team' : 'individual'} ${system}`;
}

describe('the text of record 092', () => {
  test.each([
    ['Individual: Swiss-System', 'swiss individual swiss'],
    ['Individual: Swiss-System (Standard)', 'swiss individual swiss'],
    ['Individual: Swiss System', 'swiss individual swiss'],
    ['Swiss', 'swiss individual swiss'],
    ['Swiss Dutch', 'swiss individual dutch'],
    ['Swiss Burstein', 'swiss individual burstein'],
    ['Dubov', 'swiss individual dubov'],
    ['SWISS SYSTEM (LIM)', 'swiss individual lim'],
    ['Double Swiss', 'swiss individual double-swiss'],
    ['Système suisse', 'swiss individual swiss'],
    ['Schweizer System', 'swiss individual swiss'],
    ['Sistema suizo', 'swiss individual swiss'],
    ['Швейцарская система', 'swiss individual swiss'],
    ['瑞士制', 'swiss individual swiss'],
    ['Team Swiss', 'team team swiss'],
    ['Team: Swiss-System', 'team team swiss'],
    ['Team League', 'team team null'],
    ['Mannschaftsturnier', 'team team null'],
    ['Team Round Robin', 'team team round-robin'],
    ['Team Knockout', 'team team knockout'],
    ['Team match', 'team team match'],
    ['Round Robin', 'round-robin individual round-robin'],
    ['Individual: Round-Robin', 'round-robin individual round-robin'],
    ['Individual: RoundRobin', 'round-robin individual round-robin'],
    ['All-Play-All', 'round-robin individual round-robin'],
    ['Toutes rondes', 'round-robin individual round-robin'],
    ['Jeder gegen Jeden', 'round-robin individual round-robin'],
    ['Todos contra todos', 'round-robin individual round-robin'],
    ["Girone all'italiana", 'round-robin individual round-robin'],
    ['Круговой турнир', 'round-robin individual round-robin'],
    ['单循环赛', 'round-robin individual round-robin'],
    ['Double Round Robin', 'double-round-robin individual double-round-robin'],
    ['DRR', 'double-round-robin individual double-round-robin'],
    ['Doppelrundiges Turnier', 'double-round-robin individual double-round-robin'],
    ['双循环赛', 'double-round-robin individual double-round-robin'],
    ['Scheveningen', 'scheveningen individual scheveningen'],
    ['Team Scheveningen', 'scheveningen team scheveningen'],
    ['Double Scheveningen', 'scheveningen individual double-scheveningen'],
    ['Schiller', 'scheveningen individual schiller'],
    ['Match', 'match individual match'],
    ['Knockout', 'swiss individual knockout'],
    ['Knock-Out', 'swiss individual knockout'],
    ['K.O.', 'swiss individual knockout'],
    ['Round robin groups, then knockout', 'null individual null'],
    ['Swiss, then knockout', 'null individual null'],
    ['Team Swiss (match points)', 'team team swiss'],
    ['Open tournament', 'null individual null'],
    ['', 'null individual null'],
  ])('%s: %s', (text, expected) => expect(row(text)).toBe(expected));
});

describe('the code of record 192', () => {
  test.each([
    ['FIDE_DUTCH', 'swiss individual dutch'],
    ['FIDE_DUTCH_2017', 'swiss individual dutch'],
    ['FIDE_DUTCH_2025', 'swiss individual dutch'],
    ['FIDE_DUTCH_2026_BAKU', 'swiss individual dutch'],
    ['FIDE_DUBOV', 'swiss individual dubov'],
    ['FIDE_BURSTEIN_BAKU', 'swiss individual burstein'],
    ['CUSTOM_SWISS', 'swiss individual swiss'],
    ['FIDE_DOUBLESWISS', 'swiss individual double-swiss'],
    ['FIDE_DOUBLESWISS_BAKU', 'swiss individual double-swiss'],
    ['CUSTOM_DOUBLESWISS', 'swiss individual double-swiss'],
    ['BERGER_ROUNDROBIN', 'round-robin individual round-robin'],
    ['BERGER_ROUNDROBIN_G1', 'round-robin individual round-robin'],
    ['BERGER_ROUNDROBIN_G2', 'double-round-robin individual double-round-robin'],
    ['BERGER_ROUNDROBIN_G4', 'double-round-robin individual multiple-round-robin'],
    ['BERGER_DOUBLEROUNDROBIN', 'double-round-robin individual double-round-robin'],
    ['FIDE_ROUNDROBIN', 'round-robin individual round-robin'],
    ['FIDE_DOUBLEROUNDROBIN', 'double-round-robin individual double-round-robin'],
    ['CUSTOM_ROUNDROBIN', 'round-robin individual round-robin'],
    ['FIDE_SCHILLER', 'scheveningen individual schiller'],
    ['FIDE_SCHILLER_4x3', 'scheveningen individual schiller'],
    ['CUSTOM_SCHILLER', 'scheveningen individual schiller'],
    ['FIDE_SCHEVENINGEN', 'scheveningen individual scheveningen'],
    ['FIDE_SCHEVENINGEN_G2', 'scheveningen individual double-scheveningen'],
    ['FIDE_DOUBLESCHEVENINGEN', 'scheveningen individual double-scheveningen'],
    ['CUSTOM_SCHEVENINGEN', 'scheveningen individual scheveningen'],
    ['FIDE_TEAM', 'team team swiss'],
    ['FIDE_TEAM_BAKU', 'team team swiss'],
    ['FIDE_TEAM_TYPEA_MP_GP', 'team team swiss'],
    ['FIDE_TEAM_TYPEB_GP_MP', 'team team swiss'],
    ['FIDE_TEAM_MP_GP_BAKU', 'team team swiss'],
    ['CUSTOM_TEAM_SWISS_MP', 'team team swiss'],
    ['BERGER_TEAM_ROUNDROBIN', 'team team round-robin'],
    ['BERGER_TEAM_ROUNDROBIN_G2', 'team team double-round-robin'],
    ['BERGER_TEAM_DOUBLEROUNDROBIN', 'team team double-round-robin'],
    ['FIDE_TEAM_ROUNDROBIN', 'team team round-robin'],
    ['FIDE_TEAM_DOUBLEROUNDROBIN', 'team team double-round-robin'],
    ['CUSTOM_TEAM_ROUNDROBIN', 'team team round-robin'],
    ['CUSTOM_KNOCKOUT', 'swiss individual knockout'],
    ['CUSTOM_TEAM_KNOCKOUT', 'team team knockout'],
    [' fide_dutch ', 'swiss individual dutch'],
  ])('%s: %s', (code, expected) => {
    expect(row('', code)).toBe(expected);
    expect(row('Match', code)).toBe(expected);
    // bbpPairings writes the code into 092
    expect(row(code)).toBe(expected);
  });

  test.each([
    '',
    'FIDE',
    'FIDE_',
    'FIDE_CHESS',
    'CUSTOM_TEAM',
    'BERGER_ROUNDROBIN_G0',
    'FIDE_DUTCH_SOON',
    'DUTCH',
  ])('is %j, which is unknown: the text decides', (code) =>
    expect(row('Match', code)).toBe('match individual match'),
  );
});

test.each([
  ['Individual: Swiss-System (Standard)', 'standard'],
  ['Individual: swiss-system (standard)', 'standard'],
  ['Swiss, classical', 'standard'],
  ['Swiss (Rapid)', 'rapid'],
  ['Schnellschach, Schweizer System', 'rapid'],
  ['快棋 瑞士制', 'rapid'],
  ['Blitz round robin', 'blitz'],
  ['超快棋', 'blitz'],
  ['Rapid and blitz', null],
  ['Swiss', null],
])('the cadence in %j: %s', (text, cadence) => {
  expect(classifyEventType(text, 'FIDE_DUTCH').cadence).toBe(cadence);
});

test('any text is classified', () => {
  const words = fc.constantFrom(
    'Swiss',
    'team',
    'round',
    'robin',
    'FIDE_',
    'TEAM',
    'G2',
    '_',
    ' ',
    '制',
    'Double',
  );
  const texts = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 300 }),
    fc.array(words).map((list) => list.join('')),
  );
  fc.assert(
    fc.property(texts, fc.option(texts), (text, code) => {
      const { type, team, system } = classifyEventType(text, code);
      if (system !== null) expect(type).not.toBeNull();
      if (type === 'team') expect(team).toBe(true);
    }),
  );
});
