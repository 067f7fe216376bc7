import { expect, test } from 'vitest';
import { isPublicLine } from './public-report.ts';

test.each([
  ['299', '299 -   1.0   1.0  001    1', true],
  ['299', '299 W   1.0   1.0  001    1   12 1034', true],
  ['299', '299 W   1.0   1.0  001  2001/03/14', false],
  ['299', '299 W   1.0   1.0  001 20010314', false],
  ['300', '300   1   1   2    1    2', true],
  ['999', '999 W', false],
])('a line %s is public: %s %s', (code, line, isPublic) => expect(isPublicLine(code, line)).toBe(isPublic));

test('a line of many blanks is refused as quickly as any other', () => {
  const line = `299 W   1.0   1.0  001 ${' '.repeat(115)}x`;
  const start = process.cpuUsage().user;
  expect(isPublicLine('299', line)).toBe(false);
  expect(process.cpuUsage().user - start).toBeLessThan(1_000_000);
});
