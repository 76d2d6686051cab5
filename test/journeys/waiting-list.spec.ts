import { counterPage } from './counter-page.ts';
import { DESKTOP_EN, expect, PHONE_VI, pathIn, test } from './journey.ts';
import { aPerson, type Person } from './person.ts';
import { mark, type OnSale, putOnSale } from './put-on-sale.ts';
import { wordsOf } from './words-of.ts';

const CHAIR = 'Ghế thường';

const ticketOf = (sale: OnSale) => sale.tickets.get(CHAIR);
const holds = (person: Person, sale: OnSale, howMany: number) =>
  person.ask('mutation ($input: ChooseTicketsInput!) { choose_tickets(input: $input) { id } }', {
    input: {
      section_event_id: sale.sessionId,
      lines: [{ ticket_id: ticketOf(sale), number_of_tickets: howMany }],
    },
  });
const waits = (person: Person, sale: OnSale, howMany: number) =>
  person.ask<{ readonly id: string }>(
    'mutation ($id: ID!, $tickets: Int!) { join_waiting_list(ticket_id: $id, number_of_tickets: $tickets) { id } }',
    { id: ticketOf(sale), tickets: howMany },
  );
const standing = async (person: Person, sale: OnSale) =>
  (
    await person.ask<readonly { readonly standing: string }[]>(
      'query ($id: Int!) { waiting_places(event_id: $id) { standing } }',
      { id: sale.eventId },
    )
  )[0]?.standing;

test('waiting list of three groups for four places', async ({ journey }) => {
  test.setTimeout(120_000);
  const look = PHONE_VI;
  const say = wordsOf(look.locale, 'buying');
  const sale = await putOnSale(journey, { name: 'Hết chỗ', tickets: [{ name: CHAIR, price: 150_000, places: 4 }] });
  const people = await Promise.all(
    ['giu-cho', 'lan', 'minh', 'hoa'].map((name) =>
      aPerson(journey, `${name}-${mark()}@example.com`, { first: 'Lan', last: 'Trần' }),
    ),
  );
  const [holder, lan, minh, hoa] = people as [Person, Person, Person, Person];
  await holds(holder, sale, 4);

  const page = await journey.open(look);
  await lan.signIn(page);
  await test.step('a buyer joins from the event’s page, for a group of two', async () => {
    await page.goto(pathIn(look.locale, `/event/${sale.slug}`));
    await page.getByRole('button', { name: say('Join the waiting list') }).click();
    const dialog = page.getByRole('dialog', { name: say('Join the waiting list') });
    await dialog.getByLabel(say('Number of tickets')).click();
    await page.getByRole('option', { name: '2', exact: true }).click();
    await journey.expectAccessible(page);
    await dialog.getByRole('button', { name: say('Join'), exact: true }).click();
    await expect(page.getByText(say('You’re next on the waiting list'))).toBeVisible();
    await journey.expectAccessible(page);
  });

  const { id: minhsPlace } = await waits(minh, sale, 2);
  await waits(hoa, sale, 1);

  await test.step('places that come free are held in order, and told by email', async () => {
    await holder.ask('mutation ($id: Int!) { remove_all_shopping_items(section_event_id: $id) }', {
      id: sale.sessionId,
    });
    expect([await standing(minh, sale), await standing(hoa, sale)]).toEqual(['OFFERED', 'WAITING']);
    await page.reload();
    await expect(page.getByText(say('Tickets are held for you'))).toBeVisible();
    await journey.expectAccessible(page);
    const mail = await journey.world.mailTo(lan.email, ({ subject }) => subject.includes('đang được giữ'));
    expect(mail.text).toContain(`/vi/payment/${sale.sessionId}`);
  });

  await test.step('the organiser sees who waits', async () => {
    const desk = await journey.open(DESKTOP_EN);
    await sale.organiser.signIn(desk);
    await desk.goto(pathIn('en', `/events/manager/${sale.eventId}/waiting-list`));
    await expect(desk.getByRole('heading', { name: lan.email })).toBeVisible();
    await expect(desk.getByText('1 group waits · 1 ticket wanted')).toBeVisible();
    await journey.expectAccessible(desk);
  });

  await test.step('a group that declines makes way for the next', async () => {
    await minh.ask('mutation ($id: ID!) { leave_waiting_list(waiting_place_id: $id) }', { id: minhsPlace });
    expect(await standing(hoa, sale)).toBe('OFFERED');
  });

  await test.step('the held tickets are bought at the checkout', async () => {
    // The bar at a phone's edge has the same link.
    await page
      .getByRole('link', { name: say('Buy my tickets') })
      .first()
      .click();
    const counter = counterPage(page, look, sale);
    await counter.expectTaken(CHAIR, 2);
    await expect(page.getByText(/^23:\d\d:\d\d$/).first()).toBeVisible();
    await journey.expectAccessible(page);
    await counter.next();
    await counter.payNow();
    const { amount } = await counter.readTransfer();
    expect(amount).toBe(300_000);
  });
});
