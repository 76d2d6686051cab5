import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { Door, DoorConflict, DoorGuest, Gate, ListedTicket } from '#application/door/ports/door.ts';
import type { ScanFlag } from '#domain/door/offline-door.ts';
import { readBase64url } from '#domain/kernel/encoding/base64url.ts';
import { ok } from '#domain/kernel/result.ts';
import type { AdmissionOutcome } from '#domain/ticket/admit.ts';
import { AdmitTicketDocument, type AdmitTicketMutation } from './admit-ticket.gen.ts';
import { DoorConflictsDocument, type DoorConflictsQuery } from './door-conflicts.gen.ts';
import { DoorListDocument, type DoorListQuery } from './door-list.gen.ts';
import { DoorSummaryDocument } from './door-summary.gen.ts';
import { FindAtDoorDocument } from './find-at-door.gen.ts';
import { HandInScansDocument } from './hand-in-scans.gen.ts';
import { OpenDoorDocument } from './open-door.gen.ts';
import { OwnScansDocument } from './own-scans.gen.ts';
import { UndoScanDocument } from './undo-scan.gen.ts';

/** Twenty-five requests for 50,000 tickets. */
const TICKETS_AT_ONCE = 2_000;

type ShownTicket = AdmitTicketMutation['redeem_bought_ticket']['bought_ticket'];

const guestOf = (ticket: ShownTicket): DoorGuest => ({
  name: ticket.full_name,
  ticketName: ticket.ticket_name,
  seat: ticket.seat?.alias ?? null,
  sessionName: ticket.section_event.name,
});

const listedOf = (ticket: DoorListQuery['door_list']['tickets'][number]): ListedTicket => ({
  ticketId: ticket.ticket_id,
  code: ticket.redeem_id,
  issueNumber: ticket.issue_number,
  sessionId: ticket.section_event_id,
  isValid: ticket.valid,
  checkIns: ticket.redeem,
  firstAt: ticket.first_redeem_at,
  leftAt: ticket.left_at,
  name: ticket.full_name,
  ticketName: ticket.ticket_name,
  seat: ticket.seat_name,
});

const FLAGS: readonly ScanFlag[] = [
  'NO_PASS',
  'UNKNOWN_TICKET',
  'OTHER_SESSION',
  'TICKET_VOID',
  'OLD_ISSUE',
  'NOT_INSIDE',
  'OTHER_GATE',
];

/** A flag of a newer server is one that staff should look at. */
const flagOf = (text: string | null): ScanFlag | null =>
  text === null ? null : (FLAGS.find((flag) => flag === text) ?? 'UNKNOWN_TICKET');

const OUTCOMES: readonly AdmissionOutcome[] = ['ADMITTED', 'LEFT', 'RE_ENTERED'];

const outcomeOf = (text: string): AdmissionOutcome => OUTCOMES.find((one) => one === text) ?? 'ALREADY_CHECKED_IN';

const gateOf = (id: string | null, name: string | null): Gate | null => (id === null ? null : { id, name });

function conflictOf(conflict: DoorConflictsQuery['door_conflicts'][number]): DoorConflict {
  return {
    key: conflict.scan_id,
    flag: flagOf(conflict.flag) ?? 'UNKNOWN_TICKET',
    at: conflict.at,
    gate: gateOf(conflict.gate_id, conflict.gate_name),
    guest:
      conflict.full_name === null
        ? null
        : { name: conflict.full_name, ticketName: conflict.ticket_name ?? '', seat: conflict.seat_name },
    voidedAt: conflict.voided_at,
    first:
      conflict.first_at === null
        ? null
        : { at: conflict.first_at, gate: gateOf(conflict.first_gate_id, conflict.first_gate_name) },
  };
}

export function makeGraphqlDoor(transport: GraphqlTransport): Door {
  return {
    open: async (eventId) => {
      const result = await transport(OpenDoorDocument, { eventId });
      if (!result.ok) return result;
      const { event, published_sections_event: sessions } = result.value;
      return ok({
        eventId: event.id,
        name: event.name,
        timezone: event.timezone,
        reEntry: event.allow_re_entry,
        abilities: event.abilities,
        sessions: sessions.map((session) => ({
          id: session.id,
          name: session.name,
          beginAt: session.begin_at,
          endAt: session.end_at,
        })),
      });
    },
    summary: async (eventId, sessionId) => {
      const result = await transport(DoorSummaryDocument, { eventId, sessionId });
      if (!result.ok) return result;
      const answer = result.value.redeems_admin;
      return ok({ expected: answer.number_bought_ticket, admitted: answer.number_redeemed });
    },
    ownScans: async (eventId, sessionId) => {
      const result = await transport(OwnScansDocument, { eventId, sessionId });
      if (!result.ok) return result;
      return ok(
        result.value.redeems_admin.data.map(({ scan_id, ticket_id, redeem_at, outcome, bought_ticket }) => ({
          key: scan_id ?? '',
          ticketId: ticket_id,
          at: redeem_at,
          outcome: outcomeOf(outcome),
          guest: guestOf(bought_ticket),
        })),
      );
    },
    list: async (eventId, from) => {
      const result = await transport(DoorListDocument, { eventId, after: from, limit: TICKETS_AT_ONCE });
      if (!result.ok) return result;
      const { keys, tickets } = result.value.door_list;
      return ok({
        keys: keys.map(({ number, public_key }) => ({
          number,
          publicKey: readBase64url(public_key) ?? new Uint8Array(),
        })),
        tickets: tickets.map(listedOf),
        next: tickets.length < TICKETS_AT_ONCE ? null : (tickets.at(-1)?.ticket_id ?? null),
      });
    },
    find: async (eventId, text, limit) => {
      const result = await transport(FindAtDoorDocument, { eventId, text, limit });
      return result.ok ? ok(result.value.door_search.map(listedOf)) : result;
    },
    handIn: async (eventId, gate, scans, now) => {
      const result = await transport(HandInScansDocument, {
        eventId,
        gate,
        sentAt: now,
        scans: scans.map(({ key, text, sessionId, way, at, listMadeAt }) => ({
          scan_id: key,
          text,
          section_event_id: sessionId,
          way: way ?? 'IN',
          scanned_at: at,
          list_made_at: listMadeAt,
        })),
      });
      if (!result.ok) return result;
      return ok(result.value.hand_in_scans.map(({ scan_id: key, flag }) => ({ key, flag: flagOf(flag) })));
    },
    undo: async (eventId, key) => {
      const result = await transport(UndoScanDocument, { eventId, key });
      if (!result.ok) return result;
      const { redeem, first_redeem_at, left_at } = result.value.undo_scan;
      return ok({ count: redeem, firstAt: first_redeem_at, leftAt: left_at });
    },
    conflicts: async (eventId) => {
      const result = await transport(DoorConflictsDocument, { eventId });
      return result.ok ? ok(result.value.door_conflicts.map(conflictOf)) : result;
    },
    admit: async (text, sessionId, key, early, gate, way) => {
      const asked = { text, sessionId, warnIfEarly: early === 'WARN', gate: gate ?? null, way: way ?? 'IN' };
      const result = await transport(AdmitTicketDocument, asked, { idempotencyKey: key });
      if (!result.ok) return result;
      const answer = result.value.redeem_bought_ticket;
      return ok({
        outcome: outcomeOf(answer.outcome),
        at: answer.redeem_at,
        firstAt: answer.first_redeem_at,
        count: answer.count,
        guest: guestOf(answer.bought_ticket),
      });
    },
  };
}
