import { DESKTOP_EN, expect, PHONE_VI, test } from './journey.ts';
import { signedIn } from './person.ts';
import { mark, putOnSale } from './put-on-sale.ts';
import { wordsOf } from './words-of.ts';

test('an admin features two events and orders them, and the home page shows them so until one is taken off', async ({
  journey,
}) => {
  const say = wordsOf('en', 'desk');
  const own = mark();
  const tickets = [{ name: 'Ghế thường', price: 0, places: 5 }];
  const first = await putOnSale(journey, { name: `Chèo ${own}`, tickets });
  const second = await putOnSale(journey, { name: `Tuồng ${own}`, tickets, organiser: first.organiser });
  const page = await journey.open(DESKTOP_EN);
  await (await signedIn(journey, 'admin@demo.vemoi.test')).signIn(page);
  const visitor = await journey.open(PHONE_VI);
  const onHome = async (): Promise<readonly string[]> => {
    await visitor.goto('/vi');
    const shown = visitor
      .getByRole('list', { name: wordsOf('vi', 'discovery')('Featured events') })
      .getByRole('link', { name: own });
    return await shown.allTextContents();
  };
  const toggle = async (name: string) => {
    const button = page.getByRole('switch', { name: `Feature ${name}` });
    const was = await button.isChecked();
    await button.click();
    // Taken off, it leaves the list of those that are featured.
    await expect(was ? button.and(page.locator(':checked')) : button.and(page.locator(':not(:checked)'))).toHaveCount(
      0,
    );
  };
  const order = page.getByRole('list', { name: say('Order on the home page') });
  const names = async () => (await order.getByRole('link').allTextContents()).filter((name) => name.includes(own));

  await test.step('finds both among all events and switches them on', async () => {
    await page.goto(`/admin/featured-event?show=all&q=${own}`);
    for (const { name } of [first, second]) await toggle(name);
    await page.goto('/admin/featured-event');
    await expect.poll(names).toHaveLength(2);
    await journey.expectAccessible(page);
  });

  await test.step('moves the lower one up, with the keyboard', async () => {
    const [upper = '', lower = ''] = await names();
    const up = order.getByRole('button', { name: `Move ${lower} up` });
    await up.focus();
    await expect(async () => {
      if ((await names())[0] !== lower) await page.keyboard.press('Enter');
      expect((await names())[0]).toBe(lower);
    }).toPass({ timeout: 10_000 });
    await expect(up).toBeFocused();
    await expect.poll(onHome, { timeout: 20_000 }).toEqual([lower, upper]);
  });

  await test.step('takes one off, and the home page shows the other alone', async () => {
    await page.goto(`/admin/featured-event?q=${own}`);
    await toggle(first.name);
    await expect.poll(onHome, { timeout: 20_000 }).toEqual([second.name]);
    await page.goto(`/admin/audit-log?act=event.unfeatured`);
    await expect(page.getByRole('main')).toContainText('admin@demo.vemoi.test');
  });

  // Other journeys read the home page, too.
  await page.goto(`/admin/featured-event?q=${own}`);
  await toggle(second.name);
  await expect.poll(onHome, { timeout: 20_000 }).toEqual([]);
});
