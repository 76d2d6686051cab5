import { counterPage } from './counter-page.ts';
import { DESKTOP_EN, expect, PHONE_VI, pathIn, test } from './journey.ts';
import { aPerson, type Person } from './person.ts';
import { mark, type OnSale, putOnSale } from './put-on-sale.ts';
import { sentenceIn } from './sentence-in.ts';
import { wordsOf } from './words-of.ts';

const CHAIR = 'Ghế thường';
const HOLD = 'mutation ($input: ChooseTicketsInput!) { choose_tickets(input: $input) { id } }';
const LEFT = '{0, plural, one {Only # left} other {Only # left}}';
const CHANGED =
  '{0, plural, one {Only # left. We updated your selection.} other {Only # left. We updated your selection.}}';

const holds = (person: Person, sale: OnSale, howMany: number) =>
  person.ask(HOLD, {
    input: {
      section_event_id: sale.sessionId,
      lines: [{ ticket_id: sale.tickets.get(CHAIR), number_of_tickets: howMany }],
    },
  });

test('the page shows the remaining places and lowers the choice when others buy, at 390 px in vi', async ({
  journey,
}) => {
  const look = PHONE_VI;
  const sentence = sentenceIn(look.locale);
  const sale = await putOnSale(journey, {
    name: 'Vài ghế cuối',
    tickets: [
      { name: CHAIR, price: 150_000, places: 5 },
      { name: 'Ghế xa', price: 90_000, places: 40 },
    ],
  });
  const rival = await aPerson(journey, `nhanh-tay-${mark()}@example.com`, { first: 'Nhanh', last: 'Lê' });
  const page = await journey.open(look);
  const counter = counterPage(page, look, sale);
  await counter.open();
  await counter.take(CHAIR, 4);
  await counter.expectTaken(CHAIR, 4);

  await holds(rival, sale, 2);
  await expect(page.getByText(sentence(LEFT, { 0: 3 }), { exact: true })).toBeVisible();
  await counter.expectTaken(CHAIR, 3);
  await expect(page.getByText(sentence(CHANGED, { 0: 3 }))).toBeVisible();
  await expect(
    page
      .getByText(/450[.,]000/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await journey.expectAccessible(page);

  const faster = await aPerson(journey, `nhanh-hon-${mark()}@example.com`, { first: 'Hơn', last: 'Lê' });
  await holds(faster, sale, 3);
  const row = page.getByRole('listitem').filter({ hasText: CHAIR });
  await expect(row.getByText(wordsOf(look.locale, 'buying')('Sold out'), { exact: true })).toBeVisible();
  await expect(
    row.getByText(wordsOf(look.locale, 'buying')('No longer available. We removed it from your selection.')),
  ).toBeVisible();
  await journey.expectAccessible(page);
});

test('a page without live updates learns the remaining places at Next and continues with them', async ({ journey }) => {
  const look = DESKTOP_EN;
  const say = wordsOf(look.locale, 'buying');
  const sentence = sentenceIn(look.locale);
  const sale = await putOnSale(journey, {
    name: 'The last chairs',
    tickets: [
      { name: CHAIR, price: 150_000, places: 5 },
      { name: 'Ghế xa', price: 90_000, places: 40 },
    ],
  });
  const page = await journey.open(look);
  await (await aPerson(journey, `slow-${mark()}@example.com`, { first: 'Slow', last: 'Joe' })).signIn(page);
  // The live stream never answers, as behind some company networks; after each answer the page would read anew.
  await page.route('**/api/v1/live*', () => undefined);
  const counter = counterPage(page, look, sale);
  await counter.open();
  await counter.take(CHAIR, 4);
  await holds(await aPerson(journey, `fast-${mark()}@example.com`, { first: 'Fast', last: 'Ann' }), sale, 4);

  const row = page.getByRole('listitem').filter({ hasText: CHAIR });
  await page.getByRole('button', { name: say('Next'), exact: true }).click();
  await expect(row.getByText(sentence(CHANGED, { 0: 1 }))).toBeVisible();
  await counter.expectTaken(CHAIR, 1);
  await expect(row.getByText(sentence(LEFT, { 0: 1 }), { exact: true })).toBeVisible();
  await journey.expectAccessible(page);
  await counter.next();
  await expect(page.getByText('150,000').filter({ visible: true }).first()).toBeVisible();
  const held = await journey.sql<{ reserved: number; sold: number }>(
    'SELECT reserved, sold FROM quota WHERE event_id = $1 AND capacity = 5',
    [sale.eventId],
  );
  expect(held).toEqual([{ reserved: 5, sold: 0 }]);
  await journey.expectAccessible(page);

  const late = await journey.open(look);
  await late.goto(pathIn(look.locale, `/payment/${sale.sessionId}`));
  await expect(
    late.getByRole('listitem').filter({ hasText: CHAIR }).getByText(say('Sold out'), { exact: true }),
  ).toBeVisible();
  await journey.expectAccessible(late);
});
