import type { Locator, Page } from 'playwright/test';
import { decodeVietQr } from '#test/standards/decode-vietqr.ts';
import { expect, type Look, pathIn } from './journey.ts';
import type { OnSale } from './put-on-sale.ts';
import { readQr } from './qr-picture.ts';
import { sentenceIn } from './sentence-in.ts';
import { wordsOf } from './words-of.ts';

export type CounterPage = {
  open(): Promise<void>;
  take(ticket: string, howMany: number): Promise<void>;
  expectTaken(ticket: string, howMany: number): Promise<void>;
  next(): Promise<void>;
  payNow(): Promise<void>;
  toTransfer(ticket: string, more: number): Promise<{ readonly amount: number; readonly message: string }>;
  readTransfer(): Promise<{ readonly amount: number; readonly message: string }>;
  readonly dialog: Locator;
  heading(english: string): Locator;
};

export function counterPage(page: Page, look: Look, { sessionId }: Pick<OnSale, 'sessionId'>): CounterPage {
  const say = wordsOf(look.locale, 'buying');
  const sentence = sentenceIn(look.locale);
  const dialog = page.getByRole('dialog', { name: say('Bank transfer information') });
  const heading = (english: string) => page.getByRole('heading', { name: say(english) });
  const expectTaken = async (ticket: string, howMany: number): Promise<void> => {
    const group = page.getByRole('group', { name: sentence('Number of tickets: {name}', { name: ticket }) });
    await expect(group.getByRole('status')).toHaveText(String(howMany));
  };
  const open = async (): Promise<void> => {
    await page.goto(pathIn(look.locale, `/payment/${sessionId}`));
    await expect(heading('Choose your tickets')).toBeVisible();
    await expect(
      page
        .getByRole('button', { name: say('Next'), exact: true })
        .or(page.getByRole('button', { name: say('Register'), exact: true })),
    ).toBeEnabled();
  };
  const take = async (ticket: string, howMany: number): Promise<void> => {
    const more = page.getByRole('button', { name: sentence('One more: {name}', { name: ticket }) });
    for (let taken = 0; taken < howMany; taken += 1) await more.click();
  };
  const next = async (): Promise<void> => {
    await page.getByRole('button', { name: say('Next'), exact: true }).click();
    await expect(heading('Check and pay')).toBeVisible();
  };
  const payNow = async (): Promise<void> => {
    await page.getByRole('button', { name: say('Pay now') }).click();
    await expect(dialog).toBeVisible();
    // The remaining time is visible: nothing covers it.
    const clock = dialog.getByText(/^\d{2}:\d{2}$/);
    await expect
      .poll(() =>
        clock.evaluate((element) => {
          const { left, top, width } = element.getBoundingClientRect();
          return document.elementFromPoint(left + width / 2, top + 2) === element;
        }),
      )
      .toBe(true);
  };
  return {
    open,
    take,
    expectTaken,
    next,
    payNow,
    dialog,
    heading,
    readTransfer: () => readTransfer(page, look),
    toTransfer: async (ticket, more) => {
      await open();
      await take(ticket, more);
      await next();
      await payNow();
      return readTransfer(page, look);
    },
  };
}

/** What the VietQR code on the page asks for, read from the picture as a bank's app does. */
export async function readTransfer(
  page: Page,
  look: Look,
): Promise<{ readonly amount: number; readonly message: string }> {
  const code = page.getByRole('button', { name: wordsOf(look.locale, 'buying')('Save the QR code as an image') });
  await code.scrollIntoViewIfNeeded();
  const read = decodeVietQr((await readQr(await code.screenshot())) ?? '');
  expect(read.ok, 'a VietQR code on the page').toBe(true);
  if (!read.ok) throw new Error('unreachable: the code was read');
  return { amount: Number(read.value.amount), message: String(read.value.message) };
}
