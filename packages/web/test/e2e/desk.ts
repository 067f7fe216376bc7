import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Helpers of the tests of the desk. */

const LONG = 120_000;

/** Waits for hydration after a click on a link. */
export const alive = (page: Page): Promise<unknown> =>
  page.waitForSelector('html[data-live]', { state: 'attached' });

/** A file as a browser uploads it. */
export function fileOf(text: string, name: string): { name: string; mimeType: string; buffer: Buffer } {
  return { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
}

/** Waits until the job of the page has ended. */
export async function ended(page: Page): Promise<string> {
  await page.waitForURL(/\/desk\/jobs\/J/);
  const state = page.locator('.job-progress [role=status]').first();
  await expect.poll(() => state.innerText(), { timeout: LONG }).toMatch(/^(Done|Failed)/);
  // The page reloads after the job.
  await page.locator('.job-progress progress').waitFor({ state: 'detached' });
  await page.locator('#result, [role=alert]').first().waitFor();
  await alive(page);
  return state.innerText();
}

export const officer = { role: 'officer', federation: 'ELO' } as const;

export const reportFile = (text: string): ReturnType<typeof fileOf> => fileOf(text, 'report.trf');

/** On the page of an event. */
export async function handIn(page: Page, text: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(reportFile(text));
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('Report submitted.').waitFor();
  await alive(page);
}

/** Chooses an action of a player from the menu. */
export async function choose(page: Page, action: string): Promise<void> {
  await page.locator('.actions-menu summary').click();
  await page.locator('.actions-menu').getByRole('link', { name: action }).click();
  await page.locator('#action').getByRole('heading', { name: action }).waitFor();
  await alive(page);
}
