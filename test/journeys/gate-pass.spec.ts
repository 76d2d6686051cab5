import { expect, PHONE_VI, pathIn, test } from './journey.ts';
import { aPerson } from './person.ts';
import { mark, putOnSale } from './put-on-sale.ts';
import { takeTicket } from './take-ticket.ts';
import { wordsOf } from './words-of.ts';

const look = PHONE_VI;

test('a helper without an account admits a guest with a gate pass until the organiser revokes it', async ({
  journey,
}) => {
  const say = wordsOf(look.locale, 'desk');
  const sale = await putOnSale(journey, { name: 'Nhờ soát vé', tickets: [{ name: 'Vé mời', price: 0, places: 5 }] });
  const codes: string[] = [];
  for (const first of ['Lan', 'Minh']) {
    const guest = await aPerson(journey, `khach-${mark()}@example.com`, { first, last: 'Ngô' });
    await takeTicket(guest, sale, 'Vé mời');
    const { entries } = await guest.ask<{ entries: readonly { redeem_id: string }[] }>(
      'query { my_tickets(input: {}) { entries { redeem_id } } }',
    );
    codes.push(entries[0]?.redeem_id ?? '');
  }
  // Doors are open.
  await journey.sql(`UPDATE section_event SET begin_at = now() + interval '1 hour' WHERE event_id = $1`, [
    sale.eventId,
  ]);

  const desk = await journey.open(look);
  await sale.organiser.signIn(desk);
  await desk.goto(pathIn(look.locale, `/events/manager/${sale.eventId}/gate-passes`));
  await desk.getByRole('textbox', { name: say('Helper or gate') }).fill('Cổng Bắc');
  await desk.keyboard.press('Enter');
  const fresh = desk.getByRole('dialog');
  await expect(fresh).toContainText('Cổng Bắc');
  await journey.expectAccessible(desk);
  const link = (await fresh.getByText(/^https?:/).textContent()) ?? '';
  const pin = (await fresh.getByText(/^\d{6}$/).textContent()) ?? '';
  await fresh.getByRole('button', { name: say('Done') }).click();
  await expect(desk.getByText(say('Not used yet'))).toBeVisible();

  const phone = await journey.open(look);
  await phone.goto(link);
  const field = phone.getByRole('textbox', { name: say('PIN') });
  await field.fill(pin === '000000' ? '111111' : '000000');
  await phone.keyboard.press('Enter');
  await expect(phone.getByText('Mã PIN không đúng. Bạn còn 4 lần thử')).toBeVisible();
  await journey.expectAccessible(phone);
  await field.fill(pin);
  await phone.keyboard.press('Enter');

  const enter = async (code: string) => {
    await phone.getByRole('textbox', { name: say('Ticket code') }).fill(code);
    await phone.keyboard.press('Enter');
  };
  const answer = phone.getByRole('alert');
  await enter(codes[0] ?? '');
  await expect(answer).toContainText('Lan');
  await expect(answer).toBeHidden();
  await expect(phone.getByText(/^Cổng Bắc · /)).toBeVisible();

  await test.step('the pass outlives a reload', async () => {
    await phone.reload();
    await expect(phone.getByRole('textbox', { name: say('Ticket code') })).toBeVisible();
    await journey.expectAccessible(phone);
  });

  await desk.reload();
  await expect(desk.getByText(say('In use'))).toBeVisible();
  await expect(desk.getByRole('listitem').filter({ hasText: 'Cổng Bắc' })).toContainText('1 lượt soát vé');
  await desk.getByRole('button', { name: say('Revoke the pass of {0}').replace('{0}', 'Cổng Bắc') }).click();
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: say('Revoke pass') })
    .click();
  await expect(desk.getByText(say('Revoked'), { exact: true })).toBeVisible();
  await journey.expectAccessible(desk);

  const revoked = 'Thẻ soát vé này đã bị thu hồi. Vui lòng xin thẻ mới từ ban tổ chức';
  await expect(phone.getByRole('status').filter({ hasText: revoked })).toBeVisible();
  await enter(codes[1] ?? '');
  await expect(answer).toContainText(revoked);
  const scans = await journey.sql('SELECT gate_name FROM redeem WHERE event_id = $1', [sale.eventId]);
  expect(scans).toEqual([{ gate_name: 'Cổng Bắc' }]);
});
