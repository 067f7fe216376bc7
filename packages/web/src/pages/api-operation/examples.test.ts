import { expect, test } from 'vitest';
import type { Api } from '../../core/api.ts';
import { storedExamples } from './examples.ts';

test('the example of an edition is one of standard', async () => {
  const items = [
    { id: '2024-03', cadence: 'standard' },
    { id: '2024-12', cadence: 'blitz' },
  ];
  const api = { get: async () => ({ items }) } as unknown as Api;
  expect(await storedExamples(api, '/api/v1/editions/{id}')).toEqual({ id: '2024-03' });
  expect(await storedExamples(api, '/api/v1/editions')).toEqual({});
});
