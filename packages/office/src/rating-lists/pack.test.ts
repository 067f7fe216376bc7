import { zstdCompressSync } from 'node:zlib';
import { defined } from '@eloquence/rating';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ListColumns } from './columns.ts';
import { anyRows, columnsOf, listOf } from './lists.test-helper.ts';
import { PackedListError, packList, unpackList } from './pack.ts';

test('a list is packed and unpacked unchanged', () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      const list = columnsOf(rows);
      const packed = packList(list);
      expect(unpackList(packed)).toEqual(list);
      expect(packList(unpackList(packed))).toEqual(packed);
    }),
  );
});

test('ascending IDs and others', () => {
  const keys = Array.from({ length: 100 }, (_, index) => index + 1);
  const up = listOf(...keys.map((key) => ({ key, id: key * 1000 })));
  const down = listOf(...keys.map((key) => ({ key, id: 4_294_967_295 - key * 1000 })));
  expect(unpackList(packList(up)).ids).toEqual(up.ids);
  expect(unpackList(packList(down)).ids).toEqual(down.ids);
});

test('bytes may have any offset in memory', () => {
  const list = listOf({ key: 3, rating: 2000 }, { key: 5, rating: 2100 });
  const packed = packList(list);
  const shifted = new Uint8Array(packed.length + 3);
  shifted.set(packed, 3);
  expect(unpackList(shifted.subarray(3))).toEqual(list);
});

describe('damaged bytes', () => {
  const rows = Array.from({ length: 50 }, (_, index) => ({ key: index * 3 + 1, rating: 1400 + index * 7 }));
  const list = listOf(...rows);
  const packed = packList(list);
  const damaged = expect.objectContaining({ constructor: PackedListError, code: 'packed-list-damaged' });

  test('a changed byte is detected or has no effect', () => {
    for (let at = 0; at < packed.length; at += 1) {
      for (const bit of [1, 16, 128]) {
        const changed = packed.slice();
        changed[at] = defined(changed[at]) ^ bit;
        expect(unpackedOr(changed, list), `byte ${at}, bit ${bit}`).toEqual(list);
      }
    }
  });
  test('truncated anywhere', () => {
    for (let length = 0; length < packed.length; length += 1) {
      expect(() => unpackList(packed.subarray(0, length))).toThrow(damaged);
    }
  });
  test('any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(() => unpackList(bytes)).toThrow(damaged);
      }),
    );
  });
  test('of a later version', () => {
    const later = packed.slice();
    later[4] = 2;
    expect(() => unpackList(later)).toThrow(expect.objectContaining({ code: 'packed-list-newer' }));
  });
  test('a size larger than memory', () => {
    const huge = packed.slice();
    huge.fill(0xff, 5, 9);
    expect(() => unpackList(huge)).toThrow(damaged);
  });

  const columns = 15;
  const sound = { rows: 1, idSteps: false, planes: Array(columns).fill(0), federations: [''] };
  const header = { ...sound, titles: [['', '', '', '']], otherIds: [[0, 'A']] };
  const { planes } = header;
  const onePlane = planes.with(0, 1);
  const two = { ...header, rows: 2, otherIds: [[0, 'A'] as const, [1, 'B'] as const] };
  test.each<[string, object, number[]]>([
    ['a header that is a list', [], []],
    ['more rows than a list may have', { ...header, rows: 1e9 }, []],
    ['no planes', { ...header, planes: [] }, []],
    ['too many planes', { ...header, planes: header.planes.with(4, 2) }, [0, 0]],
    ['too few bytes', { ...header, planes: onePlane }, []],
    ['too many bytes', { ...header, planes: onePlane }, [1, 1]],
    ['keys not ascending', { ...header, planes: onePlane }, [0]],
    ['an invalid federation', { ...header, planes: onePlane, federations: [] }, [1]],
    ['invalid titles', { ...header, planes: onePlane, titles: [] }, [1]],
    ['an invalid sex', { ...header, planes: onePlane.with(7, 1) }, [1, 3]],
    ['titles of three parts', { ...header, planes: onePlane, titles: [['', '', '']] }, [1]],
    ['an ID of another row', { ...header, planes: onePlane, otherIds: [[1, 'A']] }, [1]],
    ['no ID', { ...header, planes: onePlane, otherIds: [] }, [1]],
    ['a rating below 0', { ...header, planes: onePlane.with(2, 2) }, [1, 0, 0x80]],
    ['a key beyond the last', { ...two, planes: planes.with(0, 4) }, [0xff, 1, 0xff, 0, 0xff, 0, 0x7f, 0]],
    [
      'two IDs of one row',
      { ...two, planes: onePlane, otherIds: [...two.otherIds.slice(1), [1, 'A']] },
      [1, 1],
    ],
    [
      'a second ID in the place of another',
      { ...two, planes: onePlane.with(1, 1), otherIds: [[1, 'A']] },
      [1, 1, 0, 5],
    ],
  ])('%s', (_, made, bytes) => expect(() => unpackList(packedByHand(made, bytes))).toThrow(damaged));
  test('the helper can make valid bytes', () => {
    expect(unpackList(packedByHand({ ...header, planes: onePlane }, [7])).keys).toEqual(Int32Array.of(7));
    expect(unpackList(packedByHand({ ...two, planes: onePlane }, [7, 2])).keys).toEqual(Int32Array.of(7, 9));
  });

  /** The unpacked list, or the other list if the bytes are refused. */
  function unpackedOr(bytes: Uint8Array, otherwise: ListColumns): ListColumns {
    try {
      return unpackList(bytes);
    } catch (error) {
      expect(error).toBeInstanceOf(PackedListError);
      return otherwise;
    }
  }

  function packedByHand(made: object, bytes: readonly number[]): Uint8Array {
    const text = new TextEncoder().encode(JSON.stringify(made));
    const raw = Uint8Array.of(...new Uint8Array(Uint32Array.of(text.length).buffer), ...text, ...bytes);
    const size = new Uint8Array(Uint32Array.of(raw.length).buffer);
    return Uint8Array.of(...new TextEncoder().encode('ELQL'), 1, ...size, ...zstdCompressSync(raw));
  }
});
