import { InputError } from '@eloquence/rating';
import { describeValue } from './describe-value.ts';

/** For callers without types. */
export function checkBytes(bytes: Uint8Array): void {
  // By name: bytes from another realm (a frame, a test worker) are not an instance of this one's Uint8Array.
  const isBytes = Object.prototype.toString.call(bytes) === '[object Uint8Array]';
  if (!isBytes) {
    const value = describeValue(bytes);
    throw new InputError('invalid-input', { path: 'bytes', value, expected: { kind: 'bytes' } });
  }
}
