import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { JSHandle, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Violations of WCAG 2.2 AA and best practices, by axe. */

/** A colour is parsed once, not for each of hundreds of elements. */
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

/** The tag of the rules on colours. */
const COLOUR = 'cat.color';
/** Tags of rules that axe does not run by default. */
const UNUSED: readonly string[] = ['experimental', 'deprecated'];

async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate("'axe' in window")) return;
  // As a separate script: the browser caches the compiled code for the next page.
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: AXE });
  await session.detach();
}

interface Rule {
  readonly ruleId: string;
  readonly enabled: boolean;
  readonly tags: readonly string[];
}

interface Axe {
  readonly _audit: {
    readonly rules: readonly {
      readonly id: string;
      matches: (element: Element, ...more: unknown[]) => boolean;
    }[];
  };
  getRules(): readonly Rule[];
  run(
    where: Document,
    options: object,
  ): Promise<{
    readonly violations: readonly {
      readonly id: string;
      readonly help: string;
      readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
    }[];
  }>;
}

/** Which rules run: all on the page, or those on colours; these only on some elements. */
interface Where {
  readonly hasStructure: boolean;
  readonly coloured: JSHandle<Element[]>;
}

async function violations(page: Page, { hasStructure, coloured }: Where): Promise<string[]> {
  await bringAxe(page);
  return page.evaluate(
    async ([elements, structure, unused, colour]) => {
      const { axe } = window as unknown as { readonly axe: Axe };
      const rules = axe
        .getRules()
        .filter(({ enabled, tags }) => enabled && !tags.some((tag) => unused.includes(tag)));
      const coloured = rules.filter(({ tags }) => tags.includes(colour)).map(({ ruleId }) => ruleId);
      if (coloured.length === 0 || coloured.length === rules.length) throw new Error('axe has no such rules');
      const values = rules
        .map(({ ruleId }) => ruleId)
        .filter((rule) => (coloured.includes(rule) ? elements.length > 0 : structure));
      if (values.length === 0) return [];
      const chosen = new Set(elements);
      const isIn = (element: Element | null): boolean =>
        element !== null && (chosen.has(element) || isIn(element.parentElement));
      // One run for both kinds of rules: each builds its own tree of the whole page.
      const limited = axe._audit.rules.filter(({ id }) => coloured.includes(id));
      const before = limited.map(({ matches }) => matches);
      for (const rule of limited) {
        const { matches } = rule;
        rule.matches = (element, ...more) => isIn(element) && matches.call(rule, element, ...more);
      }
      const found = await axe.run(document, {
        resultTypes: ['violations'],
        runOnly: { type: 'rule', values },
      });
      for (const [index, rule] of limited.entries()) rule.matches = before[index] ?? rule.matches;
      return found.violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id} (${help}): ${html.slice(0, 200)} ${failureSummary}`),
      );
    },
    [coloured, hasStructure, UNUSED, COLOUR] as const,
  );
}

/** Everything a theme must not change: content, layout and styles other than colours. It stays in the browser. */
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

/** Sets the theme, and waits until the listeners of the page have run. */
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

/** Visible elements with text, by what decides their colours: tag, classes, style and state, also of ancestors. */
interface Kinds {
  readonly names: readonly number[];
  readonly elements: readonly (readonly Element[])[];
}

function kindsOf(page: Page): Promise<JSHandle<Kinds>> {
  return page.evaluateHandle(() => {
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
    /** FNV-1a: the paths of a page are long. */
    const hash = (path: string): number => {
      let value = 0x811c9dc5;
      for (let at = 0; at < path.length; at += 1) value = Math.imul(value ^ path.charCodeAt(at), 0x01000193);
      return value;
    };
    const kinds = new Map<string, Element[]>();
    for (const element of document.querySelectorAll('body *')) {
      if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
      const kind = kinds.get(pathOf(element));
      if (kind === undefined) kinds.set(pathOf(element), [element]);
      else kind.push(element);
    }
    return { names: [...kinds.keys()].map(hash), elements: [...kinds.values()] };
  });
}

/** Kinds of elements whose colours were checked, in light and dark. */
const seen = new Set<number>();

/**
 * Rules on structure run on the whole page. Those on colours take three quarters of the time of axe (seven
 * pages), so in both themes they run on kinds of elements that no page has shown before.
 */
async function barriersAndKinds(page: Page): Promise<{ found: string[]; names: readonly number[] }> {
  const kinds = await kindsOf(page);
  const names = await kinds.evaluate((all) => all.names);
  const unseen = names.flatMap((name, index) => (seen.has(name) ? [] : [index]));
  // Siblings may be styled by position.
  const coloured = await kinds.evaluateHandle(
    (all, places) =>
      places.flatMap((place) => {
        const alike = all.elements[place] ?? [];
        return [...new Set([...alike.slice(0, 2), ...alike.slice(-2)])];
      }),
    unseen,
  );
  if (unseen.length === 0) return { found: await violations(page, { hasStructure: true, coloured }), names };
  await show(page, 'light');
  const inLight = await formOf(page);
  const light = await violations(page, { hasStructure: true, coloured });
  await show(page, 'dark');
  const isSame = await inLight.evaluate(({ form }, inDark) => form === inDark.form, await formOf(page));
  const dark = await violations(page, { hasStructure: !isSame, coloured });
  const found = [...light.map((each) => `light: ${each}`), ...dark.map((each) => `dark: ${each}`)];
  return { found, names };
}

export async function barriersOn(page: Page): Promise<readonly string[]> {
  return (await barriersAndKinds(page)).found;
}

export async function expectNoBarriers(page: Page): Promise<void> {
  const { found, names } = await barriersAndKinds(page);
  expect(found, page.url()).toEqual([]);
  for (const name of names) seen.add(name);
}
