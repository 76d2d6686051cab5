import { randomUUID } from 'node:crypto';
import { ChooseTicketsDocument } from '#adapters/graphql/sale/choose-tickets.gen.ts';
import { encodeWireId } from '#server/platform/graphql/wire-id.ts';
import { type HttpConnection, openHttpConnection, type ReadyBody, readyBody } from './http-connection.ts';
import { quantile } from './quantile.ts';
import type { SeatCrowdPlan, SeatReport } from './seat-crowd-plan.ts';

const WAIT_WHEN_BUSY_MS = 100;
const TOO_LATE = 20;
const MOST = [1, 2, 3, 4, 5];
const SEATS_HERE = 'seats';
const NOTHING = readyBody('');

async function runCrowd({ url, wish, sale, seats, connections, ms, buyers }: SeatCrowdPlan): Promise<SeatReport> {
  const { hostname, port } = new URL(url);
  const ticket_id = encodeWireId(sale.eventId, sale.ticketTypeId);
  const waits: number[] = [];
  const count = { fulfilled: 0, busy: 0, failed: 0, refused: 0, seats: 0 };
  let turn = 0;
  let cursor = 0;
  const began = performance.now();

  // The rest is made once: the crowd shares the machine with the server.
  const bodyOf = (number_of_tickets: number, seat_ids: readonly string[] | undefined): string => {
    const lines = [{ ticket_id, number_of_tickets, ...(seat_ids === undefined ? {} : { seat_ids }) }];
    const variables = { input: { section_event_id: sale.sectionEventId, lines } };
    return readyBody(
      JSON.stringify({ operationName: ChooseTicketsDocument.name, variables, query: ChooseTicketsDocument.text }),
    ).bytes;
  };
  const best = MOST.map((quantity) => ({ bytes: bodyOf(quantity, undefined) }));
  const named = MOST.map((quantity) => bodyOf(quantity, [SEATS_HERE]).split(`"${SEATS_HERE}"`));
  const bodyFor = (quantity: number, seatIds: readonly string[]): ReadyBody => ({
    bytes: (named[quantity - 1] ?? []).join(`"${seatIds.join('","')}"`),
  });
  const seatsFrom = (from: number, quantity: number): string[] =>
    Array.from({ length: quantity }, (_none, at) => seats[(from + at + seats.length) % seats.length] ?? '');

  function nextBody(mine: number): { readonly body: ReadyBody; readonly quantity: number } {
    const quantity = 1 + (mine % MOST.length);
    if (wish === 'best') return { quantity, body: best[quantity - 1] ?? NOTHING };
    if (mine % TOO_LATE === TOO_LATE - 1)
      return { quantity, body: bodyFor(quantity, seatsFrom(cursor - 100, quantity)) };
    const body = bodyFor(quantity, seatsFrom(cursor, quantity));
    cursor = (cursor + quantity) % seats.length;
    return { quantity, body };
  }

  async function choose(post: HttpConnection['post']): Promise<void> {
    const { accessToken } = buyers[turn % buyers.length] ?? { accessToken: '' };
    const { body, quantity } = nextBody(turn);
    turn += 1;
    let key = randomUUID();
    for (;;) {
      const asked = performance.now();
      const answer = await post(`x-locale: vi\r\nauthorization: ${accessToken}\r\nidempotency-key: ${key}\r\n`, body);
      waits.push(performance.now() - asked);
      if (!answer.includes('"errors"')) {
        count.fulfilled += 1;
        count.seats += quantity;
        return;
      }
      if (answer.includes('"INVALID_SEAT"')) {
        count.refused += 1;
        return;
      }
      if (answer.includes('"BUSY"')) count.busy += 1;
      else if (answer.includes('"INTERNAL"')) {
        count.failed += 1;
        // The usual way does not recognise a repeated key.
        key = randomUUID();
      } else throw new Error(`A choice was refused: ${answer.slice(0, 500)}`);
      await new Promise((resolve) => setTimeout(resolve, WAIT_WHEN_BUSY_MS));
    }
  }

  await Promise.all(
    Array.from({ length: connections }, async () => {
      const connection = await openHttpConnection(hostname, Number(port), '/graphql');
      while (performance.now() - began < ms) await choose(connection.post);
      connection.close();
    }),
  );
  const seconds = (performance.now() - began) / 1_000;
  waits.sort((one, other) => one - other);
  return { ...count, seconds, p50: quantile(waits, 0.5), p99: quantile(waits, 0.99) };
}

// A separate process, so that its cost is not the server's.
process.on('message', (plan: SeatCrowdPlan) => {
  runCrowd(plan).then(
    (report) => process.send?.({ report }),
    (error: unknown) => process.send?.({ failure: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
