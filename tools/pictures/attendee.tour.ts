import { demoPeople, heldInDemo, namedInDemo } from '#test/journeys/demo-world.ts';
import { outsideWorld } from '#test/journeys/outside-world.ts';
import type { Tour } from './tour.ts';

export const attendeeTour: Tour = {
  name: 'attendee',
  who: 'attendee@demo.vemoi.test',
  walk: async ({ page, say, go, settle, places }, take) => {
    const { attendee } = await demoPeople({ baseUrl: places.base, world: outsideWorld(places.staging) });
    await attendee.signIn(page);
    const { eventId } = await namedInDemo(attendee);
    const { ticketId, orderId } = await heldInDemo(attendee, eventId);
    await go('/my-ticket');
    await take('tickets', { whole: true });
    await go('/my-ticket?tab=past');
    await take('tickets-past', { whole: true });
    await go('/my-ticket/orders');
    await take('orders', { whole: true });
    await go(`/my-ticket/orders/${orderId}`);
    await take('order', { whole: true });
    await go(`/my-ticket/${ticketId}`);
    await take('e-ticket', { whole: true });
    const dialog = page.getByRole('dialog');
    for (const [name, button, submit] of [
      ['give', 'Give this ticket', 'Give ticket'],
      ['edit', 'Edit recipient', 'Save'],
    ] as const) {
      await page.getByRole('button', { name: say('buying', button) }).click();
      await dialog.waitFor();
      await settle();
      await take(name);
      await dialog.getByLabel(say('buying', 'Email')).fill('khong phai thu');
      await dialog.getByRole('button', { name: say('buying', submit), exact: true }).click();
      await settle();
      await take(`${name}-wrong`);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    }
    await page
      .getByRole('main')
      .getByRole('link', { name: say('buying', 'My tickets') })
      .click();
    await page.locator(`a[href$="/my-ticket/${ticketId}"]`).waitFor();
    await page.context().setOffline(true);
    await page.locator(`a[href$="/my-ticket/${ticketId}"]`).click();
    await page
      .getByText(
        say('buying', 'You’re offline. This is your ticket as of {0}; its QR code still works at the door.').split(
          '. ',
        )[0] ?? '',
      )
      .waitFor();
    await settle();
    await take('offline', { whole: true });
    await page.reload();
    await page.getByRole('status').waitFor();
    await take('offline-anew', { whole: true });
    await page.context().setOffline(false);
    await go('/profile?tab=TICKET');
    await take('own-tickets', { whole: true });
  },
};
