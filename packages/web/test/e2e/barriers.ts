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

/** What decides the colours of a text: its element and all around it, by tag, classes, style and state. */
function kindsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = ['class', 'style', 'type', 'open', 'disabled', 'hidden', 'role', 'href'];
    const own = (element: Element): string =>
      [...element.attributes]
        .filter(({ name }) => shown.includes(name) || name.startsWith('aria-') || name.startsWith('data-'))
        .map(({ name, value }) => (/^(href|aria-label|data-)/.test(name) ? name : `${name}=${value}`))
        .join(' ');
    const paths = new Map<Element, string>();
    const pathOf = (element: Element | null): string => {
      if (element === null) return String(innerWidth);
      const known = paths.get(element);
      if (known !== undefined) return known;
      const path = `${pathOf(element.parentElement)} > ${element.localName} ${own(element)}`;
      paths.set(element, path);
      return path;
    };
    const hasText = (element: Element): boolean =>
      element.matches('input, select, textarea') ||
      [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim() !== '');
    return [...new Set([...document.querySelectorAll('body *')].filter(hasText).map(pathOf))];
  });
}

/** Kinds of elements whose colours were looked at, in light and dark. */
const seen = new Set<string>();

/**
 * Colours take about three quarters of the time of axe (seven pages). They are looked at where a page shows a kind of element that no page
 * has shown before, so in one language of the three; all other rules are asked on every page in every language.
 */
export async function expectNoBarriers(page: Page): Promise<void> {
  const kinds = await kindsOf(page);
  const hasNew = kinds.some((kind) => !seen.has(kind));
  const found = hasNew ? await barriersOn(page) : await barriersOfForm(page);
  expect(found, page.url()).toEqual([]);
  for (const kind of kinds) seen.add(kind);
}

/** In the theme the page is shown in, by all rules but those of colours. */
async function barriersOfForm(page: Page): Promise<readonly string[]> {
  await bringAxe(page);
  const others = JSON.stringify([COLOUR, 'experimental', 'deprecated']);
  const rules = (await page.evaluate(
    `axe.getRules()
      .filter(({ enabled, tags }) => enabled && !tags.some((tag) => ${others}.includes(tag)))
      .map(({ ruleId }) => ruleId)`,
  )) as string[];
  return (await barriers(page, rules)).found;
}
