import type { Page } from 'playwright/test';
import { DESKTOP_EN, expect, pathIn, test } from './journey.ts';
import { aPerson } from './person.ts';
import { mark, putOnSale } from './put-on-sale.ts';
import { takeTicket } from './take-ticket.ts';
import { wordsOf } from './words-of.ts';
import { momentField, writeMoment } from './write-moment.ts';

const say = wordsOf('en', 'desk');
const DAY = 86_400_000;
const local = (ms: number): string => new Date(ms + 7 * 3_600_000).toISOString().slice(0, 16);

const section = async (page: Page, name: string): Promise<void> =>
  page.getByRole('tab', { name: say(name), exact: true }).click();
const field = (page: Page, name: string) => page.getByLabel(say(name), { exact: true }).first();
const choice = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: say(group) }).getByRole('radio', { name: new RegExp(`^${say(name)}`) });

test('the list of my events asks to sign in, and then shows them [S2.1-24]', async ({ journey }) => {
  const event = await putOnSale(journey, { name: 'Đêm trà', tickets: [{ name: 'Vé mời', price: 0, places: 9 }] });
  const page = await journey.open(DESKTOP_EN);
  await page.goto(pathIn('en', '/admin/events'));
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('heading', { name: say('My events') })).toHaveCount(0);

  await event.organiser.signIn(page);
  await page.goto(pathIn('en', '/admin/events'));
  await expect(page.getByRole('heading', { name: say('My events') })).toBeVisible();
  await expect(page.getByText(event.name).first()).toBeVisible();
});

test('the wizard and the page where an event is edited ask for the same [S3-31]', async ({ journey }) => {
  test.setTimeout(120_000);
  const event = await putOnSale(journey, {
    name: 'Lớp gốm',
    tickets: [{ name: 'Vé mời', price: 0, places: 9 }],
    policy: 'Mang theo tạp dề',
  });
  const page = await journey.open(DESKTOP_EN);
  await event.organiser.signIn(page);

  const kindOfEvent = async (): Promise<void> => {
    for (const kind of ['Event', 'Class']) await expect(choice(page, 'What are you creating?', kind)).toHaveCount(1);
  };
  const details = async (): Promise<void> => {
    await expect(page.getByRole('textbox', { name: say('Description (optional)') })).toBeVisible();
    await expect(field(page, 'Regulations (optional)')).toBeVisible();
    await expect(page.getByRole('button', { name: say('Choose image') })).toBeVisible();
  };
  const sessions = async (): Promise<void> => {
    for (const kind of ['Single', 'Series']) await expect(choice(page, 'One session or several?', kind)).toHaveCount(1);
    for (const moment of ['Starts', 'Ends']) await expect(momentField(page, say(moment))).toBeVisible();
  };
  const settings = async (): Promise<void> => {
    for (const kind of ['Public', 'Private']) await expect(choice(page, 'Who can find it?', kind)).toHaveCount(1);
    for (const name of ['Accept donations', 'Require approval', 'One form per ticket'])
      await expect(page.getByRole('switch', { name: new RegExp(`^${say(name)}`) })).toHaveCount(1);
    await choice(page, 'Total capacity', 'Limited').click({ force: true });
    await expect(field(page, 'Number of places')).toBeEmpty();
    await expect(page.getByRole('switch', { name: new RegExp(`^${say('Close sales at capacity')}`) })).toHaveCount(1);
    await choice(page, 'Total capacity', 'Unlimited').click({ force: true });
    await expect(field(page, 'Number of places')).toHaveCount(0);
  };

  await test.step('the wizard asks for all of it', async () => {
    const next = page.getByRole('button', { name: say('Next'), exact: true });
    await page.goto(pathIn('en', '/create'));
    await kindOfEvent();
    await field(page, 'Event name').fill('Lớp gốm');
    await page.getByLabel(new RegExp(`^${say('Address')}`)).fill('Bát Tràng, Hà Nội');
    await next.click();
    await details();
    await page.getByRole('textbox', { name: say('Description (optional)') }).click();
    await page.keyboard.type('Một buổi chiều với đất.');
    await next.click();
    await sessions();
    await writeMoment(momentField(page, say('Starts')), local(Date.now() + 9 * DAY));
    await writeMoment(momentField(page, say('Ends')), local(Date.now() + 9 * DAY + 3_600_000));
    await next.click();
    await page.getByRole('button', { name: say('Add ticket type') }).click();
    await field(page, 'Ticket name').fill('Vé mời');
    await choice(page, 'Price', 'Free').click({ force: true });
    await field(page, 'Total tickets').fill('9');
    await next.click();
    await settings();
  });

  await test.step('the page where it is edited shows it', async () => {
    await page.goto(pathIn('en', `/events/edit/${event.eventId}`));
    await expect(field(page, 'Event name')).toHaveValue(event.name);
    await kindOfEvent();
    await section(page, 'Details');
    await details();
    await expect(page.getByRole('textbox', { name: say('Description (optional)') })).toContainText('Một đêm để nhớ');
    await expect(field(page, 'Regulations (optional)')).toHaveValue('Mang theo tạp dề');
    await section(page, 'Sessions');
    await sessions();
    await section(page, 'Settings');
    await settings();
  });
});

test('an organiser starts to accept donations and to approve registrations [S1-30]', async ({ journey }) => {
  test.setTimeout(120_000);
  const event = await putOnSale(journey, { name: 'Tối đọc', tickets: [{ name: 'Vé mời', price: 0, places: 9 }] });
  const page = await journey.open(DESKTOP_EN);
  await event.organiser.signIn(page);
  await page.goto(pathIn('en', `/events/edit/${event.eventId}`));
  await section(page, 'Settings');
  for (const name of ['Accept donations', 'Require approval'])
    await page.getByRole('switch', { name: new RegExp(`^${say(name)}`) }).click({ force: true });
  await page.getByRole('button', { name: say('Save changes') }).click();
  await expect
    .poll(() =>
      event.organiser.ask('query ($id: Int!) { event(id: $id) { enable_ticket_donation required_approval } }', {
        id: event.eventId,
      }),
    )
    .toEqual({ enable_ticket_donation: true, required_approval: true });

  const guest = await aPerson(journey, `khach-${mark()}@example.com`, { first: 'Lan', last: 'Đỗ' });
  await takeTicket(guest, event, 'Vé mời');
  await page.goto(pathIn('en', `/events/manager/${event.eventId}/pending`));
  await expect(page.getByText(guest.email).filter({ visible: true }).first()).toBeVisible();
});

test('sales close when the capacity is sold over all ticket types, and open when a place comes back [S3-31]', async ({
  journey,
}) => {
  test.setTimeout(120_000);
  const event = await putOnSale(journey, {
    name: 'Phòng trà',
    tickets: [
      { name: 'Vé mời', price: 0, places: 9 },
      { name: 'Vé bạn', price: 0, places: null },
    ],
  });
  const page = await journey.open(DESKTOP_EN);
  await event.organiser.signIn(page);
  await page.goto(pathIn('en', `/events/edit/${event.eventId}`));
  await section(page, 'Settings');
  await choice(page, 'Total capacity', 'Limited').click({ force: true });
  await field(page, 'Number of places').fill('2');
  await page.getByRole('switch', { name: new RegExp(`^${say('Close sales at capacity')}`) }).click({ force: true });
  await page.getByRole('button', { name: say('Save changes') }).click();
  await expect
    .poll(() =>
      event.organiser.ask('query ($id: Int!) { event_admin(id: $id) { capacity close_at_capacity } }', {
        id: event.eventId,
      }),
    )
    .toEqual({ capacity: 2, close_at_capacity: true });

  const [lan, mai] = [
    await aPerson(journey, `lan-${mark()}@example.com`, { first: 'Lan', last: 'Đỗ' }),
    await aPerson(journey, `mai-${mark()}@example.com`, { first: 'Mai', last: 'Lê' }),
  ];
  const visitor = await journey.open(DESKTOP_EN);
  const shop = wordsOf('en', 'buying');
  const buy = visitor.getByRole('link', { name: shop('Buy ticket now') });
  const closed = visitor.getByRole('button', { name: shop('Sale closed') });
  await visitor.goto(pathIn('en', `/event/${event.slug}`));
  await expect(buy.filter({ visible: true }).first()).toBeVisible();
  await takeTicket(lan, event, 'Vé mời');
  await expect(closed).toHaveCount(0);
  await takeTicket(mai, event, 'Vé bạn');
  await expect(closed.filter({ visible: true }).first()).toBeDisabled();
  await visitor.goto(pathIn('en', `/event/${event.slug}`));
  await expect(closed.filter({ visible: true }).first()).toBeDisabled();
  await journey.expectAccessible(visitor);

  await event.organiser.ask('mutation ($id: Int!) { update_event(id: $id, input: { refund_days: 0 }) { id } }', {
    id: event.eventId,
  });
  const { entries } = await mai.ask<{ entries: readonly { id: string }[] }>('{ my_tickets { entries { id } } }');
  await mai.ask('mutation ($id: ID!) { return_bought_ticket(id: $id) { status } }', { id: entries[0]?.id });
  await expect(buy.filter({ visible: true }).first()).toBeVisible();
});

test('the tickets of an event hold their terms and what became of them [S3-46] [S3-47]', async ({ journey }) => {
  test.setTimeout(120_000);
  const event = await putOnSale(journey, { name: 'Kịch nói', tickets: [{ name: 'Vé mời', price: 0, places: 9 }] });
  const guest = await aPerson(journey, `khach-${mark()}@example.com`, { first: 'Lan', last: 'Đỗ' });
  await takeTicket(guest, event, 'Vé mời');
  const page = await journey.open(DESKTOP_EN);
  await event.organiser.signIn(page);
  await page.goto(pathIn('en', `/events/edit/${event.eventId}`));
  await page.locator('input[type="radio"][value="HYBRID"]').press('Space');
  await section(page, 'Tickets');
  await expect(field(page, 'Ticket name')).toHaveValue('Vé mời');
  for (const mode of ['The venue', 'The online room'])
    await expect(choice(page, 'This ticket is for', mode)).toHaveCount(1);
  await expect(field(page, 'Total tickets')).toHaveValue('9');
  await choice(page, 'Price', 'Paid').click({ force: true });
  await expect(field(page, 'Price per ticket')).toBeVisible();
  await choice(page, 'Price', 'Free').click({ force: true });
  await page.getByRole('button', { name: say('Description, limits and sales period') }).click();
  for (const name of ['What’s included', 'Maximum per purchase', 'Maximum per person'])
    await expect(field(page, name)).toBeVisible();

  await page.goto(pathIn('en', `/events/manager/${event.eventId}`));
  const table = page.getByRole('table').filter({ hasText: 'Vé mời' }).first();
  for (const head of ['Total', 'Sold', 'Remaining'])
    await expect(table.getByRole('columnheader', { name: say(head), exact: true })).toBeVisible();
  await expect(table.getByRole('row').filter({ hasText: 'Vé mời' })).toContainText(/9.*1.*8/);
});
