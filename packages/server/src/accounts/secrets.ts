import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const BYTES = 32;

/** What only its owner knows: 256 bits that nobody can guess. */
export function newSecret(prefix = ''): string {
  return prefix + randomBytes(BYTES).toString('base64url');
}

/** How a secret is kept. It is long and random, so that a plain hash is enough. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** The token that a page sends along with every change of a session. */
export function csrfOf(session: string): string {
  return createHmac('sha256', session).update('csrf').digest('base64url');
}

/** Compares without telling by the time it takes where the difference is. */
export function isSame(given: string, known: string): boolean {
  const [a, b] = [given, known].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(a as Buffer, b as Buffer);
}
