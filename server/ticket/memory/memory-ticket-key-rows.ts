import type { TicketKeyRow, TicketKeyRows } from '#server/ticket/ports/ticket-key-rows.ts';

export function makeMemoryTicketKeyRows(): TicketKeyRows {
  const events = new Map<number, TicketKeyRow[]>();
  return {
    async ofEvent(eventId) {
      return [...(events.get(eventId) ?? [])].sort((one, other) => one.keyNumber - other.keyNumber);
    },
    async add(eventId, row) {
      const rows = events.get(eventId) ?? [];
      if (!rows.some(({ keyNumber }) => keyNumber === row.keyNumber)) events.set(eventId, [...rows, row]);
    },
  };
}
