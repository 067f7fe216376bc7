import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { JSHandle, Page } from 'playwright-core';
import { expect } from 'vitest';

/** What axe finds against WCAG 2.2 AA and good practice. */

/** The numbers of a colour are worked out once, not for each of the hundreds of elements that have it. */
const REMEMBER_COLOURS = `{
  const { Color } = axe.commons.color;
  const parse = Color.prototype.parseString;
  const known = new Map();
  Color.prototype.parseString = function (text) {
    if (!known.has(text)) known.set(text, { ...parse.call(this, text) });
    return Object.assign(this, known.get(text));
  };
}`;

const AXE = [
  readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'),
  REMEMBER_COLOURS,
].join('\n');

/** The tag of rules that look at colours. */
const COLOUR = 'cat.color';

interface Rule {
  readonly id: string;
  readonly help: string;
  readonly tags: readonly string[];
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

interface Results {
  readonly violations: readonly Rule[];
  readonly passes: readonly Rule[];
  readonly incomplete: readonly Rule[];
  readonly inapplicable: readonly Rule[];
}

interface Barriers {
  /** In few words each. */
  readonly found: readonly string[];
  /** The rules that were asked and look at colours. */
  readonly ofColour: readonly string[];
}

async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate("'axe' in window")) return;
  // As a script of its own: the browser keeps what it made of it for the next page.
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: AXE });
  await session.detach();
}

/** By all rules that axe asks by itself, or by some of them. */
async function barriers(page: Page, rules: readonly string[] | null): Promise<Barriers> {
  const runOnly = rules === null ? {} : { runOnly: { type: 'rule', values: rules } };
  const options = JSON.stringify({ resultTypes: ['violations'], ...runOnly });
  const results = (await page.evaluate(`axe.run(document, ${options})`)) as Results;
  const { violations, passes, incomplete, inapplicable } = results;
  const asked = [...violations, ...passes, ...incomplete, ...inapplicable];
  return {
    found: violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id} (${help}): ${html.slice(0, 200)} ${failureSummary}`),
    ),
    ofColour: asked.filter(({ tags }) => tags.includes(COLOUR)).map(({ id }) => id),
  };
}

/** All that a theme must not change: what is on the page, where, and how but for its colours. It stays in the browser. */
function formOf(page: Page): Promise<JSHandle<{ readonly form: string }>> {
  return page.evaluateHandle(() => {
    const styles = 'display visibility position overflow opacity font-size font-weight text-decoration-line';
    const names = styles.split(' ');
    const drawn = [...document.querySelectorAll('body, body *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      return [x, y, width, height, ...names.map((name) => style.getPropertyValue(name))].join(' ');
    });
    return { form: [document.documentElement.outerHTML, ...drawn].join('\n') };
  });
}

/** Shows the page in a theme, and waits until its scripts have heard of it: those who asked first hear first. */
async function show(page: Page, theme: 'light' | 'dark'): Promise<void> {
  const heard = await page.evaluateHandle((name) => {
    const asked = matchMedia(`(prefers-color-scheme: ${name})`);
    const change = new Promise((resolve) => asked.addEventListener('change', resolve, { once: true }));
    return { change: asked.matches ? null : change };
  }, theme);
  await page.emulateMedia({ colorScheme: theme });
  await heard.evaluate(async ({ change }) => void (await change));
  await heard.dispose();
}

/** In light and in dark. Where nothing differs but colours, only the rules that look at these are asked again. */
export async function barriersOn(page: Page): Promise<string[]> {
  await bringAxe(page);
  await show(page, 'light');
  const inLight = await formOf(page);
  const light = await barriers(page, null);
  expect(light.ofColour).toContain('color-contrast');
  await show(page, 'dark');
  const isSame = await inLight.evaluate(({ form }, inDark) => form === inDark.form, await formOf(page));
  const dark = await barriers(page, isSame ? light.ofColour : null);
  return [...light.found.map((each) => `light: ${each}`), ...dark.found.map((each) => `dark: ${each}`)];
}

export async function expectNoBarriers(page: Page): Promise<void> {
  expect(await barriersOn(page), page.url()).toEqual([]);
}
