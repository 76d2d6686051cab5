import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { makeMemoryLiveUpdates } from '#adapters/memory/platform/memory-live-updates.ts';
import { makeMemoryBoxOffice } from '#adapters/memory/sale/memory-box-office.ts';
import { makeSessionStorageIdempotencyKeys } from '#adapters/storage/platform/session-storage-idempotency-keys.ts';
import { PayByCard } from '#application/money/pay-by-card.ts';
import { CardProvider } from '#application/money/ports/card-provider.ts';
import { CardWallet } from '#application/money/ports/card-wallet.ts';
import { Pause } from '#application/platform/ports/pause.ts';
import { FindUnfinishedPayment } from '#application/sale/find-unfinished-payment.ts';
import { FollowOrder } from '#application/sale/follow-order.ts';
import { OpenPaymentPage } from '#application/sale/open-payment-page.ts';
import { PayAtGateway } from '#application/sale/pay-at-gateway.ts';
import { PayByBankTransfer } from '#application/sale/pay-by-bank-transfer.ts';
import { PayFromWallet } from '#application/sale/pay-from-wallet.ts';
import { PayManually } from '#application/sale/pay-manually.ts';
import { CardOffers } from '#application/sale/ports/card-offers.ts';
import { ReadPaymentMethods } from '#application/sale/read-payment-methods.ts';
import { RunPurchaseAction } from '#application/sale/run-purchase-action.ts';
import { ShareOrder } from '#application/sale/share-order.ts';
import { OpenTicket } from '#application/ticket/open-ticket.ts';
import type { TicketRoom } from '#application/ticket/ports/ticket-wallet.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { aHeldTicket } from '#test/builders/a-held-ticket.ts';
import { anEventPage, aSession } from '#test/builders/an-event-page.ts';
import { NOW } from '#test/builders/moments.ts';
import { write } from '#test/rendered/private-panel-page.tsx';
import { appears, click, find, findAll, renderPage, settle, type } from '#test/rendered/render-page.tsx';
import { simulatedCards } from '#test/rendered/simulated-cards.ts';
import { given, loaderWith, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { OnlineRoom } from './OnlineRoom.tsx';
import { onlineRoomLoader } from './online-room.loader.ts';

const STAGE: TicketRoom = {
  id: 'stage',
  title: 'Sân khấu chính',
  description: 'Âm thanh hai chiều',
  url: 'https://meet.example.test/stage',
  opensAt: NOW,
};
const BALCONY: TicketRoom = { ...STAGE, id: 'balcony', title: 'Ban công', url: null, opensAt: null };

type World = { readonly locale?: 'en' | 'vi'; readonly donationEnabled?: boolean; readonly policy?: string | null };

async function open(roomId: string, { locale = 'en', donationEnabled = true, policy = null }: World = {}) {
  const held = aHeldTicket('a');
  const event = anEventPage({ donationEnabled, policy, sessions: [aSession({ id: held.session.id })] });
  let ids = 0;
  const clock = { now: () => NOW };
  const liveUpdates = makeMemoryLiveUpdates();
  const office = makeMemoryBoxOffice({
    events: [event],
    clock,
    newId: () => `id-${++ids}`,
    buyer: () => 'lan',
    changed: liveUpdates.changed,
    gateways: [],
  });
  const { cart, checkoutDesk, paymentDesk, ticketCounter } = office;
  const saves = vi.spyOn(checkoutDesk, 'saveDonation');
  const keys = {
    idempotencyKeys: makeSessionStorageIdempotencyKeys(() => window.sessionStorage),
    newKey: () => `key-${++ids}`,
  };
  const cards = simulatedCards(() => paymentDesk, 200_000);
  const ticket = { ...held, rooms: [STAGE, BALCONY], qrText: null, voidBecause: null, recording: null, keptAt: null };
  const pairs = [
    given(OpenTicket, async (id) => (id === 'a' ? ok(ticket) : refused({ code: 'NOT_FOUND' }))),
    given(OpenPaymentPage, OpenPaymentPage.make({ ticketCounter, clock })),
    given(RunPurchaseAction, RunPurchaseAction.make({ cart, checkoutDesk, ...keys })),
    given(FindUnfinishedPayment, FindUnfinishedPayment.make({ checkoutDesk })),
    given(PayByBankTransfer, PayByBankTransfer.make({ checkoutDesk, ...keys })),
    given(PayFromWallet, PayFromWallet.make({ paymentDesk })),
    given(PayManually, PayManually.make({ paymentDesk })),
    given(PayAtGateway, PayAtGateway.make({ paymentDesk, ...keys })),
    given(ReadPaymentMethods, ReadPaymentMethods.make({ paymentDesk })),
    given(CardWallet, cards.cardWallet),
    given(CardProvider, cards.cardProvider),
    given(Pause, async () => undefined),
    given(CardOffers, office.cardOffers),
    given(PayByCard, PayByCard.make({ cardWallet: cards.cardWallet, ...keys, pause: async () => undefined })),
    given(FollowOrder, FollowOrder.make({ checkoutDesk, paymentDesk, liveUpdates })),
    given(ShareOrder, ShareOrder.make({ checkoutDesk })),
  ];
  await renderPage(
    [
      {
        path: '/my-ticket/:ticketId/rooms/:roomId',
        Component: withUseCases(OnlineRoom, pairs),
        loader: loaderWith(onlineRoomLoader, pairs),
      },
      { path: '*', element: null },
    ],
    { account: someAccount, now: NOW, locale, at: `/my-ticket/a/rooms/${roomId}` },
  );
  await settle(20);
  return { office, saves, sessionId: held.session.id };
}

const text = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
const amount = () =>
  find('label', /^(Donation amount|Số tiền quyên góp)/).parentElement?.querySelector('input') ?? null;

beforeEach(() => {
  window.sessionStorage.clear();
  window.scrollTo = vi.fn() as typeof window.scrollTo;
  Element.prototype.scrollIntoView = vi.fn();
});

describe('the page of an online room', () => {
  it('leads into the room, or says when it opens', async () => {
    await open('stage');
    expect(document.querySelector('h1')?.textContent).toBe('Sân khấu chính');
    expect(find('a', 'Join Sân khấu chính').getAttribute('href')).toBe('https://meet.example.test/stage');
    await open('balcony');
    expect(text()).toContain('The organiser hasn’t opened this room yet.');
    expect(findAll('a', /^Join/)).toEqual([]);
  });

  it.each([
    ['en', 'Donate', 'Pay now', 'Bank transfer information', 'Thank you for donating!'],
    ['vi', 'Quyên góp', 'Thanh toán ngay', 'Thông tin chuyển khoản', 'Cảm ơn bạn đã quyên góp!'],
  ] as const)('takes a donation in the room, in %s [S9-51]', async (locale, donate, pay, transfer, thanks) => {
    const { office, saves, sessionId } = await open('stage', { locale });
    await type(amount(), '50000');
    await write(document.querySelector('section textarea:not([aria-hidden])') as HTMLTextAreaElement, 'Cố lên');
    await click(find('button', donate));
    await click(find('[role="dialog"] button', pay));
    await appears('[role="dialog"] h2', transfer);
    expect(saves.mock.calls).toEqual([[sessionId, 50_000, 'Cố lên', 'stage']]);
    const message = /VEMOI[A-Z0-9]{9}/.exec(text())?.[0] ?? '';
    await act(async () => office.receiveTransfer(message, dong(50_000), 'FT1'));
    await appears('[role="status"]', thanks);
    expect(amount()?.value).toBe('');
  });

  it('asks for an amount, and for the regulations where the event has some', async () => {
    await open('stage', { policy: '<p>Không quay phim</p>' });
    await click(find('button', 'Donate'));
    expect(text()).toContain('Please enter the donation amount');
    await type(amount(), '50000');
    await click(find('button', 'Donate'));
    expect(text()).toContain('Please agree to the event regulations');
  });

  it('limits the message to 300 characters', async () => {
    await open('stage');
    await type(amount(), '50000');
    const field = document.querySelector('section textarea:not([aria-hidden])') as HTMLTextAreaElement;
    await write(field, 'q'.repeat(305));
    expect(field.value).toHaveLength(300);
  });

  it('takes no donation while the event takes none [S9-51]', async () => {
    await open('stage', { donationEnabled: false });
    expect(document.querySelector('h1')?.textContent).toBe('Sân khấu chính');
    expect(findAll('button', 'Donate')).toEqual([]);
    expect(document.querySelector('#private-donation-title')).toBe(null);
  });

  it('is not found for a room that the ticket does not open', async () => {
    await open('another');
    expect(document.querySelector('h1')?.textContent).not.toBe('Sân khấu chính');
    expect(findAll('button', 'Donate')).toEqual([]);
  });
});
