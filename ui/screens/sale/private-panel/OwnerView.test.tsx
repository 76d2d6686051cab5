import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import { aSession } from '#test/builders/an-event-page.ts';
import { FREE, ownerOf, panel, privateEvent, SEN, show } from '#test/rendered/private-panel-page.tsx';
import { click, findAll } from '#test/rendered/render-page.tsx';
import { showsInBothLanguages } from '#test/rendered/shown-in-both-languages.ts';

beforeEach(() => {
  window.sessionStorage.clear();
  window.scrollTo = vi.fn() as typeof window.scrollTo;
  Element.prototype.scrollIntoView = vi.fn();
});

describe('the owner of a private event’s ticket', () => {
  it.each(['PRIVATE', 'HIGHLIGHT_PRIVATE'] as const)(
    'reads of it in place of the public panel of a %s event [S2.8-01] [S1-58]',
    async (feature) => {
      await show(privateEvent([SEN], { feature }), { own: ownerOf('SUCCESSFUL') });
      expect(panel()).toContain('Your ticket has been confirmed');
      await showsInBothLanguages('Your ticket has been confirmed');
      expect(findAll('a', 'Buy ticket now')).toEqual([]);
    },
  );

  it('sees that approval is pending and that we will email the result [S2.8-02] [S1-58]', async () => {
    await show(privateEvent([FREE], { requiredApproval: true }), {
      own: { isOwnedTicket: false, orderStatus: 'REQUIRED_APPROVAL' },
    });
    expect(panel()).toContain('Pending approval');
    await showsInBothLanguages('Pending approval');
    expect(panel()).toContain('We’ll email you the result');
  });

  it('sees the confirmation with calendar and tickets after approval [S2.8-03] [S1-58]', async () => {
    await show(privateEvent([FREE], { requiredApproval: true }), { own: ownerOf('SUCCESSFUL') });
    expect(panel()).toContain('Your ticket has been confirmed');
    await showsInBothLanguages('Add to calendar', 'My tickets');
    const box = document.querySelector('section[aria-labelledby="registration-title"]');
    expect([...(box?.querySelectorAll('button') ?? [])].map((button) => button.textContent)).toContain(
      'Add to calendar',
    );
    expect(
      [...(box?.querySelectorAll('a') ?? [])].map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([['My tickets', '/my-ticket']]);
  });

  it('sees “You will not attend” after a refund [S2.8-04] [S1-58]', async () => {
    await show(privateEvent([FREE], { requiredApproval: true }), { own: ownerOf('REFUNDED') });
    expect(panel()).toContain('You will not attend');
    await showsInBothLanguages('You will not attend');
    expect(panel()).toContain('Hope to see you next time');
  });

  it.each(['REQUIRED_APPROVAL', 'REFUNDED', null] as const)(
    'without approval it is confirmed, whatever the order says: %s [S2.8-05]',
    async (orderStatus) => {
      await show(privateEvent(), { own: ownerOf(orderStatus) });
      expect(panel()).toContain('Your ticket has been confirmed');
    },
  );
});

describe('a private event of many sessions', () => {
  it('loads the tickets of the chosen light session', async () => {
    const sessions = [
      aSession({ id: 5001, name: 'Một', tickets: [SEN] }),
      aSession({ id: 5002, name: 'Hai', tickets: [FREE] }),
    ];
    const event = privateEvent([SEN], { sessions });
    const light = sessions.map((session) => ({
      ...session,
      tickets: [],
      light: { saleState: 'ON_SALE' as const, lowestPrice: dong(200_000) },
    }));
    await show(event, { opens: { ...event, sessions: light } });
    expect(panel()).toContain('Hạng Sen');
    await click(document.querySelector('input[type="radio"][value="5002"]') as HTMLInputElement);
    expect(panel()).toContain('Vé mời');
    expect(panel()).not.toContain('Hạng Sen');
  });
});
