import fc from 'fast-check';
import type { TicketTokenFields } from '#domain/ticket/ticket-token.ts';

export const anyTicketTokenFields: fc.Arbitrary<TicketTokenFields> = fc.record({
  keyNumber: fc.integer({ min: 1, max: 255 }),
  eventId: fc.integer({ min: 1, max: 2_147_483_647 }),
  ticketId: fc.uuid(),
  issueNumber: fc.integer({ min: 1, max: 2_147_483_647 }),
});

export const anySignature: fc.Arbitrary<Uint8Array> = fc.uint8Array({ minLength: 64, maxLength: 64 });
