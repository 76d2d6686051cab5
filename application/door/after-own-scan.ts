import type { LateScan, ListedTicket } from '#application/door/ports/door.ts';

/** A ticket of the device's list after a scan that the list does not know. */
export const afterOwnScan = (ticket: ListedTicket, { at, way }: Pick<LateScan, 'at' | 'way'>): ListedTicket =>
  way === 'OUT'
    ? { ...ticket, leftAt: at }
    : {
        ...ticket,
        checkIns: ticket.checkIns + 1,
        firstAt: ticket.firstAt === null || at < ticket.firstAt ? at : ticket.firstAt,
        leftAt: null,
      };
