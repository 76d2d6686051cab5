import type { Locator, Page } from 'playwright/test';
import { expect } from './journey.ts';

export const momentField = (within: Page | Locator, label: string | RegExp): Locator =>
  within.getByRole('group', { name: label }).first();

export const writtenMoment = (field: Locator): Locator => field.locator('input');

/** Types '2026-11-27T19:30' part by part, as a person does: each full part moves on to the next. */
export async function writeMoment(field: Locator, written: string): Promise<void> {
  const [, year = '', month = '', day = '', hour = '', minute = ''] =
    /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d))?$/.exec(written) ?? [];
  await field.getByRole('spinbutton').first().click();
  await field.page().keyboard.type(`${day}${month}${year}${hour}${minute}`);
  await expect(writtenMoment(field)).toHaveValue(new RegExp(`^${day}.+${year}.*${hour}:?${minute}$`));
}
