import { z } from 'zod';
import { outcomeOfScan } from '#domain/door/repeated-scan.ts';
import type { DoorHand } from '#domain/door/undo-check-in.ts';
import { writeBase64url } from '#domain/kernel/encoding/base64url.ts';
import { fullName } from '#domain/kernel/names/person-name.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import type { DoorPlace } from '#domain/permission/door-abilities.ts';
import { WAYS } from '#domain/ticket/admit.ts';
import { CHECK_IN_STATUSES } from '#domain/ticket/check-in-status.ts';
import { GUEST_SORTS } from '#domain/ticket/guest-sort.ts';
import { HandInScans } from '#server/door/hand-in-scans.ts';
import type { Gate } from '#server/door/ports/door-book.ts';
import { DoorList, type DoorTicketRow } from '#server/door/ports/door-list.ts';
import type { GatePassRow } from '#server/door/ports/gate-passes.ts';
import { LateScanBook } from '#server/door/ports/late-scan-book.ts';
import { RecordAdmission } from '#server/door/record-admission.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';
import { cursorsOf } from '#server/platform/graphql/cursor.ts';
import {
  moment,
  oneOf,
  optionalWords,
  paging,
  rowNumber,
  search,
  someWords,
  wireId,
} from '#server/platform/graphql/input-parts.ts';
import { atDoor, onEvent, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { GuestList, type GuestQuery } from '#server/ticket/ports/guest-list.ts';
import { TicketSigner } from '#server/ticket/ports/ticket-signer.ts';

/** A token has 120 characters, a code 10. */
const LONGEST_TEXT = 500;

const GREATEST_LIST_PAGE = 2_000;
const MOST_CONFLICTS = 100;

const gate = z.object({ id: someWords(64), name: optionalWords(40) }).transform(({ id, name }) => ({ id, name }));

const placeOfSession = async (sectionEventId: number, context: RequestContext): Promise<DoorPlace | null> => {
  const session = await context.loaders.session.load(sectionEventId);
  return session === null ? null : { eventId: session.eventId, sectionEventId };
};
const wholeDoor = ({ event_id }: { event_id: number }): DoorPlace => ({ eventId: event_id, sectionEventId: null });

const doorTicket = (ticket: DoorTicketRow) => ({
  ticket_id: ticket.boughtTicketId,
  redeem_id: ticket.redeemCode,
  issue_number: ticket.issueNumber,
  section_event_id: ticket.sectionEventId,
  valid: ticket.status === 'VALID',
  redeem: ticket.redeemCount,
  first_redeem_at: ticket.firstRedeemedAt,
  left_at: ticket.leftAt,
  full_name: fullName(ticket),
  ticket_name: ticket.ticketName,
  seat_name: ticket.seatAlias,
});

const ownScanId = (scanKey: string, { accountId, gatePassId }: DoorHand): string | null => {
  const owner = `${gatePassId ?? accountId}:`;
  return scanKey.startsWith(owner) ? scanKey.slice(owner.length) : null;
};

/** The device names itself; a pass is named by who made it. */
const gateOf = ({ id, name }: Gate, pass: GatePassRow | null): Gate => ({ id, name: pass === null ? name : pass.name });

export const doorResolvers: Resolvers = {
  Query: {
    bought_tickets_admin: rootField({
      access: onEvent('event.guests', ({ event_id }: { event_id: number }) => event_id),
      input: z.object({
        event_id: rowNumber,
        section_event_id: rowNumber.nullish(),
        ticket_id: wireId.nullish(),
        search,
        check_in: oneOf(CHECK_IN_STATUSES).nullish(),
        group_id: wireId.nullish(),
        sort: oneOf(GUEST_SORTS).nullish(),
        descending: z.boolean().nullish(),
        ...paging,
      }),
      resolve: async (args, context) => {
        for (const id of [args.ticket_id, args.group_id])
          if (id && id.eventId !== args.event_id) return refused({ code: 'NOT_FOUND' });
        const guests = context.use(GuestList);
        const query: GuestQuery = {
          eventId: args.event_id,
          sectionEventId: args.section_event_id ?? null,
          ticketTypeId: args.ticket_id?.rowId ?? null,
          search: args.search,
          checkIn: args.check_in ?? null,
          groupId: args.group_id?.rowId ?? null,
          sort: args.sort ?? undefined,
          descending: args.descending ?? undefined,
        };
        const cursors = cursorsOf(context.use(Keyring), 'bought_tickets_admin', query);
        const page = cursors.request({ ...args, limit: args.limit ?? 50 });
        if (!page.ok) return page;
        const tickets = await guests.guests(query, page.value);
        return ok({ entries: [...tickets.rows], metadata: cursors.metadata(tickets, () => guests.countGuests(query)) });
      },
    }),
    redeems_admin: rootField({
      access: atDoor(
        'door.work',
        ({ input }: { input: { event_id: number; section_event_id?: number | null | undefined } }) => ({
          eventId: input.event_id,
          sectionEventId: input.section_event_id ?? null,
        }),
      ),
      input: z.object({
        input: z.object({
          event_id: rowNumber,
          section_event_id: rowNumber.nullish(),
          limit: z.int().min(1).max(100).nullish(),
          own: z.boolean().nullish(),
        }),
      }),
      resolve: async ({ input }, context) => {
        const guests = context.use(GuestList);
        const session = input.section_event_id ?? null;
        const at = await context.atDoor(input.event_id);
        if (!at.ok) return at;
        const by = { accountId: at.value.by, gatePassId: at.value.pass?.gatePassId ?? null };
        const [counts, redeems] = await Promise.all([
          guests.counts(input.event_id, session),
          guests.redeems(input.event_id, session, input.limit ?? 5, input.own === true ? by : undefined),
        ]);
        return ok({
          number_bought_ticket: counts.bought,
          number_redeemed: counts.redeemed,
          data: redeems.map((redeem) => ({
            redeem_at: redeem.redeemAt,
            scan_id: ownScanId(redeem.scanKey, by),
            ticket_id: redeem.ticket.boughtTicketId,
            type: redeem.type,
            outcome: outcomeOfScan({ ...redeem, number: redeem.redeemAt === redeem.ticket.firstRedeemedAt ? 1 : 2 }),
            bought_ticket: redeem.ticket,
          })),
        });
      },
    }),
    door_list: rootField({
      access: atDoor('door.work', wholeDoor),
      input: z.object({
        event_id: rowNumber,
        after: z.uuid().nullish(),
        limit: z.int().min(1).max(GREATEST_LIST_PAGE).nullish(),
      }),
      resolve: async ({ event_id, after, limit }, context) => {
        const [keys, tickets] = await Promise.all([
          context.use(TicketSigner).publicKeys(event_id),
          context.use(DoorList).tickets(event_id, after ?? null, limit ?? 1_000),
        ]);
        return ok({
          keys: keys.map(({ keyNumber, publicKey }) => ({ number: keyNumber, public_key: writeBase64url(publicKey) })),
          tickets: tickets.map(doorTicket),
        });
      },
    }),
    door_search: rootField({
      access: atDoor('door.search', wholeDoor),
      input: z.object({ event_id: rowNumber, search: someWords(100), limit: z.int().min(1).max(50).nullish() }),
      resolve: async ({ event_id, search: text, limit }, context) => {
        const query = {
          eventId: event_id,
          sectionEventId: null,
          ticketTypeId: null,
          search: text,
          checkIn: null,
        } satisfies GuestQuery;
        const found = await context.use(GuestList).guests(query, { limit: limit ?? 20, from: null });
        return ok(found.rows.map((ticket) => doorTicket({ ...ticket, seatAlias: ticket.seat?.alias ?? null })));
      },
    }),
    door_conflicts: rootField({
      access: atDoor('door.work', wholeDoor),
      input: z.object({ event_id: rowNumber }),
      resolve: async ({ event_id }, context) => {
        const conflicts = await context.use(LateScanBook).conflicts(event_id, MOST_CONFLICTS);
        return ok(
          conflicts.map(({ firstName, lastName, nameOrder, ...conflict }) => ({
            scan_id: conflict.scanId,
            flag: conflict.flag,
            at: conflict.at,
            gate_id: conflict.gateId,
            gate_name: conflict.gateName,
            full_name: firstName === null ? null : fullName({ firstName, lastName, nameOrder }),
            ticket_name: conflict.ticketName,
            seat_name: conflict.seatAlias,
            voided_at: conflict.voidedAt,
            first_at: conflict.firstAt,
            first_gate_id: conflict.firstGateId,
            first_gate_name: conflict.firstGateName,
          })),
        );
      },
    }),
  },
  Mutation: {
    hand_in_scans: rootField({
      access: atDoor('door.hand-in', wholeDoor),
      input: z.object({
        event_id: rowNumber,
        gate,
        sent_at: moment,
        scans: z
          .array(
            z.object({
              scan_id: someWords(64),
              text: someWords(LONGEST_TEXT),
              section_event_id: rowNumber,
              way: oneOf(WAYS).nullish(),
              scanned_at: moment,
              list_made_at: moment.nullish(),
            }),
          )
          .min(1)
          .max(100),
      }),
      resolve: async ({ event_id, gate: from, sent_at, scans }, context) => {
        const at = await context.atDoor(event_id);
        if (!at.ok) return at;
        const { by, pass } = at.value;
        const answers = await context.use(HandInScans)({
          eventId: event_id,
          by,
          pass,
          gate: gateOf(from, pass),
          sentAt: sent_at,
          scans: scans.map((scan) => ({
            scanId: scan.scan_id,
            text: scan.text,
            sectionEventId: scan.section_event_id,
            way: scan.way ?? 'IN',
            scannedAt: scan.scanned_at,
            listMadeAt: scan.list_made_at ?? null,
          })),
        });
        return ok(answers.map(({ scanId, flag }) => ({ scan_id: scanId, flag })));
      },
    }),
    redeem_bought_ticket: rootField({
      access: atDoor('door.work', ({ section_event_id }: { section_event_id: number }, context) =>
        placeOfSession(section_event_id, context),
      ),
      input: z.object({
        redeem_id: someWords(LONGEST_TEXT),
        section_event_id: rowNumber,
        way: oneOf(WAYS).nullish(),
        warn_if_early: z.boolean().nullish(),
        gate: gate.nullish(),
      }),
      resolve: async ({ redeem_id, section_event_id, way, warn_if_early, gate: given }, context) => {
        if (context.idempotencyKey === null) return refused({ code: 'IDEMPOTENCY_KEY_REQUIRED' });
        const session = await context.loaders.session.load(section_event_id);
        if (session === null) return refused({ code: 'EVENT_NOT_FOUND' });
        const at = await context.atDoor(session.eventId);
        if (!at.ok) return at;
        const { by, pass } = at.value;
        const event = await context.loaders.event.load(session.eventId);
        const admitted = await context.use(RecordAdmission)({
          eventId: session.eventId,
          sectionEventId: section_event_id,
          way: way ?? 'IN',
          reEntry: event?.allowReEntry === true,
          warnBefore: warn_if_early === true ? session.beginAt : undefined,
          text: redeem_id,
          by,
          gate: given ? gateOf(given, pass) : undefined,
          gatePassId: pass?.gatePassId,
          key: context.idempotencyKey,
        });
        if (!admitted.ok) return admitted;
        const { outcome, redeemAt, firstRedeemAt, count, ticket } = admitted.value;
        return ok({ outcome, redeem_at: redeemAt, first_redeem_at: firstRedeemAt, count, bought_ticket: ticket });
      },
    }),
  },
};
