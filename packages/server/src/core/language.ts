import { isLanguage, type Language } from '@eloquence/words';
import { fastifyCookie as cookie } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';

/** The language asked for: `?lang=`, then Accept-Language, then English. */
export function languageOf(request: Pick<FastifyRequest, 'query' | 'headers'>): Language {
  const asked = (request.query as { lang?: unknown } | undefined)?.lang;
  if (typeof asked === 'string' && isLanguage(asked)) return asked;
  const header = request.headers['accept-language'];
  return header === undefined ? 'en' : preferred(header);
}

/** The language of a page: `?lang=`, then the one chosen before, then Accept-Language, then English. */
export function pageLanguage(request: Pick<FastifyRequest, 'query' | 'headers'>): Language {
  const asked = (request.query as { lang?: unknown } | undefined)?.lang;
  const header = request.headers.cookie;
  const chosen = header?.includes('lang=') ? cookie.parse(header).lang : undefined;
  const known = [asked, chosen].find((each) => typeof each === 'string' && isLanguage(each));
  return (known as Language | undefined) ?? languageOf(request);
}

/** Longer headers are nobody's languages. */
const LONGEST = 500;

/** The best of ours in an Accept-Language header (RFC 9110, 12.5.4); the first of equals. */
export function preferred(header: string): Language {
  let best: Language = 'en';
  let weight = 0;
  for (const part of header.slice(0, LONGEST).split(',')) {
    const [tag = '', ...parameters] = part.trim().split(';');
    const language = tag.slice(0, 2).toLowerCase();
    if (!isLanguage(language) || !(tag.length === 2 || tag[2] === '-')) continue;
    const quality = parameters.map((each) => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1]).find(Boolean);
    const found = quality === undefined ? 1 : Number(quality);
    if (found > weight) [best, weight] = [language, found];
  }
  return best;
}
