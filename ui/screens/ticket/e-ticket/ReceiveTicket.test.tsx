import { expect, it } from 'vitest';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import type { TicketTransfers } from '#application/ticket/ports/ticket-transfers.ts';
import { TransferTicket } from '#application/ticket/transfer-ticket.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { click, find, findAll, renderPage } from '#test/rendered/render-page.tsx';
import { given, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { ReceiveTicket } from './ReceiveTicket.tsx';

const account = { ...someAccount, firstName: 'Minh', lastName: 'Trần', email: 'minh@example.com' };

/** The page that a link leads to, and the secrets that it was asked to receive. */
async function open(at: string, answer: Awaited<ReturnType<TicketTransfers['receive']>>) {
  const asked: string[] = [];
  const never = () => Promise.reject(new Error('not asked for'));
  const ticketTransfers: TicketTransfers = {
    give: never,
    edit: never,
    takeBack: never,
    mailAgain: never,
    receive: async (secret) => {
      asked.push(secret);
      return answer;
    },
  };
  const Component = withUseCases(ReceiveTicket, [given(TransferTicket, TransferTicket.make({ ticketTransfers }))]);
  const loader = () => ({ kind: 'READY', accountId: account.id, data: { email: account.email } });
  const { router } = await renderPage(
    [
      { path: '/my-ticket/receive', Component, loader },
      { path: '*', element: null },
    ],
    { account, at },
  );
  return { asked, router };
}

const PRESS = 'Add to my tickets';

it('opening the link claims nothing; pressing the button claims the ticket and opens it', async () => {
  const { asked, router } = await open('/my-ticket/receive#1.7.secret', ok('7x1'));
  expect(asked).toEqual([]);
  await click(find('button', PRESS));
  expect(asked).toEqual(['1.7.secret']);
  expect(router.state.location.pathname).toBe('/my-ticket/7x1');
});

it('a link of another account, or without a secret, claims nothing and names this account', async () => {
  await open('/my-ticket/receive#1.7.secret', refused({ code: 'NOT_FOUND' }));
  await click(find('button', PRESS));
  expect(find('[role="alert"]', /This link has no ticket for minh@example.com/)).toBeDefined();
  await open('/my-ticket/receive', ok('7x1'));
  expect(find('[role="alert"]', /This link has no ticket/)).toBeDefined();
  expect(findAll('button', PRESS)).toEqual([]);
});

it('a link of a ticket that was taken back has expired', async () => {
  await open('/my-ticket/receive#1.7.secret', refused({ code: 'LINK_EXPIRED' }));
  await click(find('button', PRESS));
  expect(find('[role="alert"]', /This link is no longer valid/)).toBeDefined();
});
