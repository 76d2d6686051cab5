import type { AdmitTogether } from '#server/door/ports/admission-desk.ts';
import type { DoorBook } from '#server/door/ports/door-book.ts';
import type { AuditLog } from '#server/platform/ports/audit-log.ts';
import type { Clock } from '#server/platform/ports/clock.ts';
import type { NewId } from '#server/platform/ports/new-id.ts';
import { decideScans } from './decide-scans.ts';

export const makeAdmitTogether =
  (ports: {
    readonly door: DoorBook;
    readonly audit: AuditLog;
    readonly clock: Clock;
    readonly ids: NewId;
  }): AdmitTogether =>
  async (tx, eventId, scans) => {
    const page = await ports.door.open(tx, eventId, scans);
    // After the locks, so that times follow the order of the scans.
    const { answers, counting } = decideScans(eventId, page, scans, ports.clock.now(), ports.ids.newId);
    if (counting.length === 0) return answers;
    await ports.door.count(tx, eventId, counting);
    await ports.audit.record(
      tx,
      ...counting.map(
        ({ boughtTicketId, by, gatePassId, redeemId, type, way, number }) =>
          ({
            act: way === 'OUT' ? 'ticket.checked-out' : 'ticket.checked-in',
            subject: `ticket:${boughtTicketId}`,
            eventId,
            actor: by,
            facts: { redeemId, type, count: number, ...(gatePassId === undefined ? {} : { gatePassId }) },
          }) as const,
      ),
    );
    return answers;
  };
