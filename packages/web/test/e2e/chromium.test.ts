import { describe, expect, test } from 'vitest';
import { findChromium, HOW_TO, type Surroundings } from './chromium.ts';

const PATH = '/opt/chromium';

function around(changes: Partial<Surroundings>): { surroundings: Surroundings; said: string[] } {
  const said: string[] = [];
  const surroundings: Surroundings = {
    found: () => null,
    hasFont: () => true,
    canInstall: () => false,
    install: () => Promise.reject(new Error('nothing may be installed')),
    isCi: false,
    say: (message) => said.push(message),
    ...changes,
  };
  return { surroundings, said };
}

describe('the browser', () => {
  test('is used if installed', async () => {
    const { surroundings, said } = around({ found: () => PATH, canInstall: () => true, isCi: true });
    expect(await findChromium(surroundings)).toBe(PATH);
    expect(said).toEqual([]);
  });

  test('is installed if possible', async () => {
    let path: string | null = null;
    const { surroundings } = around({
      found: () => path,
      canInstall: () => true,
      install: async () => {
        path = PATH;
      },
    });
    expect(await findChromium(surroundings)).toBe(PATH);
  });

  test('gets a Chinese font if none is installed', async () => {
    let fonts = 0;
    const { surroundings } = around({
      found: () => PATH,
      hasFont: () => fonts > 0,
      canInstall: () => true,
      install: async () => {
        fonts += 1;
      },
    });
    expect([await findChromium(surroundings), fonts]).toEqual([PATH, 1]);
    expect([await findChromium(surroundings), fonts]).toEqual([PATH, 1]);
  });

  test('skips the tests if missing, and says how to install it', async () => {
    const { surroundings, said } = around({});
    expect(await findChromium(surroundings)).toBeNull();
    expect(said.join()).toContain('skipped');
    expect(said.join()).toContain(HOW_TO);
  });

  test('fails in CI if missing, even after apt-get', async () => {
    await expect(findChromium(around({ isCi: true }).surroundings)).rejects.toThrow(HOW_TO);
    const tried = around({ isCi: true, canInstall: () => true, install: async () => {} });
    await expect(findChromium(tried.surroundings)).rejects.toThrow(HOW_TO);
  });
});
