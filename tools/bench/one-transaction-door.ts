import type { AdmissionDesk, AdmitTogether } from '#server/door/ports/admission-desk.ts';
import type { EventBus } from '#server/platform/ports/event-bus.ts';
import type { Database } from '#server/platform/postgres/connection.ts';

/** Each scan its own transaction, with the same rules. */
export const oneTransactionDoor = (database: Database, admitTogether: AdmitTogether, bus: EventBus): AdmissionDesk => ({
  admit: async (eventId, scan) => {
    const [answer] = await database.transaction((tx) => admitTogether(tx, eventId, [scan]));
    if (answer === undefined) throw new Error('A scan was not answered');
    if (answer.ok) bus.publish({ kind: 'door', eventId });
    return answer;
  },
});
