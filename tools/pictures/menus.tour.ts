import type { Tour } from './tour.ts';

export const menusTour: Tour = {
  name: 'menus',
  who: 'admin@demo.vemoi.test',
  walk: async ({ page, go, say, settle, look }, take) => {
    const open = async (english: string) => {
      await page.getByRole('button', { name: say('shell', english), exact: true }).click();
      await page.getByRole('menu').waitFor();
      await settle();
    };
    await go('/admin/events');
    await open('Menu');
    await take('main');
    // The way of somebody without a pointer: to the end of the menu and back up.
    await page.keyboard.press('End');
    await settle();
    await take('main-end');
    await page.keyboard.press('Escape');
    if (look.width === 1440) {
      await open('Manage');
      await take('admin');
    }
    for (const path of [
      '/admin/staffs',
      '/admin/featured-event',
      '/admin/corporate',
      '/admin/event-report',
      '/admin/ticket-portal',
      '/admin/users',
      '/admin/leads',
      '/admin/integrity',
      '/admin/audit-log',
      '/admin/set-aside',
      '/request-corporate',
    ]) {
      await go(path);
      await take(path.split('/').at(-1) ?? '');
    }
  },
};
