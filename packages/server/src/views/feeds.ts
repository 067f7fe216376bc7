/** An all-day entry of a calendar; dates as the API writes them. */
export interface CalendarEntry {
  readonly id: string;
  readonly title: string;
  readonly from: string;
  /** The last day. */
  readonly to: string;
  readonly place?: string;
  readonly url?: string;
}

/** RFC 5545: lines have at most 75 bytes and continue after a space. */
const LONGEST_LINE = 75;

export function icsText(name: string, host: string, entries: readonly CalendarEntry[]): string {
  const day = (date: string): string => date.replaceAll('-', '');
  const lines = entries.flatMap(({ id, title, from, to, place = '', url }) => [
    'BEGIN:VEVENT',
    `UID:${id}@${host}`,
    // Not the time of the request: an unchanged calendar has an unchanged ETag.
    `DTSTAMP:${day(from)}T000000Z`,
    `DTSTART;VALUE=DATE:${day(from)}`,
    `DTEND;VALUE=DATE:${day(nextDay(to))}`,
    `SUMMARY:${icsEscaped(title)}`,
    ...(place === '' ? [] : [`LOCATION:${icsEscaped(place)}`]),
    ...(url === undefined ? [] : [`URL:${url}`]),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Eloquence//Calendar//EN',
    `X-WR-CALNAME:${icsEscaped(name)}`,
    ...lines,
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

function nextDay(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

const icsEscaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/[\r\n]+/g, '\\n');

function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const letter of line) {
    // A continued line begins with a space.
    if (Buffer.byteLength(part + letter) + (parts.length > 0 ? 1 : 0) > LONGEST_LINE) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part].join('\r\n ');
}

export interface FeedItem {
  readonly title: string;
  readonly text: string;
  readonly link: string;
  /** A moment, ISO 8601. */
  readonly published: string;
}

interface Feed {
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly language: string;
  readonly items: readonly FeedItem[];
}

export function rssText({ title, text, link, language, items }: Feed): string {
  const entries = items.map(
    (item) => `<item>
<title>${xmlEscaped(item.title)}</title>
<description>${xmlEscaped(item.text)}</description>
<link>${xmlEscaped(item.link)}</link>
<guid>${xmlEscaped(item.link)}</guid>
<pubDate>${new Date(item.published).toUTCString()}</pubDate>
</item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel>
<title>${xmlEscaped(title)}</title>
<description>${xmlEscaped(text)}</description>
<link>${xmlEscaped(link)}</link>
<language>${language}</language>
${entries.join('\n')}
</channel></rss>
`;
}

export function sitemapText(links: readonly string[]): string {
  const urls = links.map((link) => `<url><loc>${xmlEscaped(link)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

export const xmlEscaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** Shortened to a width in Latin letters; Chinese, Japanese and Korean signs have two. */
function short(text: string, most: number): string {
  const kept: string[] = [];
  let width = 0;
  for (const sign of text) {
    width += /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\u3000-\u303f\uff00-\uff60]/u.test(sign) ? 2 : 1;
    if (width > most) return `${kept.slice(0, -1).join('')}…`;
    kept.push(sign);
  }
  return text;
}

interface Card {
  readonly heading: string;
  readonly line: string;
  /** Three figures at most. */
  readonly figures: readonly (readonly [label: string, value: string])[];
  readonly foot: string;
}

const WIDTH = 360;
/** Longer names are shortened: SVG text does not wrap. */
const LONGEST_HEADING = 34;

/** A card as a picture: any page may show it, without scripts or frames of this site. */
export function cardSvg({ heading, line, figures, foot }: Card): string {
  const text = (x: number, y: number, size: number, fill: string, content: string, more = ''): string =>
    `<text x="${x}" y="${y}" font-family="Inter, system-ui, sans-serif" font-size="${size}" fill="${fill}"${more}>${xmlEscaped(content)}</text>`;
  const cells = figures.map(([label, value], index) => {
    const x = 20 + index * 110;
    return `${text(x, 92, 12, '#5b5750', label)}${text(x, 118, 24, '#1c1a17', value, ' font-weight="600"')}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="160" viewBox="0 0 ${WIDTH} 160" role="img"><title>${xmlEscaped(`${heading}. ${line}. ${figures.map((each) => each.join(' ')).join(', ')}`)}</title><rect x="0.5" y="0.5" width="${WIDTH - 1}" height="159" rx="6" fill="#fdfcf8" stroke="#d8d4ca"/>${text(20, 38, 20, '#1c1a17', short(heading, LONGEST_HEADING), ' font-weight="600"')}${text(20, 60, 13, '#5b5750', short(line, 50))}${cells.join('')}${text(20, 146, 11, '#5b5750', foot)}</svg>`;
}
