import type { Locator, Page } from 'playwright/test';
import { PAYMENT_PROVIDERS_SAID } from '#words/money/payment-providers.ts';
import { readTransfer } from './counter-page.ts';
import { answerDinner, companyField, DINNER_QUESTIONS } from './dinner-questions.ts';
import { DESKTOP_EN, expect, type Journey, type Look, PHONE_VI, pathIn, test } from './journey.ts';
import { aPerson, type Person } from './person.ts';
import { PRIVATE_STANDING } from './private-standing.ts';
import { mark, type OnSale, putOnSale } from './put-on-sale.ts';
import { sentenceIn } from './sentence-in.ts';
import { wordsOf } from './words-of.ts';

const PLACE = 'Một chỗ ngồi';
const REQUIRED = {
  en: 'Please fill in all required fields marked *',
  vi: 'Vui lòng điền đầy đủ thông tin bắt buộc có dấu *',
} as const;

const someone = async (journey: Journey, page: Page, first: string): Promise<Person> => {
  const person = await aPerson(journey, `rieng-${mark()}@example.com`, { first, last: 'Ngô' });
  await person.signIn(page);
  return person;
};
const openEvent = async (page: Page, look: Look, { slug }: OnSale): Promise<void> => {
  await page.goto(pathIn(look.locale, `/event/${slug}`));
};
const amountIn = (box: Page | Locator, look: Look): Locator =>
  box.getByLabel(new RegExp(`^${wordsOf(look.locale, 'buying')('Donation amount')}`));

for (const look of [PHONE_VI, DESKTOP_EN] satisfies readonly Look[]) {
  const where = `at ${look.width} px in ${look.locale}`;
  const say = wordsOf(look.locale, 'buying');
  const sentence = sentenceIn(look.locale);

  test(`a guest of a private event answers its questions, signs and pays, and the organiser reads the answers, ${where} [S1-09] [S2.10-04] [S5-20]`, async ({
    journey,
  }) => {
    const sale = await putOnSale(journey, {
      name: 'Bữa tối kín',
      isPrivate: true,
      tickets: [{ name: PLACE, price: 200_000, places: 16 }],
      questions: DINNER_QUESTIONS,
    });
    const page = await journey.open(look);
    const lan = await someone(journey, page, 'Lan');
    const dialog = page.getByRole('dialog', { name: say('Questionnaire') });

    await test.step('the questions come before anything is held', async () => {
      await openEvent(page, look, sale);
      await page.getByRole('button', { name: sentence('One more: {name}', { name: PLACE }) }).click();
      await page.getByRole('button', { name: say('Buy ticket now') }).click();
      await expect(companyField(dialog)).toBeVisible();
      await journey.expectAccessible(page);
    });

    await test.step('what is required cannot be left out', async () => {
      await dialog.getByRole('button', { name: say('Register') }).click();
      await expect(dialog.getByRole('alert').filter({ hasText: REQUIRED[look.locale] })).toBeVisible();
      await expect(companyField(dialog)).toBeFocused();
      await journey.expectAccessible(page);
    });

    await test.step('answered and signed, the order goes on to its payment', async () => {
      await answerDinner(page, dialog, 'Vemoi');
      await expect(
        dialog.getByRole('radio', { name: PAYMENT_PROVIDERS_SAID.BANK_TRANSFER[look.locale] }),
      ).toBeChecked();
      await dialog.getByRole('button', { name: say('Register') }).click();
      await expect(page.getByRole('dialog', { name: say('Bank transfer information') })).toBeVisible();
      const { amount, message } = await readTransfer(page, look);
      expect(amount).toBe(200_000);
      await journey.world.transfer({ amount, message });
      await expect(page.getByRole('heading', { name: PRIVATE_STANDING.CONFIRMED[look.locale] })).toBeVisible();
      await expect(page.getByRole('button', { name: say('Add to calendar') })).toHaveCount(1);
      await expect(
        page
          .getByRole('link', { name: say('My tickets') })
          .filter({ visible: true })
          .last(),
      ).toBeVisible();
      await journey.expectAccessible(page);
    });

    await test.step('who answered reads it with the order, signature and all', async () => {
      await page.goto(pathIn(look.locale, '/my-ticket/orders'));
      await page.locator('a[href*="/my-ticket/orders/"]').first().click();
      const answers = page.getByRole('region', { name: say('Your answers') });
      for (const text of ['Vemoi', 'Chay']) await expect(answers.getByText(text, { exact: true })).toBeVisible();
      const signed = answers.getByRole('img', { name: 'Chữ ký của bạn' });
      await expect.poll(() => signed.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await journey.expectAccessible(page);
    });

    await test.step('the organiser reads what was answered', async () => {
      const desk = await journey.open(look);
      await sale.organiser.signIn(desk);
      await desk.goto(pathIn(look.locale, `/events/manager/${sale.eventId}/questionnaire`));
      // A row of the table on a wide screen, an entry that unfolds on a phone.
      const entry = desk.getByRole('row').or(desk.getByRole('group')).filter({ hasText: 'Ngô' });
      await entry.getByText(PLACE).click();
      for (const text of ['Vemoi', 'Chay', lan.email])
        await expect(entry.getByText(text, { exact: true })).toBeVisible();
      const signed = entry.getByRole('img', { name: 'Chữ ký của bạn' });
      await expect.poll(() => signed.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      // Its address alone does not open it.
      const [address = ''] = ((await signed.getAttribute('src')) ?? '').split('?');
      expect(address).toMatch(/^\/files\/private\//);
      expect((await desk.request.get(address)).ok()).toBe(false);
      await journey.expectAccessible(desk);
    });
  });

  test(`a private event accepts a donation without a ticket, from a ticket owner and after its end, ${where} [S4-51] [S2.8-12] [S2.8-13]`, async ({
    journey,
  }) => {
    const sale = await putOnSale(journey, {
      name: 'Đêm gây quỹ kín',
      isPrivate: true,
      donations: true,
      tickets: [{ name: PLACE, price: 0, places: 16 }],
    });
    const page = await journey.open(look);
    const minh = await someone(journey, page, 'Minh');
    const give = async (figure: string, button: string): Promise<void> => {
      await amountIn(page, look).fill(figure);
      await page.getByRole('button', { name: say(button), exact: true }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('Pay now') })
        .click();
      await expect(page.getByRole('dialog', { name: say('Bank transfer information') })).toBeVisible();
      const { amount, message } = await readTransfer(page, look);
      await journey.world.transfer({ amount, message });
      const card = page.getByRole('dialog', { name: say('Thank you for donating!') });
      await expect(card).toBeVisible();
      await card.getByRole('button', { name: say('OK') }).click();
      await expect(page.getByRole('status').filter({ hasText: say('Thank you for donating!') })).toBeVisible();
      await expect(amountIn(page, look)).toHaveValue('');
    };

    await test.step('by wish', async () => {
      await openEvent(page, look, sale);
      await page.getByLabel(say('Donate without ticket')).click();
      await give('50000', 'Donate');
      await journey.expectAccessible(page);
      const orders = await journey.sql<{ status: string; donation: string; tickets: string }>(
        `SELECT o.status, o.donation, (SELECT count(*) FROM bought_ticket b WHERE b.event_id = o.event_id) AS tickets FROM user_order o WHERE o.event_id = $1`,
        [sale.eventId],
      );
      expect(orders).toEqual([{ status: 'SUCCESSFUL', donation: '50000', tickets: '0' }]);
      await journey.world.mailTo(minh.email, ({ text }) => text.includes(say('Thank you for donating!')));
    });

    await test.step('once a ticket is owned', async () => {
      await page.reload();
      await page.getByRole('button', { name: sentence('One more: {name}', { name: PLACE }) }).click();
      await page.getByRole('button', { name: say('Buy ticket now') }).click();
      await expect(page.getByRole('heading', { name: PRIVATE_STANDING.CONFIRMED[look.locale] })).toBeVisible();
      await give('60000', 'Donate');
    });

    await test.step('when it has ended, by whoever comes', async () => {
      await journey.sql(
        `UPDATE event SET begin_at = now() - interval '2 days', end_at = now() - interval '1 day' WHERE event_id = $1`,
        [sale.eventId],
      );
      await journey.sql(
        `UPDATE section_event SET begin_at = now() - interval '2 days', end_at = now() - interval '1 day' WHERE event_id = $1`,
        [sale.eventId],
      );
      const late = await journey.open(look);
      await someone(journey, late, 'An');
      await expect(async () => {
        await openEvent(late, look, sale);
        await expect(late.getByRole('heading', { name: say('Event ended') })).toBeVisible({ timeout: 3_000 });
      }).toPass();
      await expect(late.getByLabel(say('Donate without ticket'))).toHaveCount(0);
      await expect(late.getByRole('button', { name: say('Donation'), exact: true })).toBeEnabled();
      await journey.expectAccessible(late);
      await journey.sql('UPDATE event SET enable_ticket_donation = false WHERE event_id = $1', [sale.eventId]);
      await expect(async () => {
        await openEvent(late, look, sale);
        await expect(late.getByRole('button', { name: say('Donation'), exact: true })).toBeDisabled({ timeout: 3_000 });
      }).toPass();
    });
  });
}

test('a private event with approval shows a registration as pending, confirmed or not attending [S2.8-02] [S2.8-03] [S2.8-04]', async ({
  journey,
}) => {
  const look = DESKTOP_EN;
  const say = wordsOf(look.locale, 'buying');
  const sale = await putOnSale(journey, {
    name: 'Closed circle',
    isPrivate: true,
    approval: true,
    tickets: [{ name: PLACE, price: 0, places: 5 }],
  });
  const page = await journey.open(look);
  await someone(journey, page, 'Lan');
  const stands = async (standing: keyof typeof PRIVATE_STANDING): Promise<void> => {
    await expect(page.getByRole('heading', { name: PRIVATE_STANDING[standing][look.locale] })).toBeVisible();
    await journey.expectAccessible(page);
  };
  const becomes = async (status: string): Promise<void> => {
    await journey.sql('UPDATE user_order SET status = $2 WHERE event_id = $1', [sale.eventId, status]);
    await page.reload();
  };
  await openEvent(page, look, sale);
  await page.getByRole('button', { name: sentenceIn(look.locale)('One more: {name}', { name: PLACE }) }).click();
  await page.getByRole('button', { name: say('Buy ticket now') }).click();
  await stands('PENDING');
  await becomes('SUCCESSFUL');
  await stands('CONFIRMED');
  await becomes('REFUNDED');
  await stands('NOT_ATTENDING');
});

const pagesOf = (slug: string, session: number, end: string): readonly string[] => [
  `/event/${slug}${end}`,
  `/event/${slug}${end}/simple`,
  `/vi/event/${slug}${end}`,
  `/invite-rsvp/${slug}${end}`,
  `/payment/${session}${end === '' ? '' : `?key=${end.slice(1)}`}`,
  `/payment/${session}/simple${end === '' ? '' : `?key=${end.slice(1)}`}`,
];

type Pages = { readonly baseUrl: string; readonly name: string; readonly words: string; readonly sessionId: number };

const readAll = (baseUrl: string, paths: readonly string[]) =>
  Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(`${baseUrl}${path}`, { redirect: 'manual' });
      return { status: answer.status, text: await answer.text() };
    }),
  );

async function answerAsNone({ baseUrl, name, words, sessionId }: Pages, end: string): Promise<void> {
  const missing = { slug: words.replace(/\d+$/, '99999999'), session: 99_999_999 };
  // The page repeats the address it was asked for.
  const without = (text: string, ...addresses: readonly (string | number)[]): string =>
    addresses.reduce<string>((left, address) => left.replaceAll(String(address), '#'), text);
  const asked = await readAll(baseUrl, pagesOf(words, sessionId, end));
  const none = await readAll(baseUrl, pagesOf(missing.slug, missing.session, end));
  for (const [at, { status, text }] of asked.entries()) {
    expect(status).toBe(404);
    expect(text).not.toContain(name);
    expect(without(text, words, sessionId)).toBe(without(none[at]?.text ?? '', missing.slug, missing.session));
  }
}

test('the pages of a private event open with its key only, and by their number answer as those of no event', async ({
  journey,
}) => {
  const sale = await putOnSale(journey, {
    name: 'Bữa tối kín',
    isPrivate: true,
    tickets: [{ name: PLACE, price: 200_000, places: 16 }],
  });
  const [words = '', key = ''] = sale.slug.split('~');
  const { baseUrl } = journey;
  const open = await readAll(baseUrl, pagesOf(words, sale.sessionId, `~${key}`));
  for (const { status, text } of open) {
    expect(status).toBe(200);
    expect(text).toContain(sale.name);
    expect(text).not.toContain('application/ld+json');
  }
  // After they were opened with the key, so that a cached copy would be found here.
  const renew = 'mutation ($id: Int!) { renew_event_link(event_id: $id) { slug } }';
  const { slug: renewed } = await sale.organiser.ask<{ slug: string }>(renew, { id: sale.eventId });
  const [, newKey = ''] = renewed.split('~');
  for (const { status } of await readAll(baseUrl, pagesOf(words, sale.sessionId, `~${newKey}`)))
    expect(status).toBe(200);
  for (const end of ['', `~${key.slice(0, -2)}xx`, `~${key}`]) await answerAsNone({ ...sale, baseUrl, words }, end);
});

test('the pages of an event that went back to a draft answer as those of no event', async ({ journey }) => {
  const { baseUrl } = journey;
  const sale = await putOnSale(journey, { name: 'Đêm nháp', tickets: [{ name: PLACE, price: 200_000, places: 16 }] });
  const { slug: words } = sale;
  for (const { status } of await readAll(baseUrl, pagesOf(words, sale.sessionId, ''))) expect(status).toBe(200);
  const back = 'mutation ($id: Int!) { update_event_status(id: $id, status: "READY") { id } }';
  await sale.organiser.ask(back, { id: sale.eventId });
  await answerAsNone({ ...sale, baseUrl, words }, '');
});
