import { NEVER } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { KeepFavourite } from '#application/event/keep-favourite.ts';
import { SaleReminders } from '#application/event/ports/sale-reminders.ts';
import { WatchStock } from '#application/event/watch-stock.ts';
import { FindOwnTicket } from '#application/ticket/find-own-ticket.ts';
import { NO_TICKET } from '#application/ticket/ports/own-tickets.ts';
import { HOUR, later } from '#domain/kernel/instant.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { anEventPage, aSession, aTicket } from '#test/builders/an-event-page.ts';
import { NOW } from '#test/builders/moments.ts';
import { appears, click, find, findAll, renderPage, settle, submit, type } from '#test/rendered/render-page.tsx';
import { given, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { EventPage } from '../EventPage.tsx';
// The page loads these on demand, which may take longer than a test waits.
import './RemindMe.tsx';
import './Reminder.tsx';

type World = {
  readonly open?: boolean;
  readonly begun?: boolean;
  readonly signedIn?: boolean;
  readonly locale?: 'en' | 'vi';
};

async function show({ open = false, begun = false, signedIn = false, locale = 'en' }: World = {}) {
  const asked: string[] = [];
  const saleBeginAt = open ? null : later(NOW, HOUR);
  const event = anEventPage({ sessions: [aSession({ tickets: [aTicket({ saleBeginAt })] })] });
  const Component = withUseCases(EventPage, [
    given(WatchStock, () => NEVER),
    given(KeepFavourite, { look: async () => null, toggle: async () => refused({ code: 'UNAUTHORIZED' }) }),
    given(FindOwnTicket, async () => NO_TICKET),
    given(SaleReminders, {
      ask: async (_eventId, email) => {
        asked.push(email);
        return ok(!begun);
      },
    }),
  ]);
  await renderPage([{ path: '/', Component, loader: () => ({ event, now: NOW }) }], {
    now: NOW,
    locale,
    ...(signedIn ? { account: someAccount } : {}),
  });
  await settle(20);
  return asked;
}

const address = () => document.querySelector<HTMLInputElement>('input[name="reminder_email"]');
const text = () => document.body.textContent ?? '';

describe('an event whose sale is to come', () => {
  it('takes the address of who wants to be reminded', async () => {
    const asked = await show();
    await click(await appears('button', 'Remind me'));
    await settle(20);
    await type(address(), 'lan');
    await submit(address());
    expect(text()).toContain('Please enter a valid email format');
    await type(address(), 'Lan@example.test');
    await submit(address());
    await settle(10);
    expect(asked).toEqual(['lan@example.test']);
    expect(find('[role="status"]', 'We’ll email you once, when tickets go on sale.')).toBeDefined();
  });

  it('knows the address of who is signed in, in vi', async () => {
    await show({ signedIn: true, locale: 'vi' });
    await click(await appears('button', 'Nhắc tôi'));
    await settle(20);
    expect(address()?.value).toBe(someAccount.email);
  });

  it('says so where the sale has begun meanwhile', async () => {
    await show({ begun: true, signedIn: true });
    await click(await appears('button', 'Remind me'));
    await settle(20);
    await submit(address());
    await settle(10);
    expect(text()).toContain('Ticket sales have changed. Reload the page to see them.');
  });

  it('has no reminder once tickets are on sale', async () => {
    await show({ open: true });
    expect(findAll('button', 'Remind me')).toEqual([]);
  });
});
