// The crash test kills this process.
import type { AccountId } from '#domain/people/account-id.ts';
import { postgresNoteNews } from '#server/event/postgres/postgres-team-news.ts';
import { makeMemoryAuditLog } from '#server/platform/memory/memory-audit-log.ts';
import { makeMemoryEventBus } from '#server/platform/memory/memory-event-bus.ts';
import { type DatabaseAddress, openDatabase } from '#server/platform/postgres/connection.ts';
import { systemClock } from '#server/platform/system/system-clock.ts';
import { makeUuidV7 } from '#server/platform/system/uuid-v7.ts';
import { decideDeskBatch } from '#server/sale/decide-desk-batch.ts';
import { makePostgresReservationDesk } from '#server/sale/postgres/postgres-reservation-desk.ts';

type Order = {
  readonly address: DatabaseAddress;
  readonly eventId: number;
  readonly sectionEventId: number;
  readonly ticketTypeId: string;
  readonly buyers: readonly string[];
  readonly run: string;
};

const order = JSON.parse(process.argv[2] ?? '') as Order;
const database = openDatabase(order.address, 4);
const newId = { newId: makeUuidV7(systemClock.now).newId };
const desk = makePostgresReservationDesk({
  database,
  decide: decideDeskBatch,
  clock: systemClock,
  newId,
  emails: { queue: async () => undefined },
  audit: makeMemoryAuditLog(),
  keepAnswers: async () => undefined,
  noteNews: postgresNoteNews,
  jobs: { wake: () => undefined },
  bus: makeMemoryEventBus(),
});

async function buyOn(buyer: string, lane: number): Promise<void> {
  for (let count = 0; ; count += 1) {
    const idempotencyKey = `${order.run}-${lane}-${count}`;
    const outcome = await desk
      .submit(
        order.eventId,
        {
          kind: 'HOLD',
          accountId: buyer as AccountId,
          idempotencyKey,
          requestHash: 'one',
          mode: 'add',
          sectionEventId: order.sectionEventId,
          lines: [{ reservationId: newId.newId(), ticketTypeId: order.ticketTypeId, quantity: 1 }],
        },
        null,
      )
      .catch(() => null);
    if (outcome?.ok === true) process.stdout.write(`${idempotencyKey}\n`);
    else if (outcome?.ok === false && outcome.refusal.code === 'SOLD_OUT') return;
  }
}

await Promise.all(order.buyers.map(buyOn));
process.stdout.write('sold out\n');
await database.close();
