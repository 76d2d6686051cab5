import type { Visitor } from './visitor.ts';

export const openSearch = async ({ page, say, settle }: Visitor): Promise<void> => {
  await page.getByRole('button', { name: say('shell', 'Open search') }).click();
  await page.getByRole('searchbox', { name: say('shell', 'Search events') }).waitFor();
  await settle();
};

export const searchFor = async ({ page, say, settle }: Visitor, text: string): Promise<void> => {
  const asked = page.waitForRequest((request) => (request.postData() ?? '').includes(text));
  await page.getByRole('searchbox', { name: say('shell', 'Search events') }).fill(text);
  await asked;
  await settle();
};
