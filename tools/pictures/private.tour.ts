import { answerDinner, companyField, DINNER_QUESTIONS } from '#test/journeys/dinner-questions.ts';
import { PRIVATE_STANDING } from '#test/journeys/private-standing.ts';
import { type OnSale, putOnSale } from '#test/journeys/put-on-sale.ts';
import { nameInDialog } from './buyer.tour.ts';
import { payTransfer } from './pay-transfer.ts';
import type { Take, Tour } from './tour.ts';
import { placeOf, type Visitor } from './visitor.ts';

const PLACE = 'Một chỗ ngồi';
const POLICY =
  'Vé đã đăng ký được đổi tên người dự đến 24 giờ trước giờ bắt đầu. Vui lòng đến trước 15 phút và mang theo giấy tờ tùy thân.';

const oneMore = async ({ page, say }: Visitor): Promise<void> =>
  page.getByRole('button', { name: say('buying', 'One more: {name}').replace('{name}', PLACE) }).click();
const press = async ({ page, say }: Visitor, english: string): Promise<void> =>
  page
    .getByRole('button', { name: say('buying', english), exact: true })
    .filter({ visible: true })
    .first()
    .click();

async function ownsTicket(visitor: Visitor, take: Take, sale: OnSale): Promise<void> {
  const { page, say, go, settle } = visitor;
  await go(`/event/${sale.slug}`);
  await page.getByLabel(say('buying', 'Donate without ticket')).waitFor();
  await settle();
  await take('visitor', { whole: true });
  await page.getByLabel(say('buying', 'Donate without ticket')).click();
  await settle();
  await take('donate-only', { whole: true });
  await page.getByLabel(say('buying', 'Donate without ticket')).click();
  await oneMore(visitor);
  await press(visitor, 'Buy ticket now');
  await settle();
  await take('policy-missing', { whole: true });
  await page.getByRole('checkbox', { name: say('buying', 'I agree to the event regulations') }).check();
  await press(visitor, 'Buy ticket now');
  const dialog = page.getByRole('dialog');
  await companyField(dialog).waitFor();
  await settle();
  await take('questionnaire');
  await dialog.getByRole('button', { name: say('buying', 'Register') }).click();
  await settle();
  await take('questionnaire-missing');
  await answerDinner(page, dialog, 'Công ty TNHH Thương mại và Dịch vụ Phương Đông');
  await take('questionnaire-last');
  await dialog.getByRole('button', { name: say('buying', 'Register') }).click();
  await page.getByRole('dialog', { name: say('buying', 'Bank transfer information') }).waitFor();
  await settle();
  await take('bank');
  await payTransfer(visitor, 200_000);
  await page
    .getByRole('link', { name: say('buying', 'My tickets') })
    .filter({ visible: true })
    .last()
    .waitFor();
  await settle();
  await take('owner', { whole: true });
  await page.getByLabel(new RegExp(`^${say('buying', 'Donation amount')}`)).fill('60000');
  await page.getByRole('checkbox', { name: say('buying', 'I agree to the event regulations') }).check();
  await press(visitor, 'Donate');
  await dialog.waitFor();
  await settle();
  await take('method');
  await dialog.getByRole('button', { name: say('buying', 'Pay now') }).click();
  await page.getByRole('dialog', { name: say('buying', 'Bank transfer information') }).waitFor();
  await settle();
  await payTransfer(visitor, 60_000);
  await page.getByRole('dialog', { name: say('buying', 'Thank you for donating!') }).waitFor();
  await settle();
  await take('thanks');
}

async function waitsForApproval(visitor: Visitor, take: Take, sale: OnSale): Promise<void> {
  const { page, go, settle, look } = visitor;
  const stands = async (standing: keyof typeof PRIVATE_STANDING, name: string): Promise<void> => {
    await page.getByRole('heading', { name: PRIVATE_STANDING[standing][look.locale] }).waitFor();
    await settle();
    await take(name, { whole: true });
  };
  await go(`/event/${sale.slug}`);
  await oneMore(visitor);
  await press(visitor, 'Buy ticket now');
  await stands('PENDING', 'pending');
  for (const [standing, name, status] of [
    ['CONFIRMED', 'approved', 'SUCCESSFUL'],
    ['NOT_ATTENDING', 'not-attending', 'REFUNDED'],
  ] as const) {
    await page.route('**/graphql', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('REQUIRED_APPROVAL', status) });
    });
    await go(`/event/${sale.slug}`);
    await stands(standing, name);
    await page.unrouteAll({ behavior: 'wait' });
  }
}

/** Each ticket is asked for itself, one after the other. */
async function answersForEach(visitor: Visitor, take: Take, sale: OnSale): Promise<void> {
  const { page, go, say, settle } = visitor;
  await go(`/event/${sale.slug}`);
  await oneMore(visitor);
  await oneMore(visitor);
  await press(visitor, 'Buy ticket now');
  const dialog = page.getByRole('dialog');
  await companyField(dialog).waitFor();
  await settle();
  await take('per-ticket-first');
  await companyField(dialog).fill('Nhà hát Lớn');
  await dialog.getByRole('button', { name: say('buying', 'Next'), exact: true }).click();
  await dialog.getByRole('button', { name: say('buying', 'Register') }).waitFor();
  await settle();
  await take('per-ticket-second');
}

export const privateTour: Tour = {
  name: 'private',
  who: 'fresh',
  walk: async (visitor, take) => {
    const { go } = visitor;
    await go('/my-ticket');
    await nameInDialog(visitor);
    const dinner = await putOnSale(placeOf(visitor), {
      name: 'Bữa tối kín bên bờ sông Hồng',
      isPrivate: true,
      donations: true,
      policy: POLICY,
      tickets: [{ name: PLACE, price: 200_000, places: 16 }],
      questions: DINNER_QUESTIONS,
    });
    await ownsTicket(visitor, take, dinner);
    const table = await putOnSale(placeOf(visitor), {
      name: 'Bàn tiệc cuối tuần',
      isPrivate: true,
      askedPerTicket: true,
      tickets: [{ name: PLACE, price: 0, places: 16 }],
      questions: DINNER_QUESTIONS.slice(0, 2),
    });
    await answersForEach(visitor, take, table);
    const circle = await putOnSale(placeOf(visitor), {
      name: 'Vòng tròn bạn cũ',
      isPrivate: true,
      approval: true,
      tickets: [{ name: PLACE, price: 0, places: 5 }],
    });
    await waitsForApproval(visitor, take, circle);
  },
};
