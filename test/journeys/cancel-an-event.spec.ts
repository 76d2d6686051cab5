import { DESKTOP_EN, expect, PHONE_VI, pathIn, test } from './journey.ts';
import { buyPlaces, timeToUndoPasses } from './paid-places.ts';
import type { Person } from './person.ts';
import { putOnSale } from './put-on-sale.ts';
import { sentenceIn } from './sentence-in.ts';
import { wordsOf } from './words-of.ts';

const CHAIR = 'Ghế thường';
const REASON = 'Bão số 9 đổ bộ vào Hà Nội';
test('an event with paid orders is cancelled: its buyers are told and their money goes back', async ({ journey }) => {
  test.setTimeout(180_000);
  const sayAtDesk = wordsOf(DESKTOP_EN.locale, 'desk');
  const sale = await putOnSale(journey, { name: 'Đêm bị hủy', tickets: [{ name: CHAIR, price: 150_000, places: 20 }] });
  const buyers: Person[] = [];
  for (const buyer of ['mua-vi', 'mua-en', 'mua-en']) buyers.push(await buyPlaces(journey, sale, { buyer, places: 2 }));

  const desk = await journey.open(DESKTOP_EN);
  await sale.organiser.signIn(desk);
  await test.step('the organiser sees what it concerns, and confirms with a reason and the name', async () => {
    await desk.goto(pathIn(DESKTOP_EN.locale, `/events/manager/${sale.eventId}`));
    await desk.getByRole('button', { name: sayAtDesk('Cancel event…') }).click();
    const dialog = desk.getByRole('dialog');
    await expect(dialog.getByText('3 orders')).toBeVisible();
    await expect(dialog.getByText(/900,000/)).toBeVisible();
    await dialog.getByLabel(sayAtDesk('Reason')).fill(REASON);
    await dialog.getByLabel(`Type “${sale.name}” to confirm`).fill(sale.name);
    await journey.expectAccessible(desk);
    await dialog.getByRole('button', { name: sayAtDesk('Cancel event'), exact: true }).click();
    await expect(desk.getByText(sayAtDesk('This event is cancelled'))).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Undo' })).toBeVisible();
    await journey.expectAccessible(desk);
  });

  await test.step('its progress reaches the end once the time to undo is over', async () => {
    await timeToUndoPasses(journey, sale);
    await expect(desk.getByText(sayAtDesk('All orders are cancelled and everyone has been told.'))).toBeVisible({
      timeout: 40_000,
    });
    await expect(desk.getByText('3 of 3 orders cancelled')).toBeVisible();
    await expect(desk.getByText(/900,000.*to refund/)).toBeVisible();
    await expect(desk.getByText('3 of 3 people told')).toBeVisible();
  });

  await test.step('a buyer reads it in the mail and on the order’s page, at 390 px in vi', async () => {
    const [buyer] = buyers;
    if (buyer === undefined) throw new Error('No buyer');
    for (const one of buyers) {
      const mail = await journey.world.mailTo(one.email, ({ attachments }) =>
        attachments.some(({ filename }) => filename.endsWith('.ics')),
      );
      expect(mail.text).toContain(REASON);
      expect(mail.text).toMatch(/300[.,]000/);
    }
    const page = await journey.open(PHONE_VI);
    await buyer.signIn(page);
    await page.goto(pathIn(PHONE_VI.locale, '/my-ticket/orders'));
    await page
      .getByRole('link', { name: new RegExp(sale.name) })
      .first()
      .click();
    await expect(
      page.getByText(
        sentenceIn(PHONE_VI.locale)(
          'This order was cancelled. Its tickets are no longer valid, and we’re refunding {back}.',
          { back: '300.000 đ' },
        ),
      ),
    ).toBeVisible();
    await journey.expectAccessible(page);
    await page.goto(pathIn(PHONE_VI.locale, `/event/${sale.slug}`));
    await expect(
      page.getByRole('heading', { name: wordsOf(PHONE_VI.locale, 'buying')('Event cancelled') }).first(),
    ).toBeVisible();
    await journey.expectAccessible(page);
  });
});
