import { DAY, HOUR, MINUTE } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import type { Random } from '#domain/kernel/seeded-random.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { DEFAULT_PURCHASE_LIMIT } from '#domain/sale/quantity/order-limit.ts';
import type { Use } from '#server/main/container.ts';
import { ReceiveTransfer } from '#server/money/receive-transfer.ts';
import { Environment } from '#server/platform/ports/environment.ts';
import { OpenCheckout } from '#server/sale/open-checkout.ts';
import { RequestBankTransfer } from '#server/sale/request-bank-transfer.ts';
import { ReserveTickets } from '#server/sale/reserve-tickets.ts';
import { SaveDonation } from '#server/sale/save-donation.ts';
import { must } from './must.ts';
import type { PublishedEvent, PublishedSession, PublishedTicket } from './publish-demo-event.ts';
import type { DemoPerson } from './world.ts';

export type Buyer = { readonly accountId: AccountId; readonly person: DemoPerson };

type Purchase = {
  readonly buyer: Buyer;
  readonly session: PublishedSession;
  readonly ticket: PublishedTicket;
  readonly quantity: number;
  readonly at: number;
};

const DONATION_WORDS = [
  'Chúc chương trình thành công!',
  'Gửi các em một cuốn sách hay',
  'Cảm ơn ban tổ chức',
  'Thương gửi Hà Giang',
] as const;

/** Exactly `sold` places, busier at the beginning and the end of the sale. */
function purchasesOf(
  random: Random,
  session: PublishedSession,
  ticket: PublishedTicket,
  buyers: readonly Buyer[],
  opened: number,
  now: number,
): readonly Purchase[] {
  const { sold, limit, accountLimit, multipleOf = 1 } = ticket.plan;
  const most = Math.max(
    multipleOf,
    Math.min(limit ?? DEFAULT_PURCHASE_LIMIT, accountLimit ?? DEFAULT_PURCHASE_LIMIT, 4),
  );
  const closed =
    Math.min(now - 2 * HOUR, session.endAt - 2 * HOUR, ticket.saleEndAt ?? Number.POSITIVE_INFINITY) - HOUR;
  const from = random.int(0, buyers.length - 1);
  const purchases: Purchase[] = [];
  for (let left = sold; left > 0; ) {
    const buyer = buyers[(from + purchases.length) % buyers.length];
    if (buyer === undefined) break;
    const wished = multipleOf * random.int(1, Math.max(1, Math.floor(most / multipleOf)));
    const quantity = Math.min(left, wished);
    const share = random.next() < 0.4 ? random.next() ** 3 : random.next();
    purchases.push({ buyer, session, ticket, quantity, at: opened + (closed - opened) * share });
    left -= quantity;
  }
  return purchases;
}

const attendeeOf = ({ person }: Buyer) => ({
  email: person.email,
  firstName: person.firstName,
  lastName: person.lastName,
  gender: null,
  phoneNumber: person.phone,
  jobTitle: null,
  note: null,
  about: null,
  answers: null,
});

async function openCheckout(use: Use, event: PublishedEvent, purchase: Purchase, key: string) {
  const { buyer, session, ticket, quantity } = purchase;
  const asked = {
    accountId: buyer.accountId,
    eventId: event.eventId,
    sectionEventId: session.sectionEventId,
    idempotencyKey: key,
  };
  const lines = must(
    `holding for ${event.plan.key}`,
    await use(ReserveTickets)({ ...asked, mode: 'replace', lines: [{ ticketTypeId: ticket.ticketTypeId, quantity }] }),
  );
  return must(
    `checkout for ${event.plan.key}`,
    await use(OpenCheckout)({
      ...asked,
      policyAgreed: true,
      shownPrice: null,
      locale: buyer.person.locale,
      attendees: lines.map((line) => ({
        reservationId: line.reservationId,
        attendees: Array.from({ length: line.quantity }, () => attendeeOf(buyer)),
      })),
    }),
  );
}

async function startTransfer(use: Use, event: PublishedEvent, purchase: Purchase, checkoutSessionId: string) {
  return must(
    `transfer for ${event.plan.key}`,
    await use(RequestBankTransfer)({ accountId: purchase.buyer.accountId, eventId: event.eventId, checkoutSessionId }),
  );
}

export async function tellOfTransfer(
  use: Use,
  given: { readonly number: number; readonly amount: number; readonly message: string; readonly at: number },
): Promise<void> {
  const reference = `FT26${String(given.number).padStart(10, '0')}`;
  const { account } = use(Environment).bank;
  const body = {
    id: given.number,
    transferAmount: given.amount,
    content: given.message,
    referenceCode: reference,
    accountNumber: account,
    transferType: 'in',
  };
  await use(ReceiveTransfer)({
    provider: 'sepay',
    providerTransferId: String(given.number),
    bankAccount: account,
    bankReference: reference,
    amount: given.amount,
    direction: 'in',
    code: null,
    content: given.message,
    description: '',
    transferredAt: given.at as Parameters<ReceiveTransfer>[0]['transferredAt'],
    body,
  });
}

/** Gives the demo's transfers distinct numbers. */
export type TransferNumbers = { next(): number };

/** In daily waves of concurrent buyers. @param setClock moves the seed's clock */
export async function sellTickets(
  use: Use,
  event: PublishedEvent,
  given: {
    readonly random: Random;
    readonly buyers: readonly Buyer[];
    readonly opened: number;
    readonly now: number;
    readonly setClock: (ms: number) => void;
    readonly numbers: TransferNumbers;
  },
): Promise<void> {
  const { random, buyers, opened, now, setClock, numbers } = given;
  const purchases = event.sessions
    .flatMap((session) =>
      session.tickets.flatMap((ticket) => purchasesOf(random, session, ticket, buyers, opened, now)),
    )
    .sort((a, b) => a.at - b.at);
  const waves = Map.groupBy(purchases, ({ at }) => Math.floor((at - opened) / DAY));
  let turn = 0;
  for (const wave of waves.values()) {
    // A buyer has one cart per session, so a second purchase waits for the next round.
    const rounds = Map.groupBy(wave, (purchase) =>
      wave.filter((other) => other.buyer === purchase.buyer && other.session === purchase.session).indexOf(purchase),
    );
    for (const round of rounds.values()) {
      const at = Math.max(...round.map((purchase) => purchase.at));
      setClock(at);
      turn += 1;
      await Promise.all(
        round.map(async (purchase, index) => {
          if (event.plan.donation === true && index % 3 === 0 && purchase.ticket.plan.price > 0) {
            const message = DONATION_WORDS[index % DONATION_WORDS.length] ?? null;
            must(
              'donation',
              await use(SaveDonation)({
                accountId: purchase.buyer.accountId,
                sectionEventId: purchase.session.sectionEventId,
                amount: dong(50_000 + 50_000 * (index % 5)),
                message,
              }),
            );
          }
          const checkout = await openCheckout(use, event, purchase, `seed ${event.plan.key} ${turn} ${index}`);
          if (checkout.quote.final === 0) return;
          const transfer = await startTransfer(use, event, purchase, checkout.checkoutSessionId);
          await tellOfTransfer(use, {
            number: numbers.next(),
            amount: transfer.amount,
            message: transfer.message,
            at: at + 2 * MINUTE,
          });
        }),
      );
    }
  }
}

export async function leaveWaiting(use: Use, event: PublishedEvent, buyers: readonly Buyer[]): Promise<void> {
  const [session] = event.sessions;
  const ticket = session?.tickets.find(({ plan }) => plan.price > 0);
  if (session === undefined || ticket === undefined) return;
  for (const [index, buyer] of buyers.entries()) {
    const purchase: Purchase = { buyer, session, ticket, quantity: 1 + (index % 2), at: 0 };
    const checkout = await openCheckout(use, event, purchase, `seed waiting ${index}`);
    await startTransfer(use, event, purchase, checkout.checkoutSessionId);
  }
}
