import { expect, it } from 'vitest';
import { askOf } from '#server/event/api/seats-asked.ts';
import { encodeWireId } from '#server/platform/graphql/wire-id.ts';
import { chooseTicketsInput } from './choose-tickets-input.ts';

const ROW = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
const TICKET = encodeWireId(7, ROW);
const choice = (line: object, sectionEventId: unknown = 3) => ({
  input: { section_event_id: sectionEventId, lines: [{ ticket_id: TICKET, number_of_tickets: 2, ...line }] },
});

function lineOf(given: object) {
  const parsed = chooseTicketsInput.safeParse(given);
  const line = parsed.data?.input.lines[0];
  return line && { ticket: line.ticket_id, places: line.number_of_tickets, ...askOf(line) };
}

it('reads tickets without a word of seats, also where the schema filled in its defaults', () => {
  const plain = { ticket: { eventId: 7, rowId: ROW }, places: 2 };
  expect(lineOf(choice({}))).toEqual(plain);
  expect(lineOf(choice({ may_split: true, accessible: 0, seat_ids: null, special_code: null }))).toEqual(plain);
});

it.each([
  ['named seats', { seat_ids: [TICKET] }, { kind: 'NAMED', seatIds: [ROW] }],
  ['seats that stay together', { may_split: false }, { kind: 'BEST', maySplit: false }],
  ['accessible seats', { accessible: 1 }, { kind: 'BEST', accessible: 1 }],
  ['seats behind a code', { special_code: 'OPEN' }, { kind: 'BEST', code: 'OPEN' }],
])('reads %s', (_, line, seats) => {
  expect(lineOf(choice(line))).toMatchObject({ seats });
});

it.each([
  ['a session of number 0', choice({}, 0)],
  ['a session beyond the column', choice({}, 2 ** 31)],
  ['a session in a text', choice({}, '3')],
  ['a ticket without its last letter', choice({ ticket_id: TICKET.slice(0, -1) })],
  ['a ticket in capitals', choice({ ticket_id: TICKET.toUpperCase() })],
  ['fewer places than none', choice({ number_of_tickets: -1 })],
  ['half a place', choice({ number_of_tickets: 0.5 })],
  ['too many places', choice({ number_of_tickets: 1_001 })],
  [
    'too many lines',
    { input: { section_event_id: 3, lines: Array(51).fill({ ticket_id: TICKET, number_of_tickets: 1 }) } },
  ],
])('refuses %s', (_, given) => {
  expect(chooseTicketsInput.safeParse(given).success).toBe(false);
});
