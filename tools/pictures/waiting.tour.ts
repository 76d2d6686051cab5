import { aPerson } from '#test/journeys/person.ts';
import { mark, type OnSale, putOnSale } from '#test/journeys/put-on-sale.ts';
import { peopleWords, WAITING_ROOM_WORDS, waitWords } from '#words/waiting-room/waiting-room.ts';
import { phrase } from './phrase.ts';
import type { Tour } from './tour.ts';
import { placeOf } from './visitor.ts';

const TICKET = 'Vé đứng';
const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const SOLD_WITHIN_MS = 40_000;

/** Switching the room on again tells every node of the new time. */
async function opensIn({ organiser, eventId, tickets }: OnSale, ms: number): Promise<void> {
  const from = Date.now() + ms;
  await organiser.ask('mutation ($id: ID!, $input: TicketInput!) { update_ticket(id: $id, input: $input) { id } }', {
    id: tickets.get(TICKET),
    input: { name: TICKET, price: 0, capacity: 1, begin_at: from, end_at: from + 2 * DAY },
  });
  await organiser.ask('mutation ($id: Int!) { turn_waiting_room(id: $id, on: true) { waiting_room } }', {
    id: eventId,
  });
}

export const waitingTour: Tour = {
  name: 'waiting',
  who: null,
  walk: async (visitor, take) => {
    const { page, go, say, settle, look, mail } = visitor;
    const words = (name: keyof typeof WAITING_ROOM_WORDS): string => WAITING_ROOM_WORDS[name][look.locale];
    const told = (text: string) =>
      page.getByRole('status').filter({ hasText: text }).waitFor({ timeout: SOLD_WITHIN_MS });
    const place = placeOf(visitor);
    const sale = await putOnSale(place, {
      name: 'Đêm mở bán của những giọng ca không tuổi',
      tickets: [{ name: TICKET, price: 0, places: 1 }],
    });
    const room = `/waiting/${sale.eventId}`;
    const counter = `${look.locale === 'vi' ? '/vi' : ''}/payment/${sale.sessionId}`;

    await opensIn(sale, DAY);
    await go(room);
    await take('shut', { whole: true });
    await opensIn(sale, 30 * MINUTE);
    await go(room);
    await told(words('signIn'));
    await take('stranger', { whole: true });

    const email = `phong-cho-${look.width}-${look.locale}-${mark()}@example.com`;
    await page.getByRole('link', { name: words('signInWhy') }).click();
    await page.getByRole('heading', { name: words('signInNow') }).waitFor();
    await take('sign-in', { whole: true });
    const since = Date.now();
    await page.getByLabel(words('email')).fill(email);
    await page.getByRole('button', { name: words('sendCode') }).click();
    await page.getByLabel(words('code')).fill('000000');
    await page.getByRole('button', { name: words('signInNow') }).click();
    await page.getByRole('alert').waitFor();
    await take('code-wrong', { whole: true });
    const { code } = await mail(email, (sent) => sent.code !== null, since);
    await page.getByLabel(words('code')).fill(code ?? '');
    await page.getByRole('button', { name: words('signInNow') }).click();
    await told(words('inDraw'));
    await take('in-draw', { whole: true });

    // A crowd is more than this tour can bring, so the answer is replaced.
    const shown = { ahead: 340, minutes: 6 };
    await page.route('**/api/v1/waiting-room/*', (route) =>
      route.fulfill({
        json: {
          data: {
            state: 'WAITING',
            sentences: [peopleWords(shown)[look.locale], waitWords(shown)[look.locale]],
            next_poll_in: DAY,
          },
        },
      }),
    );
    await go(`${room}?to=${encodeURIComponent(counter)}`);
    await told(peopleWords(shown)[look.locale]);
    await take('in-line', { whole: true });
    await page.unroute('**/api/v1/waiting-room/*');

    await (await aPerson(place, email, { first: 'Lan', last: 'Ngô Thị Hoàng' })).signIn(page);
    await opensIn(sale, 1_000);
    await go(`${room}?to=${encodeURIComponent(counter)}`);
    await page.waitForURL((url) => url.pathname === counter, { timeout: SOLD_WITHIN_MS });
    await settle();
    await take('let-in');
    await page.getByRole('button', { name: phrase(say('buying', 'One more: {name}')) }).click();
    await page.getByRole('button', { name: say('buying', 'Register'), exact: true }).click();
    await page.getByRole('heading', { name: say('buying', 'Thank you, your tickets are ready') }).waitFor();

    await page.context().clearCookies();
    await go(`${room}?to=${encodeURIComponent(counter)}`);
    await told(words('sold'));
    await take('sold', { whole: true });
    // Without a pass the payment page leads back here.
    await (await aPerson(place, `tre-${email}`, { first: 'Minh', last: 'Trần' })).signIn(page);
    await go(`/payment/${sale.sessionId}`);
    await take('payment-without-pass', { whole: true });
    await go('/waiting/999999999');
    await take('no-event');
  },
};
