import { expect, test } from 'vitest';
import { cardSvg, icsText, rssText } from './feeds.ts';

test('a calendar has lines of 75 bytes, escapes, and days that end on the next one', () => {
  const title = `Écoles, coupe; ${'très longue '.repeat(9)}fin`;
  const text = icsText('Calendar', 'example.org', [
    { id: 'E1', title, from: '2026-12-30', to: '2026-12-31', place: 'A\\B' },
  ]);
  const lines = text.split('\r\n');
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  const unfolded = text.replaceAll('\r\n ', '').split('\r\n');
  expect(unfolded).toContain(`SUMMARY:Écoles\\, coupe\\; ${'très longue '.repeat(9)}fin`);
  expect(unfolded).toContain('LOCATION:A\\\\B');
  expect(unfolded).toContain('DTSTART;VALUE=DATE:20261230');
  expect(unfolded).toContain('DTEND;VALUE=DATE:20270101');
  expect(unfolded).toContain('UID:E1@example.org');
});

test('a feed and a card escape what names contain', () => {
  const item = { title: 'A <b> & "c"', text: '', link: 'https://x/?a=1&b=2', published: '2026-07-01' };
  const feed = rssText({ title: 'T', text: '', link: 'https://x', language: 'en', items: [item] });
  expect(feed).toContain('<title>A &lt;b&gt; &amp; &quot;c&quot;</title>');
  expect(feed).toContain('<link>https://x/?a=1&amp;b=2</link>');
  expect(feed).toContain('<pubDate>Wed, 01 Jul 2026 00:00:00 GMT</pubDate>');
  const card = cardSvg({ heading: '<script>', line: '', figures: [['K', '10']], foot: '' });
  expect(card).not.toContain('<script>');
});

test.each([
  ['n'.repeat(34), 'n'.repeat(34)],
  ['n'.repeat(40), `${'n'.repeat(33)}…`],
  ['棋'.repeat(40), `${'棋'.repeat(16)}…`],
])('the heading %s fits on its card', (heading, shown) => {
  expect(cardSvg({ heading, line: '', figures: [], foot: '' })).toContain(`>${shown}</text>`);
});
