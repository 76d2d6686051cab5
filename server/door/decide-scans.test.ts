import fc from 'fast-check';
import { expect, it } from 'vitest';
import { later, SECOND } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { afterScan } from '#domain/ticket/admit.ts';
import type { DoorPage, DoorScan, Scan } from '#server/door/ports/door-book.ts';
import type { BoughtTicketRow } from '#server/ticket/ports/bought-ticket-row.ts';
import { NOW } from '#test/builders/moments.ts';
import { decideScans } from './decide-scans.ts';

const EVENT = 1012;
const SESSION = 5001;

const ticket = (boughtTicketId: string, change: Partial<BoughtTicketRow> = {}): BoughtTicketRow => ({
  eventId: EVENT,
  boughtTicketId,
  sectionEventId: SESSION,
  ticketTypeId: 'type',
  userOrderId: 'order',
  orderNumber: 'number',
  reservationId: 'line',
  accountId: 'lan' as AccountId,
  giverAccountId: null,
  hand: 'HELD',
  status: 'VALID',
  issueNumber: 1,
  redeemCode: `code of ${boughtTicketId}`,
  ticketName: 'Vé',
  ticketDescription: null,
  mode: 'ONSITE',
  email: 'lan@example.com',
  firstName: 'Lan',
  lastName: null,
  gender: null,
  phoneNumber: null,
  jobTitle: null,
  redeemCount: 0,
  firstRedeemedAt: null,
  leftAt: null,
  seat: null,
  insertedAt: NOW,
  ...change,
});
const TICKETS = [ticket('fresh'), ticket('void', { status: 'VOID' }), ticket('re-issued', { issueNumber: 2 })];

const anyScan: fc.Arbitrary<DoorScan> = fc.record({
  shown: fc
    .constantFrom('fresh', 'fresh', 'void', 're-issued', 'nobody’s')
    .map((boughtTicketId) => ({ kind: 'id' as const, boughtTicketId })),
  type: fc.constantFrom('QR', 'CODE'),
  issueNumber: fc.constantFrom(null, 1, 2),
  sectionEventId: fc.constantFrom(SESSION, SESSION, SESSION, 7),
  way: fc.constantFrom('IN', 'IN', 'OUT'),
  reEntry: fc.constantFrom(true, true, false),
  by: fc.constant('door' as AccountId),
  once: fc.constantFrom(false, false, true),
  scanKey: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
});

function doorOf() {
  const written: Scan[] = [];
  const pageFor = (scans: readonly DoorScan[]): DoorPage => {
    const ofTicket = (id: string) => written.filter((scan) => scan.boughtTicketId === id);
    const found = (id: string): BoughtTicketRow | null => {
      const known = TICKETS.find((each) => each.boughtTicketId === id);
      return known === undefined ? null : ofTicket(id).reduce(afterScan, known);
    };
    const counted = written.map((scan) => {
      const upTo = ofTicket(scan.boughtTicketId).filter((other) => written.indexOf(other) <= written.indexOf(scan));
      const isBack = scan.way === 'IN' && upTo.at(-2)?.way === 'OUT';
      return [scan.scanKey, { ...scan, isBack, number: upTo.filter(({ way }) => way === 'IN').length }] as const;
    });
    return {
      tickets: scans.map(({ shown }) => (shown.kind === 'id' ? found(shown.boughtTicketId) : null)),
      counted: new Map(counted),
    };
  };
  return {
    written,
    decide: (scans: readonly DoorScan[]) => {
      const { answers, counting } = decideScans(
        EVENT,
        pageFor(scans),
        scans,
        later(NOW, written.length * SECOND),
        () => 'id',
      );
      written.push(...counting);
      return answers.map((answer) =>
        answer.ok ? `${answer.value.outcome} ${answer.value.count}` : answer.refusal.code,
      );
    },
  };
}

it('decides a batch of scans as if they came one after another', () => {
  fc.assert(
    fc.property(fc.array(anyScan, { maxLength: 12 }), (scans) => {
      const [together, apart] = [doorOf(), doorOf()];
      expect(together.decide(scans)).toEqual(scans.flatMap((scan) => apart.decide([scan])));
      const told = (door: ReturnType<typeof doorOf>) => door.written.map(({ at: _at, ...scan }) => scan);
      expect(told(together)).toEqual(told(apart));
    }),
  );
});

it('admits a ticket and counts a key once, however scans are batched, and never admits void or foreign ones', () => {
  fc.assert(
    fc.property(fc.array(fc.array(anyScan, { minLength: 1, maxLength: 5 }), { maxLength: 6 }), (batches) => {
      const door = doorOf();
      const answers = batches.flatMap(door.decide);
      const admitted = batches.flat().flatMap((scan, index) => (answers[index] === 'ADMITTED 1' ? [scan] : []));
      const keysOf = (id: string) =>
        new Set(
          admitted.flatMap(({ shown, scanKey }) =>
            shown.kind === 'id' && shown.boughtTicketId === id ? [scanKey] : [],
          ),
        );
      // Only a repeated scan may share its key.
      expect([keysOf('fresh').size, keysOf('re-issued').size].every((keys) => keys <= 1)).toBe(true);
      expect(new Set(door.written.map((scan) => scan.scanKey)).size).toBe(door.written.length);
      expect(door.written.every((scan) => scan.sectionEventId === SESSION && scan.boughtTicketId !== 'void')).toBe(
        true,
      );
    }),
  );
});

it('admits one of two devices with the same ticket in a batch, and tells the other when', () => {
  const scan = {
    shown: { kind: 'id', boughtTicketId: 'fresh' },
    type: 'QR',
    issueNumber: 1,
    sectionEventId: SESSION,
    by: 'door' as AccountId,
  } as const;
  const scans: readonly DoorScan[] = [
    { ...scan, scanKey: 'left' },
    { ...scan, scanKey: 'right' },
  ];
  const page: DoorPage = { tickets: [ticket('fresh'), ticket('fresh')], counted: new Map() };
  expect(decideScans(EVENT, page, scans, NOW, () => 'id').answers).toMatchObject([
    { value: { outcome: 'ADMITTED', count: 1, firstRedeemAt: NOW } },
    { value: { outcome: 'ALREADY_CHECKED_IN', count: 2, firstRedeemAt: NOW } },
  ]);
});
