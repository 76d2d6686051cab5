import { outsideWorld } from '#test/journeys/outside-world.ts';
import { type OnSale, putOnSale } from '#test/journeys/put-on-sale.ts';
import { nameInDialog } from './buyer.tour.ts';
import type { Take, Tour } from './tour.ts';
import type { Visitor } from './visitor.ts';

const PLACE = 'Một chỗ ngồi';
const POLICY = 'Vé đã đăng ký được đổi tên người dự đến 24 giờ trước giờ bắt đầu. Vui lòng đến trước 15 phút và mang theo giấy tờ tùy thân.';

const QUESTIONS = [
  { id: 1, type: 'Text', label: 'Công ty của bạn', required: true, description: 'Tên trên thẻ bàn' },
  {
    id: 2,
    type: 'Dropdown',
    label: 'Món chính',
    required: false,
    options: [
      { id: 21, text: 'Cá hồi áp chảo sốt chanh dây' },
      { id: 22, text: 'Chay' },
    ],
  },
  { id: 3, type: 'E-sign', label: 'Chữ ký của bạn', required: true, description: 'Ký bằng ngón tay hoặc chuột' },
];

const placeOf = ({ places }: Visitor) => ({ baseUrl: places.base, world: outsideWorld(places.staging) });

const oneMore = async ({ page, say }: Visitor): Promise<void> =>
  page.getByRole('button', { name: say('buying', 'One more: {name}').replace('{name}', PLACE) }).click();
const press = async ({ page, say }: Visitor, english: string): Promise<void> =>
  page
    .getByRole('button', { name: say('buying', english), exact: true })
    .filter({ visible: true })
    .first()
    .click();

async function payTransfer({ page, places, settle }: Visitor, amount: number): Promise<void> {
  const dialog = page.getByRole('dialog');
  const message = /VEMOI[A-Z0-9]{9}/.exec(((await dialog.textContent()) ?? '').replace(/\s/g, ''))?.[0] ?? '';
  await outsideWorld(places.staging).transfer({ amount, message });
  await settle();
}

async function ownsTicket(visitor: Visitor, take: Take, sale: OnSale): Promise<void> {
  const { page, say, go, settle } = visitor;
  await go(`/event/${sale.slug}`);
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
  await dialog.getByLabel(/^Công ty của bạn/).waitFor();
  await settle();
  await take('questionnaire');
  await dialog.getByRole('button', { name: say('buying', 'Register') }).click();
  await settle();
  await take('questionnaire-missing');
  await dialog.getByLabel(/^Công ty của bạn/).fill('Công ty TNHH Thương mại và Dịch vụ Phương Đông');
  await dialog.getByLabel(/^Món chính/).selectOption('Chay');
  const canvas = dialog.getByRole('img', { name: /^Chữ ký của bạn/ });
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  if (box === null) throw new Error('Nowhere to sign');
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.6);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.2, { steps: 6 });
  await page.mouse.move(box.x + box.width * 0.8, box.y + box.height * 0.7, { steps: 6 });
  await page.mouse.up();
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

async function waitsForApproval({ page, go, settle, ...visitor }: Visitor, take: Take, sale: OnSale): Promise<void> {
  await go(`/event/${sale.slug}`);
  await oneMore({ page, go, settle, ...visitor });
  await press({ page, go, settle, ...visitor }, 'Buy ticket now');
  await page.waitForTimeout(2_000);
  await settle();
  await take('pending', { whole: true });
  for (const [name, status] of [
    ['approved', 'SUCCESSFUL'],
    ['not-attending', 'REFUNDED'],
  ] as const) {
    await page.route('**/graphql', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('REQUIRED_APPROVAL', status) });
    });
    await go(`/event/${sale.slug}`);
    await take(name, { whole: true });
    await page.unrouteAll({ behavior: 'wait' });
  }
}

/** The panel of a private event: to look at, to give, to answer and sign, to own, to wait for. */
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
      questions: QUESTIONS,
    });
    await ownsTicket(visitor, take, dinner);
    const circle = await putOnSale(placeOf(visitor), {
      name: 'Vòng tròn bạn cũ',
      isPrivate: true,
      approval: true,
      tickets: [{ name: PLACE, price: 0, places: 5 }],
    });
    await waitsForApproval(visitor, take, circle);
  },
};
