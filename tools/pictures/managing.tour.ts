import { hydrated } from '#test/journeys/hydrated.ts';
import { eventSlugs, idOf } from './event-slugs.ts';
import { phrase } from './phrase.ts';
import type { Tour } from './tour.ts';

export const managingTour: Tour = {
  name: 'managing',
  who: 'mai@demo.vemoi.test',
  walk: async ({ page, go, say, settle, look, places }, take) => {
    const words = (english: string) => say('desk', english);
    const press = async (english: string, opens: 'menu' | 'dialog') => {
      await page
        .getByRole('button', { name: phrase(words(english)) })
        .filter({ visible: true })
        .first()
        .click();
      await page.getByRole(opens).waitFor();
      await settle();
    };
    const choose = async (filter: string) => {
      await page.getByRole('combobox', { name: words(filter) }).click();
      await page.getByRole('option').nth(1).click();
      await page.getByRole('listbox').waitFor({ state: 'hidden' });
    };
    const slugs = await eventSlugs(places.base);
    const desk = `/events/manager/${idOf(slugs('film-night'))}`;
    await go('/admin/events?tab=UPCOMING_ONGOING');
    await press('More actions for {name}', 'menu');
    await take('row-menu');
    await page.keyboard.press('Escape');
    await go('/admin/events?q=khongcogi');
    await take('my-events-none');
    await go('/admin/events?tab=PAST');
    await take('my-events-past', { whole: true });
    await go(desk);
    await take('several-sessions', { whole: true });
    await go(`/events/manager/${idOf(slugs('lacquer-expo'))}`);
    await take('going-on', { whole: true });

    await go(`${desk}/orders`);
    await take('orders-paid');
    await go(`${desk}/orders?q=khongcogi`);
    await take('orders-none');

    await go(`${desk}/guests`);
    await take('guests-several', { whole: true });
    await press('Edit ticket for {0}', 'dialog');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words('First name')).fill('');
    await dialog.getByLabel(words('Email')).fill('ban-cu@example.com');
    await dialog.getByRole('button', { name: words('Save'), exact: true }).click();
    await settle();
    await take('guest-edit');
    await go(`${desk}/guests?q=khongcogi`);
    await take('guests-none');
    await go(`${desk}/guests?q=guests`);
    if (look.width === 390) await page.getByRole('button', { name: words('Filters'), exact: true }).click();
    for (const filter of ['Session', 'Ticket', 'Check-in']) await choose(filter);
    await settle();
    await take('guests-filtering');
    await page.reload();
    await hydrated(page);
    await settle();
    await take('guests-filtered');
    await go(`/events/manager/${idOf(slugs('lacquer-expo'))}/guests?sort=name`);
    await take('guests-checked-in', { whole: true });
  },
};

export const roomsTour: Tour = {
  name: 'rooms',
  who: 'ngoc@demo.vemoi.test',
  walk: async ({ page, go, say, settle, places }, take) => {
    const words = (english: string) => say('desk', english);
    const rooms = `/events/manager/${idOf((await eventSlugs(places.base))('meditation'))}/rooms`;
    const dialog = page.getByRole('dialog');
    await go(rooms);
    await take('at-first', { whole: true });
    await page
      .getByRole('button', { name: words('Add room') })
      .first()
      .click();
    await dialog.getByRole('button', { name: words('Save'), exact: true }).click();
    await settle();
    await take('dialog-errors');
    await dialog.getByLabel(words('Room name')).fill('Thiền đường trực tuyến');
    await dialog.locator('input[name="url"]').fill('https://live.demo.vemoi.test/thien-tra/phong-chieu-thu-sau');
    await dialog.getByLabel(words('Description')).fill('Vào trước năm phút, tắt tiếng.');
    await settle();
    await take('dialog');
    await dialog.getByRole('button', { name: words('Save'), exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await settle();
    await take('listed', { whole: true });
  },
};
