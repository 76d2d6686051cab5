import fc from 'fast-check';
import { expect, it } from 'vitest';
import { askOf } from '#server/event/api/seats-asked.ts';
import { encodeWireId } from '#server/platform/graphql/wire-id.ts';
import { chooseTicketsInput, plainChoice } from './choose-tickets-input.ts';

const GOOD = encodeWireId(7, '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b');
const ticketId = fc.oneof(
  fc.constant(GOOD),
  fc.string(),
  fc.constantFrom(GOOD.slice(1), `${GOOD}a`, GOOD.toUpperCase()),
);
const number = fc.oneof(
  fc.integer({ min: 0, max: 5 }),
  fc.constantFrom(-1, 0.5, 1_000, 1_001, 2 ** 31 - 1, 2 ** 31, Number.NaN, '1', null, undefined),
);
const nothing = fc.constantFrom(null, undefined);
const line = fc.record(
  {
    ticket_id: ticketId,
    number_of_tickets: number,
    seat_ids: fc.oneof(nothing, fc.array(ticketId, { maxLength: 2 })),
    may_split: fc.oneof(nothing, fc.boolean()),
    accessible: fc.oneof(nothing, number),
    special_code: fc.oneof(nothing, fc.string({ maxLength: 70 })),
  },
  { requiredKeys: ['ticket_id', 'number_of_tickets'] },
);
const plainLine = fc.record({ ticket_id: fc.constant(GOOD), number_of_tickets: fc.integer({ min: 0, max: 1_000 }) });
const lines = fc.oneof(
  fc.array(plainLine, { maxLength: 3 }),
  fc.array(plainLine, { minLength: 49, maxLength: 52 }),
  fc.array(line, { maxLength: 3 }),
);
const asked = fc.record({ input: fc.record({ section_event_id: number, lines }) });

type Given = Parameters<typeof plainChoice>[0];
type Chosen = NonNullable<ReturnType<typeof plainChoice>>;

/** What a choice asks for; of seats, what `askOf` makes of it. */
const wishOf = ({ input }: Chosen) => ({
  session: input.section_event_id,
  lines: input.lines.map((line) => ({ ticket: line.ticket_id, places: line.number_of_tickets, ...askOf(line) })),
});

it('what is read without zod is what zod reads', () => {
  fc.assert(
    fc.property(asked, (given) => {
      const plain = plainChoice(given as Given);
      const byZod = chooseTicketsInput.safeParse(given);
      expect(plain === null || byZod.success).toBe(true);
      if (plain !== null && byZod.success) expect(wishOf(plain)).toEqual(wishOf(byZod.data));
    }),
    { numRuns: 2_000 },
  );
});

it('so many of these tickets is plain, and seats are not', () => {
  const choice = (more: object) => ({
    input: { section_event_id: 3, lines: [{ ticket_id: GOOD, number_of_tickets: 2, ...more }] },
  });
  expect(plainChoice(choice({}))).not.toBeNull();
  // As the schema fills it in.
  expect(plainChoice(choice({ may_split: true, accessible: 0, seat_ids: null, special_code: null }))).not.toBeNull();
  expect(plainChoice(choice({ seat_ids: [GOOD] }))).toBeNull();
  expect(plainChoice(choice({ may_split: false }))).toBeNull();
  expect(plainChoice(choice({ accessible: 1 }))).toBeNull();
  expect(plainChoice(choice({ special_code: 'OPEN' }))).toBeNull();
});
