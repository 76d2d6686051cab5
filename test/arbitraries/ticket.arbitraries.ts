import fc from 'fast-check';
import { HOUR, type Instant, later } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Recipient } from '#domain/ticket/recipient.ts';
import type { TicketTokenFields } from '#domain/ticket/ticket-token.ts';
import { aRecipient } from '#test/builders/a-bought-ticket.ts';
import { NOW } from '#test/builders/moments.ts';

export const anyTicketTokenFields: fc.Arbitrary<TicketTokenFields> = fc.record({
  keyNumber: fc.integer({ min: 1, max: 255 }),
  eventId: fc.integer({ min: 1, max: 2_147_483_647 }),
  ticketId: fc.uuid(),
  issueNumber: fc.integer({ min: 1, max: 2_147_483_647 }),
});

export const anySignature: fc.Arbitrary<Uint8Array> = fc.uint8Array({ minLength: 64, maxLength: 64 });

/** An action on one ticket of event 1012, session 5001, initially Lan's. */
export type TicketAct =
  | { readonly kind: 'EDIT'; readonly to: Recipient }
  | { readonly kind: 'SEND'; readonly to: Recipient; readonly from: string; readonly endAt: Instant }
  | { readonly kind: 'TAKE_BACK' | 'VOID' }
  | { readonly kind: 'RECEIVE'; readonly by: AccountId; readonly email: string }
  | { readonly kind: 'REISSUE'; readonly endAt: Instant }
  | {
      readonly kind: 'SCAN';
      readonly scanId: string;
      readonly eventId: number;
      readonly sectionEventId: number;
      readonly issueNumber: number | null;
    }
  | { readonly kind: 'UNDO'; readonly scanId: string };

const anyName = fc.constantFrom('lan', 'minh', 'hoa');
const anyEnd = fc.constantFrom(...[24, 24, 24, 0, -1].map((hours) => later(NOW, hours * HOUR)));
const anyScanId = fc.constantFrom('s1', 's2', 's3');

/** Mostly actions that move the ticket on; scans mostly at its own door. */
export const anyTicketAct: fc.Arbitrary<TicketAct> = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('EDIT' as const), to: anyName.map((name) => aRecipient(name)) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('SEND' as const),
      to: anyName.map((name) => aRecipient(name)),
      from: fc.constant('lan@example.com'),
      endAt: anyEnd,
    }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'TAKE_BACK' as const }) },
  {
    weight: 2,
    arbitrary: anyName.map((name) => ({
      kind: 'RECEIVE' as const,
      by: name as AccountId,
      email: `${name}@example.com`,
    })),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('REISSUE' as const), endAt: anyEnd }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('SCAN' as const),
      scanId: anyScanId,
      eventId: fc.constantFrom(1012, 1012, 1012, 7),
      sectionEventId: fc.constantFrom(5001, 5001, 5001, 7),
      issueNumber: fc.constantFrom(null, 1, 2, 3),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('UNDO' as const), scanId: anyScanId }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'VOID' as const }) },
);
