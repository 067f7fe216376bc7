import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@eloquence/words';
import { fastifyCookie as cookie } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';

/** `?lang=`, then Accept-Language, then English. */
export function languageOf(request: Pick<FastifyRequest, 'query' | 'headers'>): Language {
  const requested = (request.query as { lang?: unknown } | undefined)?.lang;
  if (typeof requested === 'string' && isLanguage(requested)) return requested;
  const header = request.headers['accept-language'];
  return header === undefined ? DEFAULT_LANGUAGE : preferred(header);
}

/** `?lang=`, then the cookie, then Accept-Language, then English. */
export function pageLanguage(request: Pick<FastifyRequest, 'query' | 'headers'>): Language {
  const requested = (request.query as { lang?: unknown } | undefined)?.lang;
  const header = request.headers.cookie;
  const chosen = header?.includes('lang=') ? cookie.parse(header).lang : undefined;
  const known = [requested, chosen].find((each) => typeof each === 'string' && isLanguage(each));
  return (known as Language | undefined) ?? languageOf(request);
}

/** The rest of a longer header is ignored. */
const MAX_HEADER_LENGTH = 500;

/** The preferred supported language (RFC 9110, 12.5.4). */
export function preferred(header: string): Language {
  let best: Language = DEFAULT_LANGUAGE;
  let weight = 0;
  for (const part of header.slice(0, MAX_HEADER_LENGTH).split(',')) {
    const [tag = '', ...parameters] = part.trim().split(';');
    const language = tag.slice(0, 2).toLowerCase();
    if (!isLanguage(language) || !(tag.length === 2 || tag[2] === '-')) continue;
    const quality = parameters.map((each) => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1]).find(Boolean);
    const found = quality === undefined ? 1 : Number(quality);
    if (found > weight) [best, weight] = [language, found];
  }
  return best;
}
