import { MINUTE } from '#domain/kernel/instant.ts';
import type { Random } from '#domain/kernel/seeded-random.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { RecordAdmission } from '#server/door/record-admission.ts';
import type { Use } from '#server/main/container.ts';
import { Database } from '#server/platform/postgres/connection.ts';
import { must } from './must.ts';
import type { PublishedEvent } from './publish-demo-event.ts';

export async function checkGuestsIn(
  use: Use,
  event: PublishedEvent,
  given: {
    readonly random: Random;
    readonly by: AccountId;
    readonly now: number;
    readonly setClock: (ms: number) => void;
  },
): Promise<void> {
  const { random, by, now, setClock } = given;
  for (const session of event.sessions) {
    const found = await use(Database)
      .db.selectFrom('bought_ticket')
      .select('redeem_code')
      .where('event_id', '=', event.eventId)
      .where('section_event_id', '=', session.sectionEventId)
      .orderBy('inserted_at')
      .orderBy('user_order_id')
      .orderBy('position')
      .execute();
    const inside = found.filter(() => random.next() < (event.plan.checkedIn ?? 0));
    for (let start = 0; start < inside.length; start += 20) {
      setClock(
        Math.min(now - MINUTE, session.beginAt + (start * 70 * MINUTE) / Math.max(1, inside.length) - 30 * MINUTE),
      );
      await Promise.all(
        inside.slice(start, start + 20).map(async ({ redeem_code }) => {
          const asked = { eventId: event.eventId, sectionEventId: session.sectionEventId, text: redeem_code, by };
          must('check-in', await use(RecordAdmission)({ ...asked, key: `seed ${redeem_code}` }));
          if (random.next() < 0.03)
            must('second scan', await use(RecordAdmission)({ ...asked, key: `seed again ${redeem_code}` }));
        }),
      );
    }
  }
}
