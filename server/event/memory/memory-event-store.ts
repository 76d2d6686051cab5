import { isForSale } from '#domain/event/ticket-type.ts';
import type { EventPapers, EventStore, MadePart } from '#server/event/ports/event-store.ts';
import { type MemoryEvents, photosOfEvent, sessionsOfEvent, ticketsOfEvent } from './memory-events.ts';

/** Ignores rollbacks. */
export function makeMemoryEventStore(state: MemoryEvents): EventStore {
  const created = new Map<string, { readonly eventId: number; readonly requestHash: string }>();
  const parts = new Map<string, MadePart>();
  let lastEventId = 1_000;
  let lastSessionId = 5_000;

  function papers(eventId: number): EventPapers | null {
    const event = state.events.get(eventId);
    if (event === undefined) return null;
    const eventQuota = [...state.quotas.values()].find((quota) => quota.eventId === eventId && quota.scope === 'EVENT');
    return {
      event,
      sessions: sessionsOfEvent(state, eventId),
      tickets: ticketsOfEvent(state, eventId).filter(isForSale),
      invitationTickets: ticketsOfEvent(state, eventId).filter((type) => !isForSale(type)),
      photos: photosOfEvent(state, eventId),
      hasOrders: state.orders.some((order) => order.eventId === eventId),
      quotaId: eventQuota?.quotaId ?? null,
      capacity: eventQuota?.capacity ?? null,
    };
  }

  const removeAll = <Key, Row extends { readonly eventId: number }>(rows: Map<Key, Row>, eventId: number): void => {
    for (const [key, row] of rows) if (row.eventId === eventId) rows.delete(key);
  };

  return {
    async newEventId() {
      lastEventId += 1;
      return lastEventId;
    },
    async eventIdOf({ accountId, key, requestHash }) {
      const name = `${accountId} ${key}`;
      const known = created.get(name);
      if (known !== undefined) return known.requestHash === requestHash ? known.eventId : null;
      lastEventId += 1;
      created.set(name, { eventId: lastEventId, requestHash });
      return lastEventId;
    },
    async newSectionEventId() {
      lastSessionId += 1;
      return lastSessionId;
    },
    read: async (eventId) => papers(eventId),
    lock: async (_tx, eventId) => papers(eventId),
    async addEvent(_tx, event) {
      if (state.events.has(event.eventId)) return false;
      state.events.set(event.eventId, event);
      return true;
    },
    async putEvent(_tx, event) {
      state.events.set(event.eventId, event);
    },
    async putSession(_tx, session) {
      state.sessions.set(session.sectionEventId, session);
    },
    async putTicketType(_tx, type) {
      state.ticketTypes.set(type.ticketTypeId, type);
    },
    async quotasOf(_tx, eventId, quotaIds) {
      return quotaIds.filter((quotaId) => state.quotas.get(quotaId)?.eventId === eventId);
    },
    async madeWith(_tx, maker) {
      return parts.get(JSON.stringify(maker)) ?? null;
    },
    async noteMade(_tx, maker, made) {
      parts.set(JSON.stringify(maker), made);
    },
    async putPhoto(_tx, photo) {
      state.photos.set(photo.photoId, photo);
    },
    async removePhoto(_tx, _eventId, photoId) {
      state.photos.delete(photoId);
    },
    async removeSession(_tx, eventId, sectionEventId, quotaId) {
      if (state.orders.some((order) => order.eventId === eventId && order.sectionEventId === sectionEventId))
        return false;
      state.sessions.delete(sectionEventId);
      state.quotas.delete(quotaId);
      return true;
    },
    async removeEvent(_tx, eventId) {
      if (state.orders.some((order) => order.eventId === eventId)) return false;
      removeAll(state.photos, eventId);
      removeAll(state.sessions, eventId);
      removeAll(state.quotas, eventId);
      state.events.delete(eventId);
      return true;
    },
  };
}
