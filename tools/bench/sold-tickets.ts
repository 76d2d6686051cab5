import { randomUUID } from 'node:crypto';
import type { AccountId } from '#domain/people/account-id.ts';
import { OpenCheckout } from '#server/sale/open-checkout.ts';
import { ReserveTickets } from '#server/sale/reserve-tickets.ts';
import { TicketSigner } from '#server/ticket/ports/ticket-signer.ts';
import { must } from '../seed/must.ts';
import type { BenchWorld, HotSale } from './bench-world.ts';

const PER_ORDER = 5;
const AT_ONCE = 200;

async function buy({ use }: BenchWorld, sale: HotSale, accountId: AccountId, email: string): Promise<void> {
  const { eventId, sectionEventId, ticketTypeId } = sale;
  const lines = [{ ticketTypeId, quantity: PER_ORDER }];
  const asked = { accountId, eventId, sectionEventId };
  const [held] = must(
    'hold',
    await use(ReserveTickets)({ ...asked, mode: 'replace', lines, idempotencyKey: randomUUID() }),
  );
  if (held === undefined) throw new Error('A hold has no line');
  const nothing = { gender: null, phoneNumber: null, jobTitle: null, note: null, about: null, answers: null };
  const attendees = [
    { reservationId: held.reservationId, attendees: [{ ...nothing, email, firstName: 'Lan', lastName: 'Nguyễn' }] },
  ];
  must(
    'order',
    await use(OpenCheckout)({
      ...asked,
      policyAgreed: false,
      shownPrice: null,
      attendees,
      locale: 'vi',
      idempotencyKey: randomUUID(),
    }),
  );
}

export async function soldTickets(world: BenchWorld, sale: HotSale, count: number): Promise<readonly string[]> {
  const buyers = await world.openAccounts(Math.ceil(count / PER_ORDER));
  for (let from = 0; from < buyers.length; from += AT_ONCE) {
    await Promise.all(
      buyers.slice(from, from + AT_ONCE).map(({ accountId, email }) => buy(world, sale, accountId, email)),
    );
  }
  const { rows } = await world.database.pool.query<{ id: string }>(
    'SELECT bought_ticket_id AS id FROM bought_ticket WHERE event_id = $1 ORDER BY random()',
    [sale.eventId],
  );
  return Promise.all(
    rows.map(({ id }) => world.use(TicketSigner).tokenOf({ eventId: sale.eventId, ticketId: id, issueNumber: 1 })),
  );
}
