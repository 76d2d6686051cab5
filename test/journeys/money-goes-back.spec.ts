import { counterPage } from './counter-page.ts';
import { DESKTOP_EN, expect, PHONE_VI, test } from './journey.ts';
import { decidedRefund, expectWholeBooks, nameAccount, payOut, saysPaid } from './money-back.ts';
import { aPerson, type Person } from './person.ts';
import { mark, type OnSale, putOnSale } from './put-on-sale.ts';
import { bringsTickets } from './ticket-mail.ts';
import { timePasses } from './time-passes.ts';

const CHAIR = 'Ghế thường';
test('an order paid twice keeps its tickets and the second payment goes back, at 390 px in vi', async ({ journey }) => {
  test.setTimeout(240_000);
  const look = PHONE_VI;
  const sale = await putOnSale(journey, { name: 'Trả hai lần', tickets: [{ name: CHAIR, price: 180_000, places: 8 }] });
  const buyer = await aPerson(journey, `hai-lan-${mark()}@example.com`, { first: 'Hai', last: 'Đỗ' });
  const page = await journey.open(look);
  await buyer.signIn(page);
  const counter = counterPage(page, look, sale);
  const order = await counter.toTransfer(CHAIR, 0);
  await journey.world.transfer(order);
  await expect(counter.heading('Thank you, your tickets are ready')).toBeVisible();
  await journey.world.mailTo(buyer.email, bringsTickets);

  await journey.world.transfer(order);
  const told = await journey.world.mailTo(buyer.email, ({ text }) => text.includes('Bạn đã trả tiền hai lần'));
  expect(told.text).toMatch(/180[.,]000/);
  const refund = await decidedRefund(journey, sale);
  expect(refund).toMatchObject({ reason: 'SECOND_PAYMENT', amount: '180000' });
  await nameAccount(journey, page, look, buyer.email);
  await payOut(journey, sale.name, refund);
  await journey.world.mailTo(buyer.email, saysPaid);
  await expectWholeBooks(journey, sale);
  expect((await journey.world.mails(buyer.email)).filter(bringsTickets)).toHaveLength(1);
  expect((await journey.world.mails(buyer.email)).filter(saysPaid)).toHaveLength(1);
});

async function takeAll(person: Person, sale: OnSale): Promise<void> {
  await person.ask('mutation ($input: ChooseTicketsInput!) { choose_tickets(input: $input) { id } }', {
    input: {
      section_event_id: sale.sessionId,
      lines: [{ ticket_id: sale.tickets.get(CHAIR), number_of_tickets: 2 }],
    },
  });
}

test('late money without an answer goes back on the seventh day, at 1440 px in en', async ({ journey }) => {
  test.setTimeout(240_000);
  const look = DESKTOP_EN;
  const sale = await putOnSale(journey, { name: 'Bảy ngày', tickets: [{ name: CHAIR, price: 220_000, places: 2 }] });
  const buyer = await aPerson(journey, `bay-ngay-${mark()}@example.com`, { first: 'Bảy', last: 'Đỗ' });
  const page = await journey.open(look);
  await buyer.signIn(page);
  const counter = counterPage(page, look, sale);
  const order = await counter.toTransfer(CHAIR, 1);
  await timePasses(journey, sale, '1 hour');
  await expect(counter.heading('Time to pay has run out')).toBeVisible();
  await takeAll(await aPerson(journey, `nhanh-${mark()}@example.com`, { first: 'Nhanh', last: 'Lê' }), sale);
  await journey.world.transfer(order);
  await expect(counter.heading('Your payment arrived after the tickets were gone')).toBeVisible();
  await journey.sql("UPDATE payment SET updated_at = updated_at - interval '7 days' WHERE event_id = $1", [
    sale.eventId,
  ]);
  const refund = await decidedRefund(journey, sale);
  expect(refund).toMatchObject({ reason: 'LATE_MONEY', amount: '440000' });
  await page.reload();
  await expect(counter.heading('Your refund is being processed')).toBeVisible();
  await journey.expectAccessible(page);
  await nameAccount(journey, page, look, buyer.email);
  await payOut(journey, sale.name, refund);
  await journey.world.mailTo(buyer.email, saysPaid);
  await expectWholeBooks(journey, sale);
});
