import { counterPage, readTransfer } from './counter-page.ts';
import { DESKTOP_EN, expect, PHONE_VI, pathIn, test } from './journey.ts';
import { aPerson } from './person.ts';
import { mark, putOnSale } from './put-on-sale.ts';
import { sentenceIn } from './sentence-in.ts';
import { wordsOf } from './words-of.ts';

const CHAIR = 'Ghế thường';

test('an order opened by its link on another device is paid there without an account, and both pages turn to paid', async ({
  journey,
}) => {
  const say = wordsOf('vi', 'buying');
  const sale = await putOnSale(journey, { name: 'Trả tiền hộ', tickets: [{ name: CHAIR, price: 150_000, places: 8 }] });
  const desk = await journey.open(DESKTOP_EN);
  await (await aPerson(journey, `nho-tra-${mark()}@example.com`, { first: 'Minh', last: 'Trần' })).signIn(desk);
  const counter = counterPage(desk, DESKTOP_EN, sale);
  const order = await counter.toTransfer(CHAIR, 1);

  const link = await test.step('the buyer asks for the link', async () => {
    await desk.getByRole('button', { name: wordsOf('en', 'buying')('Pay on another device') }).click();
    await expect(desk.getByText(wordsOf('en', 'buying')('Link to this order'), { exact: true })).toBeVisible();
    await journey.expectAccessible(desk);
    await desk
      .getByRole('button', {
        name: sentenceIn('en')('Copy {label}', { label: wordsOf('en', 'buying')('Link to this order') }),
      })
      .click();
    const copied = await desk.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/\/pay#1\.\d+\.[0-9a-f]{32}\../);
    // The secret must not be visible to onlookers.
    await expect(desk.getByText(copied)).toBeHidden();
    return new URL(copied);
  });

  const phone = await journey.open(PHONE_VI);
  await test.step('the phone shows what to pay, and whose order it is only to who knows', async () => {
    const asked: string[] = [];
    phone.on('request', (request) => asked.push(request.url()));
    await phone.goto(`${pathIn('vi', link.pathname)}${link.hash}`);
    await expect(phone.getByRole('heading', { level: 1, name: sale.name })).toBeVisible();
    await expect(phone.getByRole('heading', { name: /300[.,]000/ })).toBeVisible();
    await expect(phone.getByText(sentenceIn('vi')('ordered by {0}', { 0: 'T*** M***' }))).toBeVisible();
    await expect(phone.getByText('Trần')).toHaveCount(0);
    expect(await readTransfer(phone, PHONE_VI)).toEqual(order);
    expect(new URL(phone.url()).hash).toBe('');
    expect(asked.filter((url) => url.includes(link.hash.slice(1)))).toEqual([]);
    await journey.expectAccessible(phone);
    await phone.reload();
    await expect(phone.getByRole('heading', { name: /300[.,]000/ })).toBeVisible();
  });

  await test.step('the bank pays', async () => {
    await journey.world.transfer(order);
    await expect(phone.getByRole('heading', { name: say('Paid. Thank you!') })).toBeVisible();
    await expect(counter.heading('Thank you, your tickets are ready')).toBeVisible();
    await journey.expectAccessible(phone);
    await journey.expectAccessible(desk);
  });
});

test('a forged or shortened link and a link to another order show no order', async ({ journey }) => {
  const say = wordsOf('vi', 'buying');
  const sale = await putOnSale(journey, {
    name: 'Liên kết giả',
    tickets: [{ name: CHAIR, price: 150_000, places: 8 }],
  });
  const link = async (name: string): Promise<string> => {
    const page = await journey.open(DESKTOP_EN);
    await (await aPerson(journey, `${name}-${mark()}@example.com`, { first: 'Minh', last: 'Trần' })).signIn(page);
    await counterPage(page, DESKTOP_EN, sale).toTransfer(CHAIR, 0);
    await page.getByRole('button', { name: wordsOf('en', 'buying')('Pay on another device') }).click();
    await page
      .getByRole('button', {
        name: sentenceIn('en')('Copy {label}', { label: wordsOf('en', 'buying')('Link to this order') }),
      })
      .click();
    return page.evaluate(() => navigator.clipboard.readText().then((text) => text.split('#')[1] ?? ''));
  };
  const [mine, other] = [await link('mot'), await link('hai')];
  const parts = (secret: string) => secret.split('.');
  const foreign = [...parts(other).slice(0, 3), ...parts(mine).slice(3)].join('.');
  const forged = `${mine.slice(0, -1)}${mine.endsWith('A') ? 'B' : 'A'}`;
  for (const secret of [foreign, forged, mine.slice(0, -4), 'x', '']) {
    const page = await journey.open(PHONE_VI, { expects: /410 \(Gone\)/ });
    await page.goto(`${pathIn('vi', '/pay')}${secret === '' ? '' : `#${secret}`}`);
    await expect(page.getByText(say('This link doesn’t work'))).toBeVisible();
    await expect(page.getByText(sale.name)).toHaveCount(0);
    await journey.expectAccessible(page);
  }

  await test.step('nor in a tab that opened the right link before', async () => {
    const page = await journey.open(PHONE_VI, { expects: /410 \(Gone\)/ });
    for (const secret of [forged, foreign]) {
      await page.goto(`${pathIn('vi', '/pay')}#${mine}`);
      await expect(page.getByRole('heading', { level: 1, name: sale.name })).toBeVisible();
      await page.goto(`${pathIn('vi', '/pay')}#${secret}`);
      await expect(page.getByText(say('This link doesn’t work'))).toBeVisible();
      await page.reload();
      await expect(page.getByText(say('This link doesn’t work'))).toBeVisible();
      await expect(page.getByText(sale.name)).toHaveCount(0);
    }
  });
});
