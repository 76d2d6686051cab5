import { PUBLISHER_TERMS_VERSION } from '#domain/people/registration.ts';
import { STAFF_ROLES_SAID } from '#words/people/staff-roles.ts';
import { handInPicture } from './hand-in-picture.ts';
import { DESKTOP_EN, expect, type Journey, type Look, PHONE_VI, pathIn, test } from './journey.ts';
import { aPerson, type Person, signedIn } from './person.ts';
import { mark, type OnSale, putOnSale } from './put-on-sale.ts';
import { readQr } from './qr-picture.ts';
import { answerFactor, answerSignIn } from './sign-in.ts';
import { takeTicket } from './take-ticket.ts';
import { bringsTickets } from './ticket-mail.ts';
import { wordsOf } from './words-of.ts';

const ADMIN = 'admin@demo.vemoi.test';
const CHAIR = 'Ghế thường';

async function qrOf(holder: Person): Promise<string> {
  const { entries } = await holder.ask<{ readonly entries: readonly { readonly qr_text: string }[] }>(
    'query { my_tickets(input: {}) { entries { qr_text } } }',
  );
  return entries[0]?.qr_text ?? '';
}

async function atTheDoor(
  journey: Journey,
  event: OnSale,
): Promise<(text: string | null) => Promise<{ outcome: string }>> {
  const door = await aPerson(journey, `cua-${mark()}@example.com`, { first: 'Hà', last: 'Lê' });
  await journey.sql(
    `INSERT INTO event_user (event_id, account_id, role, inserted_at) SELECT $1, account_id, 'CHECK_IN', now() FROM account WHERE email = $2`,
    [event.eventId, door.email],
  );
  return (text) =>
    door.ask(
      'mutation ($text: String!, $id: Int!) { redeem_bought_ticket(redeem_id: $text, section_event_id: $id) { outcome } }',
      { text, id: event.sessionId },
    );
}

for (const look of [PHONE_VI, DESKTOP_EN] satisfies readonly Look[]) {
  test(`support finds a ticket by email, explains it and replaces its code, and the old code is refused at the door, at ${look.width} px in ${look.locale}`, async ({
    journey,
  }) => {
    const say = wordsOf(look.locale, 'desk');
    const event = await putOnSale(journey, { name: 'Hỏi vé', tickets: [{ name: CHAIR, price: 0, places: 5 }] });
    const lan = await aPerson(journey, `lan-${mark()}@example.com`, { first: 'Lan', last: 'Ngô' });
    await takeTicket(lan, event, CHAIR);
    await journey.world.mailTo(lan.email, bringsTickets);
    const before = await qrOf(lan);

    const page = await journey.open(look);
    await (await signedIn(journey, ADMIN)).signIn(page);
    await page.goto(pathIn(look.locale, '/admin/ticket-portal'));
    const field = page.getByRole('searchbox', { name: say('Search by ticket code, order, email or phone') });
    await field.fill(lan.email);
    await page.keyboard.press('Enter');
    const line = page.getByRole('link', { name: new RegExp(event.name) });
    await expect(line).toHaveCount(1);
    await journey.expectAccessible(page);
    await line.click();
    const ticket = page.getByRole('region', { name: new RegExp(`${CHAIR} · Lan`) });
    await expect(
      ticket.getByText(look.locale === 'vi' ? /^Vé hợp lệ nhưng buổi của vé bắt đầu lúc/ : /^The ticket is valid, but/),
    ).toBeVisible();
    await journey.expectAccessible(page);

    const since = Date.now();
    await ticket.getByRole('button', { name: say('Replace code') }).click();
    const dialog = page.getByRole('dialog', { name: say('Replace this ticket’s code?') });
    await expect(dialog).toBeVisible();
    await journey.expectAccessible(page);
    await dialog.getByRole('button', { name: say('Replace code') }).click();
    await expect(dialog).toBeHidden();
    await expect(
      ticket.getByText(look.locale === 'vi' ? /^Mã của vé đã được thay 1 lần/ : /^Its code was replaced once/),
    ).toBeVisible();

    const mail = await journey.world.mailTo(lan.email, bringsTickets, since);
    const picture = mail.attachments.find(({ content_type }) => content_type === 'image/png');
    const after = await readQr(await journey.world.attachment(picture?.url ?? ''));
    const scan = await atTheDoor(journey, event);
    await expect(scan(before)).rejects.toThrow(/TICKET_REISSUED/);
    expect(await scan(after)).toEqual({ outcome: 'ADMITTED' });

    await page.reload();
    await expect(ticket.getByText(/1 lần, lần đầu lúc|checked in once, first at/)).toBeVisible();
    await page.goBack();
    await expect(field).toHaveValue(lan.email);
    await expect(line).toBeVisible();
  });
}

async function ordered(buyer: Person, event: OnSale): Promise<{ readonly message: string }> {
  const [line] = await buyer.ask<readonly { readonly id: string }[]>(
    'mutation ($input: ChooseTicketsInput!) { choose_tickets(input: $input) { id } }',
    {
      input: {
        section_event_id: event.sessionId,
        lines: [{ ticket_id: event.tickets.get(CHAIR), number_of_tickets: 1 }],
      },
    },
  );
  const { id } = await buyer.ask<{ readonly id: string }>(
    'mutation ($input: BeginPaymentCheckoutSessionInput!) { begin_payment_checkout_session(input: $input) { id } }',
    {
      input: {
        event_id: event.eventId,
        section_event_id: event.sessionId,
        information_attendees_inputs: [
          { shopping_item_id: line?.id, attendees: [{ email: buyer.email, first_name: 'Mai' }] },
        ],
      },
    },
  );
  const begun = await buyer.ask<{ readonly bank_transfer: { readonly message: string } }>(
    `mutation ($id: ID!) { create_bank_transfer(input: { payment_checkout_session_id: $id }) {
      bank_transfer { message } } }`,
    { id },
  );
  return begun.bank_transfer;
}

async function registersCorporate(
  journey: Journey,
  owner: Person,
  name: string,
): Promise<{ readonly id: number; readonly slug: string }> {
  const licence = await handInPicture(journey, owner, 'BUSINESS_LICENCE');
  return owner.ask('mutation ($input: RegisterCorporateInput!) { register_corporate(input: $input) { id slug } }', {
    input: {
      company_name: name,
      business_license_number: '0312345678',
      issued_date: Date.now() - 40 * 86_400_000,
      company_address: '12 Lê Lợi, Quận 1',
      documents: [licence],
      agrees_to_terms: true,
      terms_version: PUBLISHER_TERMS_VERSION,
      may_be_contacted: false,
    },
  });
}

test('a platform admin manages corporates, staff, transfers, tickets and event reports [S1-44]', async ({
  journey,
}) => {
  test.setTimeout(240_000);
  const say = wordsOf('en', 'desk');
  const own = mark();
  const event = await putOnSale(journey, { name: 'Quản trị', tickets: [{ name: CHAIR, price: 180_000, places: 5 }] });
  const mai = await aPerson(journey, `mai-${own}@example.com`, { first: 'Mai', last: 'Đỗ' });
  const company = `Gốm Việt ${own}`;
  const owner = await aPerson(journey, `chu-${own}@example.com`, { first: 'Chủ', last: 'Vũ' });
  const { id: corporateId, slug } = await registersCorporate(journey, owner, company);
  const minh = await aPerson(journey, `minh-${own}@example.com`, { first: 'Minh', last: 'Trần' });
  const { message } = await ordered(mai, event);
  await journey.world.transfer({ amount: 180_000, message: `tien ve ${own}` });
  const page = await journey.open(DESKTOP_EN);
  await (await signedIn(journey, ADMIN)).signIn(page);

  await test.step('approves a corporate', async () => {
    await page.goto('/admin/corporate');
    await page.getByRole('button', { name: new RegExp(company) }).click();
    const dialog = page.getByRole('dialog', { name: company });
    await dialog.getByRole('button', { name: say('Approve') }).click();
    await expect(dialog).toBeHidden();
    await page.goto(`/admin/corporate?status=APPROVED&q=${own}`);
    await expect(page.getByRole('button', { name: new RegExp(company) })).toContainText(say('Approved'));
  });

  await test.step('takes somebody into its staff', async () => {
    await page.goto(`/admin/staffs?corporate=${corporateId}`);
    await expect(page.getByRole('heading', { name: company })).toBeVisible();
    await page.getByLabel(say('Email')).fill(minh.email);
    await page.getByRole('combobox', { name: say('Role') }).click();
    await page.getByRole('option', { name: new RegExp(`^${STAFF_ROLES_SAID.SUB_ADMIN.en}`) }).click();
    await page.getByRole('button', { name: say('Add'), exact: true }).click();
    await expect(page.getByRole('list', { name: say('Team') }).getByText(minh.email)).toBeVisible();
  });

  await test.step('an event that a member of staff published stays with the corporate when they leave', async () => {
    const play = await putOnSale(journey, {
      name: 'Kịch đầu mùa',
      tickets: [{ name: CHAIR, price: 0, places: 5 }],
      organiser: minh,
      corporateId,
    });
    const desk = 'query ($id: Int!) { sections_event_admin(event_id: $id) { id } }';
    const isListed = async () => {
      await page.goto(`/p/${slug}`);
      await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: play.name }).first()).toBeVisible();
    };
    await isListed();
    expect(await minh.ask(desk, { id: play.eventId })).toEqual([{ id: play.sessionId }]);
    await page.goto(`/admin/staffs?corporate=${corporateId}`);
    await page.getByRole('button', { name: 'Remove Trần Minh' }).click();
    const dialog = page.getByRole('dialog', { name: 'Remove Trần Minh?' });
    await journey.expectAccessible(page);
    await dialog.getByRole('button', { name: say('Remove'), exact: true }).click();
    await expect(page.getByText(say('No one else yet'))).toBeVisible();
    await expect(minh.ask(desk, { id: play.eventId })).rejects.toThrow(/FORBIDDEN/);
    expect(await owner.ask(desk, { id: play.eventId })).toEqual([{ id: play.sessionId }]);
    await isListed();
  });

  await test.step('matches a transfer with a wrong message in the accountant view', async () => {
    const row = page.getByRole('row').filter({ hasText: `tien ve ${own}` });
    await expect(async () => {
      await page.goto('/admin/accountant');
      await expect(row).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 30_000 });
    await row.getByRole('button').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say('Payment transfer code')).fill(message);
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: say('Match'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await journey.world.mailTo(mai.email, bringsTickets);
  });
  const [order] = await journey.sql<{ readonly order_number: string }>(
    'SELECT order_number FROM user_order WHERE event_id = $1',
    [event.eventId],
  );
  const orderNumber = order?.order_number ?? '';

  await test.step('finds the order in the event’s report', async () => {
    await page.goto(`/admin/event-report?q=${encodeURIComponent(event.name)}`);
    await page.getByRole('table').getByRole('link', { name: event.name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(event.name);
    await expect(
      page
        .getByRole('table', { name: say('Revenue breakdown') })
        .getByRole('row', { name: new RegExp(`^${say('Total')} 180,000`) }),
    ).toBeVisible();
    await page.getByRole('tab', { name: say('Orders'), exact: true }).click();
    await page.getByRole('searchbox', { name: say('Search by order, buyer or email') }).fill(mai.email);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: orderNumber }).click();
    await expect(page.getByRole('main')).toContainText(mai.email);
    await expect(page.getByRole('main')).toContainText('180,000');
  });

  await test.step('voids its ticket in the ticket portal, with a reason', async () => {
    await page.goto(`/admin/ticket-portal?q=${encodeURIComponent(mai.email)}`);
    await page.getByRole('link', { name: new RegExp(event.name) }).click();
    const ticket = page.getByRole('region', { name: new RegExp(`${CHAIR} · Mai`) });
    await ticket.getByRole('button', { name: say('Void ticket') }).click();
    const dialog = page.getByRole('dialog', { name: say('Void this ticket?') });
    await dialog.getByLabel(say('Reason')).fill('Mua nhầm');
    await journey.expectAccessible(page);
    await dialog.getByRole('button', { name: say('Void ticket') }).click();
    await expect(dialog).toBeHidden();
    await expect(ticket.getByText('Voided by staff: Mua nhầm')).toBeVisible();
  });
});

test('the admin signs in with the code that the simulators show beside the mailbox', async ({ journey }) => {
  const mailbox = await journey.open(DESKTOP_EN);
  await mailbox.goto(journey.world.mailboxUrl);
  const shown = mailbox.getByRole('row', { name: ADMIN }).getByRole('strong');
  await expect(shown).toHaveText(/^\d{6}$/);

  const page = await journey.open(DESKTOP_EN, { expects: /40[13]/ });
  await page.goto('/admin/audit-log');
  await answerSignIn(journey, page, DESKTOP_EN, ADMIN);
  await answerFactor(journey, page, DESKTOP_EN, async () => {
    await mailbox.reload();
    return (await shown.textContent()) ?? '';
  });
  await expect(page.getByRole('heading', { level: 1, name: wordsOf('en', 'desk')('Audit log') })).toBeVisible();
  await journey.expectAccessible(page);
});
