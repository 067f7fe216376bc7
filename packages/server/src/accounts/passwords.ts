import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { ServerProblem } from '../core/problems.ts';

export const SHORTEST_PASSWORD = 12;
export const LONGEST_PASSWORD = 200;

/** What one check costs, in the terms of scrypt. */
export interface PasswordCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** 32 MiB and about a quarter of a second. Kept with each hash, so that it can grow. */
export const USUAL_COST: PasswordCost = { N: 2 ** 15, r: 8, p: 3 };
const MOST_MEMORY = 2 ** 28;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** Checks at once, and how many may wait: each costs memory, and threads that files need as well. */
const AT_ONCE = 2;
const MOST_WAITING = 40;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw new ServerProblem('busy');
    // The place of the one that ends is handed on: `running` stays as it is.
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

function derive(password: string, salt: Buffer, { N, r, p }: PasswordCost): Promise<Buffer> {
  const options: ScryptOptions = { N, r, p, maxmem: MOST_MEMORY };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** Refuses a password that is too short, too long, or the name of its account. */
export function checkPassword(password: string, name: string): void {
  const { length } = [...password.normalize('NFKC')];
  const isKnown = password.normalize('NFKC').toLowerCase().replaceAll(name, '').length < 6;
  if (length < SHORTEST_PASSWORD || length > LONGEST_PASSWORD || isKnown || new Set(password).size < 5) {
    throw new ServerProblem('password-weak', { least: SHORTEST_PASSWORD, most: LONGEST_PASSWORD });
  }
}

/** `scrypt$N$r$p$salt$key` */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await inTurn(() => derive(password, salt, cost));
  const { N, r, p } = cost;
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Of nobody's password: what a name without an account is checked against, so that it takes as long. */
function nobodys({ N, r, p }: PasswordCost): string {
  return ['scrypt', N, r, p, 'A'.repeat(22), 'A'.repeat(43)].join('$');
}

/** Whether it is the password; without a hash always false, after the time that one takes that is made now. */
export async function isPassword(
  password: string,
  hash: string | null,
  costNow: PasswordCost,
): Promise<boolean> {
  const [, N, r, p, salt = '', kept = ''] = (hash ?? nobodys(costNow)).split('$');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const key = await inTurn(() =>
    derive(password.slice(0, LONGEST_PASSWORD * 2), Buffer.from(salt, 'base64url'), cost),
  );
  const known = Buffer.from(kept, 'base64url');
  return known.length === key.length && timingSafeEqual(known, key) && hash !== null;
}
