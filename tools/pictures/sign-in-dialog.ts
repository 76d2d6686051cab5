import type { Visitor } from './visitor.ts';

export const openSignIn = async ({ page, say, go, settle }: Visitor): Promise<void> => {
  await go('/');
  await page
    .getByRole('button', { name: say('shell', 'Sign in') })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await settle();
};

export const giveAddress = async ({ page, say, settle }: Visitor, email: string): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('shell', 'Email')).fill(email);
  await dialog.getByRole('button', { name: say('shell', 'Continue with email') }).click();
  await settle();
};

export const sendCode = async (visitor: Visitor, email: string): Promise<void> => {
  await giveAddress(visitor, email);
  await visitor.page
    .getByRole('dialog')
    .getByRole('heading', { name: visitor.say('shell', 'Enter the code') })
    .waitFor();
  await visitor.settle();
};
