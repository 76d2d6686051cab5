import { ownEvent } from './own-event.ts';
import type { Tour } from './tour.ts';

const LONGEST_REHEARSAL_MS = 150_000;

/** One rehearsal runs at a time, so the looks take turns. */
export const rehearsalTour: Tour = {
  name: 'rehearsal',
  who: null,
  alone: true,
  walk: async (visitor, take) => {
    const { page, go, say, settle } = visitor;
    const words = (english: string) => say('desk', english);
    const event = await ownEvent(visitor, {
      name: 'Bữa tối bên sông',
      tickets: [
        { name: 'Một chỗ ngồi', price: 0, places: 16 },
        { name: 'Bàn bốn người', price: 1_200_000, places: 4 },
      ],
    });
    await go(`/events/manager/${event.eventId}/waiting-room`);
    await take('no-sales', { whole: true });
    await page.getByText(words('Waiting room'), { exact: true }).click();
    await page.getByText(words('Waiting room turned on')).waitFor();
    await settle();
    await take('waiting-room-on', { whole: true });
    await page.getByRole('button', { name: words('Start rehearsal'), exact: true }).click();
    await page.getByRole('progressbar', { name: words('Rehearsal in progress') }).waitFor();
    await settle();
    await take('running', { whole: true });
    await page.getByText(words('Arrived'), { exact: true }).waitFor({ timeout: LONGEST_REHEARSAL_MS });
    await settle();
    await take('finished', { whole: true });
    await page.getByText(words('Waiting room'), { exact: true }).click();
    await page.getByText(words('Waiting room turned off')).waitFor();
    await settle();
    await take('waiting-room-off');
  },
};
