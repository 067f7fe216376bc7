// Numbers as planes of bytes: the lowest bytes of all of them, then the next, as many as the greatest needs.
// One function for each kind of array, since a loop that meets several kinds runs three times as long.
import type { Unsigned } from './columns.ts';

/** How many planes the numbers need. */
export function planesOf(values: Unsigned): number {
  const bits = allBits(values);
  return bits === 0 ? 0 : 4 - (Math.clz32(bits) >>> 3);
}

function allBits(values: Unsigned): number {
  if (values instanceof Uint8Array) return 0xff;
  return values instanceof Uint16Array ? allBits16(values) : allBits32(values);
}

function allBits16(values: Uint16Array): number {
  let bits = 0;
  for (let row = 0; row < values.length; row += 1) bits |= values[row] as number;
  return bits;
}

function allBits32(values: Uint32Array): number {
  let bits = 0;
  for (let row = 0; row < values.length; row += 1) bits |= values[row] as number;
  return bits;
}

/** Writes the planes and answers where they end. */
export function writePlanes(values: Unsigned, planes: number, to: Uint8Array, start: number): number {
  const rows = values.length;
  for (let plane = 0; plane < planes; plane += 2) {
    const at = start + plane * rows;
    const isPair = plane + 1 < planes;
    if (values instanceof Uint8Array) to.set(values, at);
    else if (values instanceof Uint16Array) (isPair ? writePair16 : writePlane16)(values, to, at);
    else (isPair ? writePair32 : writePlane32)(values, plane * 8, to, at);
  }
  return start + planes * rows;
}

function writePlane16(values: Uint16Array, to: Uint8Array, start: number): void {
  for (let row = 0; row < values.length; row += 1) to[start + row] = values[row] as number;
}

function writePair16(values: Uint16Array, to: Uint8Array, start: number): void {
  const high = start + values.length;
  for (let row = 0; row < values.length; row += 1) {
    const value = values[row] as number;
    to[start + row] = value;
    to[high + row] = value >>> 8;
  }
}

function writePlane32(values: Uint32Array, shift: number, to: Uint8Array, start: number): void {
  for (let row = 0; row < values.length; row += 1) to[start + row] = (values[row] as number) >>> shift;
}

function writePair32(values: Uint32Array, shift: number, to: Uint8Array, start: number): void {
  const high = start + values.length;
  for (let row = 0; row < values.length; row += 1) {
    const value = (values[row] as number) >>> shift;
    to[start + row] = value;
    to[high + row] = value >>> 8;
  }
}

/** Reads the planes into numbers that are still 0, and answers where they end. */
export function readPlanes(from: Uint8Array, start: number, planes: number, to: Unsigned): number {
  const rows = to.length;
  for (let plane = 0; plane < planes; plane += 2) {
    const at = start + plane * rows;
    const isPair = plane + 1 < planes;
    if (to instanceof Uint8Array) to.set(from.subarray(at, at + rows));
    else if (to instanceof Uint16Array) (isPair ? readPair16 : readPlane16)(from, at, to);
    else (isPair ? readPair32 : readPlane32)(from, at, plane * 8, to);
  }
  return start + planes * rows;
}

function readPlane16(from: Uint8Array, start: number, to: Uint16Array): void {
  for (let row = 0; row < to.length; row += 1) to[row] = from[start + row] as number;
}

function readPair16(from: Uint8Array, start: number, to: Uint16Array): void {
  const high = start + to.length;
  for (let row = 0; row < to.length; row += 1) {
    to[row] = (from[start + row] as number) | ((from[high + row] as number) << 8);
  }
}

function readPlane32(from: Uint8Array, start: number, shift: number, to: Uint32Array): void {
  for (let row = 0; row < to.length; row += 1) {
    to[row] = (to[row] as number) | ((from[start + row] as number) << shift);
  }
}

function readPair32(from: Uint8Array, start: number, shift: number, to: Uint32Array): void {
  const high = start + to.length;
  for (let row = 0; row < to.length; row += 1) {
    const pair = (from[start + row] as number) | ((from[high + row] as number) << 8);
    to[row] = (to[row] as number) | (pair << shift);
  }
}
