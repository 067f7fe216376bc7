/** A passkey in software, as an authenticator of a browser would answer. */

import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeyAnswer } from '@eloquence/api';

interface Ceremony {
  readonly challenge: string;
  readonly origin: string;
  readonly rpId: string;
  /** How often the key was used; 0: it does not count. */
  readonly counter?: number;
  /** Whether the user unlocked the device. */
  readonly isVerified?: boolean;
}

const hash = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();
const text = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url');
const cborText = (value: string): Buffer => Buffer.from([0x60 + value.length, ...Buffer.from(value)]);

export class Authenticator {
  readonly id: Buffer = randomBytes(32);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  create(ceremony: Ceremony): PasskeyAnswer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const coordinate = (value: string): Buffer[] => [
      Buffer.from([0x58, 0x20]),
      Buffer.from(value, 'base64url'),
    ];
    // COSE: an elliptic curve key (1: 2), ES256 (3: -7), on P-256 (-1: 1).
    const key = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      ...coordinate(x),
      Buffer.from([0x22]),
      ...coordinate(y),
    ]);
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, key]);
    const data = this.#data(ceremony, 0x40, credential);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      ...[cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0]), cborText('authData')],
      Buffer.from([0x58, data.length]),
      data,
    ]);
    return this.#answer({
      clientDataJSON: text(this.#client('webauthn.create', ceremony)),
      attestationObject: text(attestation),
    });
  }

  get(ceremony: Ceremony): PasskeyAnswer {
    const data = this.#data(ceremony, 0, Buffer.alloc(0));
    const client = this.#client('webauthn.get', ceremony);
    return this.#answer({
      clientDataJSON: text(client),
      authenticatorData: text(data),
      signature: text(sign('sha256', Buffer.concat([data, hash(client)]), this.#keys.privateKey)),
    });
  }

  #answer(response: Record<string, string>): PasskeyAnswer {
    const id = text(this.id);
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }

  #client(type: string, { challenge, origin }: Ceremony): string {
    return JSON.stringify({ type, challenge, origin, crossOrigin: false });
  }

  #data({ rpId, counter = 0, isVerified = true }: Ceremony, flags: number, credential: Buffer): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([hash(rpId), Buffer.from([flags | 1 | (isVerified ? 4 : 0)]), count, credential]);
  }
}
