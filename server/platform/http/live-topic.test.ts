import { expect, it } from 'vitest';
import { encodeWireId } from '#server/platform/graphql/wire-id.ts';
import { MOST_TOPICS, parseTopics, topicOf } from './live-topic.ts';

const session = '01923456-789a-7abc-8def-0123456789ab';
const wireId = encodeWireId(1001, session);

it('parses topics, each once', () => {
  expect(parseTopics(`event:1001,door:1001,checkout:${wireId},event:1001`)).toEqual([
    { kind: 'event', eventId: 1001, text: 'event:1001' },
    { kind: 'door', eventId: 1001, text: 'door:1001' },
    { kind: 'checkout', eventId: 1001, checkoutSessionId: session, text: `checkout:${wireId}` },
  ]);
});

it.each([
  [undefined],
  [''],
  ['event:'],
  ['event:x'],
  ['event:0'],
  ['event:2147483648'],
  ['door:9999999999'],
  ['event:1:2'],
  ['stock:1'],
  ['checkout:1'],
  [['event:1']],
  [Array.from({ length: MOST_TOPICS + 1 }, (_, n) => `event:${n + 1}`).join(',')],
])('refuses malformed topics: %j', (text) => {
  expect(parseTopics(text)).toBeNull();
});

it('maps bus messages to topics', () => {
  expect([
    topicOf({ kind: 'stock', eventId: 1001 }),
    topicOf({ kind: 'event', eventId: 1001 }),
    topicOf({ kind: 'door', eventId: 1001 }),
    topicOf({ kind: 'checkout', eventId: 1001, checkoutSessionId: session }),
    topicOf({ kind: 'session-ended', accountId: 'a', sessionFamilyId: 'f' }),
  ]).toEqual(['event:1001', 'event:1001', 'door:1001', `checkout:${wireId}`, undefined]);
});
