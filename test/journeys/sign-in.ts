import type { Page } from 'playwright/test';
import { expect, type Journey, type Look } from './journey.ts';
import { forgetFactorCodes } from './person.ts';
import { wordsOf } from './words-of.ts';

export async function answerSignIn(
  journey: Journey,
  page: Page,
  look: Look,
  email: string,
  name?: { readonly first: string; readonly last: string },
): Promise<void> {
  const say = wordsOf(look.locale, 'shell');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: say('Sign in to Vemoi') })).toBeVisible();
  await journey.expectAccessible(page);
  const asked = Date.now();
  await dialog.getByLabel(say('Email')).fill(email);
  await dialog.getByRole('button', { name: say('Continue with email') }).click();
  await expect(dialog.getByRole('heading', { name: say('Enter the code') })).toBeVisible();
  await journey.expectAccessible(page);
  await dialog.getByLabel(say('Code from your email')).fill(await journey.world.signInCode(email, asked));
  await expect(dialog.getByRole('heading', { name: say('Enter the code') })).toBeHidden();
  if (name === undefined) return;
  const asking = page.getByRole('dialog').filter({ hasText: say('What is your name?') });
  await expect(asking).toBeVisible();
  await journey.expectAccessible(page);
  await asking.getByLabel(say('First name')).fill(name.first);
  await asking.getByLabel(say('Last name')).fill(name.last);
  await asking.getByRole('button', { name: say('Save name') }).click();
  await expect(asking).toBeHidden();
}

export async function answerFactor(
  journey: Journey,
  page: Page,
  look: Look,
  shown: () => Promise<string | null>,
): Promise<void> {
  const say = wordsOf(look.locale, 'people');
  await page.getByRole('button', { name: say('Enter code') }).click();
  const dialog = page.getByRole('dialog');
  await expect(async () => {
    await forgetFactorCodes(journey);
    await dialog.getByLabel(say('Code from your authenticator app')).fill((await shown()) ?? '');
    await journey.expectAccessible(page);
    await dialog.getByRole('button', { name: say('Confirm'), exact: true }).click();
    await expect(dialog).toBeHidden({ timeout: 5_000 });
  }).toPass({ intervals: [500, 1_000], timeout: 75_000 });
}
