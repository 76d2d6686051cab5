import type { Page } from 'playwright/test';
import { keyInSlug } from '#domain/kernel/names/slug.ts';
import { DESKTOP_EN, expect, type Journey, type Look, PHONE_VI, pathIn, test } from './journey.ts';
import { mark, type OnSale, putOnSale } from './put-on-sale.ts';
import { sentenceIn } from './sentence-in.ts';
import { wordsOf } from './words-of.ts';

const PLACE = 'Ghế thường';
const sell = (journey: Journey, isPrivate: boolean): Promise<OnSale> =>
  putOnSale(journey, {
    name: 'Đêm nhạc',
    isPrivate,
    donations: isPrivate,
    tickets: [{ name: PLACE, price: isPrivate ? 0 : 200_000, places: 5 }],
  });

async function refusalOf(
  { baseUrl }: Journey,
  query: string,
  variables: Readonly<Record<string, unknown>>,
  eventKey = '',
): Promise<string | undefined> {
  const response = await fetch(`${baseUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': mark(), 'x-event-keys': eventKey },
    body: JSON.stringify({ query, variables }),
  });
  const told = (await response.json()) as {
    readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
  };
  return told.errors?.[0]?.extensions.code;
}

const asksToSignIn = async (page: Page, look: Look): Promise<void> => {
  const say = wordsOf(look.locale, 'shell');
  await expect(page.getByRole('dialog').getByRole('heading', { name: say('Sign in to Vemoi') })).toBeVisible();
};

for (const look of [PHONE_VI, DESKTOP_EN] satisfies readonly Look[]) {
  const where = `at ${look.width} px in ${look.locale}`;
  const say = wordsOf(look.locale, 'buying');
  const sentence = sentenceIn(look.locale);

  test(`whoever buys without signing in is asked to, and the server holds nothing for them, ${where} [S6-02]`, async ({
    journey,
  }) => {
    const sale = await sell(journey, false);
    const page = await journey.open(look);
    await page.goto(pathIn(look.locale, `/event/${sale.slug}`));
    await page
      .getByRole('link', { name: say('Buy ticket now') })
      .first()
      .click();
    await page.getByRole('button', { name: sentence('One more: {name}', { name: PLACE }) }).click();
    await page.getByRole('button', { name: say('Next'), exact: true }).click();
    await asksToSignIn(page, look);
    const code = await refusalOf(
      journey,
      'mutation ($input: ChooseTicketsInput!) { choose_tickets(input: $input) { id } }',
      {
        input: {
          section_event_id: sale.sessionId,
          lines: [{ ticket_id: sale.tickets.get(PLACE), number_of_tickets: 1 }],
        },
      },
    );
    expect(code).toBe('UNAUTHORIZED');
    const [held] = await journey.sql<{ held: string }>('SELECT count(*) AS held FROM reservation WHERE event_id = $1', [
      sale.eventId,
    ]);
    expect(held).toEqual({ held: '0' });
  });

  test(`whoever donates without signing in is asked to, and the server takes no donation of theirs, ${where} [S6-03]`, async ({
    journey,
  }) => {
    const sale = await sell(journey, true);
    const page = await journey.open(look);
    await page.goto(pathIn(look.locale, `/event/${sale.slug}`));
    await page.getByLabel(say('Donate without ticket')).click();
    await page.getByLabel(new RegExp(`^${say('Donation amount')}`)).fill('50000');
    await page.getByRole('button', { name: say('Donate'), exact: true }).click();
    await asksToSignIn(page, look);
    const code = await refusalOf(
      journey,
      'mutation ($id: Int!) { upsert_ticket_donation(amount: 50000, section_event_id: $id) { amount } }',
      { id: sale.sessionId },
      keyInSlug(sale.slug) ?? '',
    );
    expect(code).toBe('UNAUTHORIZED');
    const [kept] = await journey.sql<{ kept: string }>(
      'SELECT count(*) AS kept FROM ticket_donation WHERE event_id = $1',
      [sale.eventId],
    );
    expect(kept).toEqual({ kept: '0' });
  });
}
