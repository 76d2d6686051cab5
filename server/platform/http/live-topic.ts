import { decodeWireId, encodeWireId } from '#server/platform/graphql/wire-id.ts';
import type { BusMessage } from '#server/platform/ports/event-bus.ts';
import { eventNumber } from './event-number.ts';

/** `text` is its spelling in the query. */
export type LiveTopic =
  | { readonly kind: 'checkout'; readonly eventId: number; readonly checkoutSessionId: string; readonly text: string }
  | { readonly kind: 'event'; readonly eventId: number; readonly text: string }
  | { readonly kind: 'door'; readonly eventId: number; readonly text: string };

export const MOST_TOPICS = 20;

function parseOne(text: string): LiveTopic | null {
  const [kind, id, ...rest] = text.split(':');
  if (id === undefined || rest.length > 0) return null;
  if (kind === 'checkout') {
    const decoded = decodeWireId(id);
    return decoded === null ? null : { kind, eventId: decoded.eventId, checkoutSessionId: decoded.rowId, text };
  }
  const eventId = eventNumber(id);
  return (kind === 'event' || kind === 'door') && eventId !== null ? { kind, eventId, text } : null;
}

/** `checkout:<wire id>,event:<id>,door:<id>`; null when one is malformed or there are too many. */
export function parseTopics(text: unknown): readonly LiveTopic[] | null {
  if (typeof text !== 'string' || text === '') return null;
  const parts = [...new Set(text.split(','))];
  if (parts.length > MOST_TOPICS) return null;
  const topics = parts.map(parseOne);
  return topics.every((topic) => topic !== null) ? topics : null;
}

/** Undefined for messages that pages do not listen to. */
export function topicOf(message: BusMessage): string | undefined {
  switch (message.kind) {
    case 'checkout':
      return `checkout:${encodeWireId(message.eventId, message.checkoutSessionId)}`;
    case 'stock':
    case 'event':
      return `event:${message.eventId}`;
    case 'door':
      return `door:${message.eventId}`;
    default:
      return undefined;
  }
}
