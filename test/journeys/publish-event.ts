import type { Page } from 'playwright/test';
import { expect, type Journey, type Look, pathIn } from './journey.ts';
import { answerSignIn } from './sign-in.ts';
import { wordsOf } from './words-of.ts';
import { momentField, writeMoment } from './write-moment.ts';

export type NewTicket = { readonly name: string; readonly price: number; readonly places: number };

const local = (ms: number): string => new Date(ms + 7 * 3_600_000).toISOString().slice(0, 16);

export async function publishEvent(
  journey: Journey,
  page: Page,
  look: Look,
  event: {
    /** Who signs in; null: the page is signed in. */
    readonly organiser: string | null;
    /** In whose name, if not the organiser's own. */
    readonly publisher?: string;
    readonly name: string;
    readonly tickets: readonly NewTicket[];
  },
): Promise<string> {
  const say = wordsOf(look.locale, 'desk');
  await page.goto(pathIn(look.locale, '/create'));
  if (event.organiser !== null) await answerSignIn(journey, page, look, event.organiser);
  const next = page.getByRole('button', { name: say('Next'), exact: true });

  if (event.publisher !== undefined) await page.getByRole('radio', { name: event.publisher }).check();
  await page.getByLabel(say('Event name')).fill(event.name);
  await page.getByLabel(new RegExp(`^${say('Address')}`)).fill('Nhà hát Lớn Hà Nội, 1 Tràng Tiền, Hoàn Kiếm, Hà Nội');
  await journey.expectAccessible(page);
  await next.click();

  await page.getByRole('textbox', { name: say('Description (optional)') }).click();
  await page.keyboard.type('Một đêm để nhớ, với những người bạn cũ.');
  await journey.expectAccessible(page);
  await next.click();

  await writeMoment(momentField(page, say('Starts')), local(Date.now() + 9 * 86_400_000));
  await writeMoment(momentField(page, say('Ends')), local(Date.now() + 9 * 86_400_000 + 3 * 3_600_000));
  await journey.expectAccessible(page);
  await next.click();

  for (const [index, ticket] of event.tickets.entries()) {
    await page.getByRole('button', { name: say('Add ticket type') }).click();
    const card = page
      .getByRole('group', {
        name: new RegExp(`${say('Ticket type {number}').replace('{number}', String(index + 1))}|${ticket.name}`),
      })
      .first();
    await card.getByLabel(say('Ticket name')).fill(ticket.name);
    const named = page.getByRole('group', { name: ticket.name, exact: true });
    if (ticket.price === 0) await named.getByRole('radio', { name: say('Free') }).check();
    else {
      await named.getByRole('radio', { name: say('Paid') }).check();
      await named.getByLabel(say('Price per ticket')).fill(String(ticket.price));
    }
    await named.getByLabel(say('Total tickets')).fill(String(ticket.places));
  }
  await journey.expectAccessible(page);
  await next.click();

  await journey.expectAccessible(page);
  await next.click();
  // Two presses in a row can both reach the step before the first one was drawn.
  await expect(page.getByRole('heading', { level: 2, name: say('Questionnaire') })).toBeVisible();
  await next.click();
  await expect(page.getByRole('heading', { level: 2, name: say('Promotion') })).toBeVisible();
  await journey.expectAccessible(page);
  await page.getByRole('button', { name: say('Publish now') }).click();
  await expect(page.getByRole('heading', { name: say('Your event has been created successfully!') })).toBeVisible();
  await journey.expectAccessible(page);
  const link = await page.getByLabel(say('Event link')).inputValue();
  return new URL(link).pathname.replace(/^\/vi/, '');
}
