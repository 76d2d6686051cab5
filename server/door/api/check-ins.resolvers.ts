import { z } from 'zod';
import { undoCheckIn } from '#domain/door/undo-check-in.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { fullName } from '#domain/kernel/names/person-name.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { CHECKED_IN_AT_ONCE } from '#domain/ticket/guests-at-once.ts';
import { CheckInGuests } from '#server/door/check-in-guests.ts';
import { CheckInBook, type CheckInsLeft } from '#server/door/ports/check-in-book.ts';
import { TakeCheckInBack } from '#server/door/take-check-in-back.ts';
import { TakeCheckInsBack } from '#server/door/take-check-ins-back.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';
import { keyOf } from '#server/platform/graphql/idempotency-key.ts';
import { rowNumber, someWords, wireId } from '#server/platform/graphql/input-parts.ts';
import { refusedIds, rowsOfEvent } from '#server/platform/graphql/many-ids.ts';
import { atDoor, onEvent, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';
import { encodeWireId } from '#server/platform/graphql/wire-id.ts';

/** Nobody reads more, and a ticket that a helper holds to the camera for an hour has no more. */
const MOST_SHOWN = 100;

/** A scan of the guest list has the ticket's id in its key. */
const LONGEST_SCAN_ID = 150;

const namedEvent = ({ event_id }: { event_id: number }): number => event_id;
const ofTicket = ({ id }: { id: { readonly eventId: number } }): number => id.eventId;

const severalOfEvent = z.object({ event_id: rowNumber, ids: z.array(wireId).min(1).max(CHECKED_IN_AT_ONCE) });

const managesGuests = async (context: RequestContext, eventId: number): Promise<boolean> =>
  (await context.eventAbilities(eventId)).has('event.guests');

async function nameOf(context: RequestContext, accountId: AccountId | null): Promise<string | null> {
  const person = accountId === null ? null : await context.loaders.person.load(accountId);
  return person === null ? null : fullName(person);
}

function left<Refused>(
  undone: Result<CheckInsLeft, Refused>,
): Result<{ redeem: number; first_redeem_at: Instant | null; left_at: Instant | null }, Refused> {
  if (!undone.ok) return undone;
  const { count, firstAt, leftAt } = undone.value;
  return ok({ redeem: count, first_redeem_at: firstAt, left_at: leftAt });
}

export const checkInsResolvers: Resolvers = {
  Query: {
    check_ins: rootField({
      access: onEvent('event.guests', ofTicket),
      input: z.object({ id: wireId }),
      resolve: async ({ id: { eventId, rowId } }, context) => {
        const asked = { by: { accountId: context.accountId, gatePassId: null }, managesGuests: true };
        const rows = await context.use(CheckInBook).ofTicket(eventId, rowId, MOST_SHOWN);
        return ok(
          await Promise.all(
            rows.map(async (row) => ({
              id: encodeWireId(eventId, row.redeemId),
              at: row.at,
              type: row.type,
              way: row.way,
              gate_id: row.gate?.id ?? null,
              gate_name: row.gate?.name ?? null,
              scanned_by: await nameOf(context, row.by.accountId),
              gate_pass_name: row.gatePassName,
              received_at: row.receivedAt,
              other_gate: row.otherGate,
              undone_at: row.undoneAt,
              undone_by: await nameOf(context, row.undoneBy?.accountId ?? null),
              undone_by_gate_pass: row.undoneByPassName,
              can_undo: undoCheckIn(row, asked, context.now).ok,
            })),
          ),
        );
      },
    }),
  },
  Mutation: {
    undo_scan: rootField({
      access: atDoor('door.work', ({ event_id }: { event_id: number }) => ({
        eventId: event_id,
        sectionEventId: null,
      })),
      input: z.object({ event_id: rowNumber, scan_id: someWords(LONGEST_SCAN_ID) }),
      resolve: async ({ event_id: eventId, scan_id }, context) => {
        const at = await context.atDoor(eventId);
        if (!at.ok) return at;
        const { by, pass } = at.value;
        return left(
          await context.use(TakeCheckInBack)({
            eventId,
            // Keys are per account or pass, so nobody names another's scan.
            check: { kind: 'key', scanKey: `${pass?.gatePassId ?? by}:${scan_id}` },
            by: { accountId: by, gatePassId: pass?.gatePassId ?? null },
            managesGuests: pass === null && (await managesGuests(context, eventId)),
          }),
        );
      },
    }),
    undo_check_in: rootField({
      access: onEvent('event.check-in', ofTicket),
      input: z.object({ id: wireId }),
      resolve: async ({ id: { eventId, rowId } }, context) =>
        left(
          await context.use(TakeCheckInBack)({
            eventId,
            check: { kind: 'id', redeemId: rowId },
            by: { accountId: context.accountId, gatePassId: null },
            managesGuests: await managesGuests(context, eventId),
          }),
        ),
    }),
    check_in_guests: rootField({
      access: onEvent('event.guests', namedEvent),
      input: severalOfEvent,
      resolve: async ({ event_id: eventId, ids }, context) => {
        const key = keyOf(context);
        if (!key.ok) return key;
        const answers = await context.use(CheckInGuests)({
          eventId,
          boughtTicketIds: rowsOfEvent(eventId, ids),
          by: context.accountId,
          key: key.value,
        });
        return ok({
          checked_in: answers.flatMap(({ rowId, result }) =>
            result.ok
              ? [{ id: encodeWireId(eventId, rowId), check_in_id: encodeWireId(eventId, result.value.redeemId) }]
              : [],
          ),
          refused: refusedIds(eventId, ids, answers),
        });
      },
    }),
    undo_check_ins: rootField({
      access: onEvent('event.check-in', namedEvent),
      input: severalOfEvent,
      resolve: async ({ event_id: eventId, ids }, context) => {
        const answers = await context.use(TakeCheckInsBack)({
          eventId,
          redeemIds: rowsOfEvent(eventId, ids),
          by: { accountId: context.accountId, gatePassId: null },
          managesGuests: await managesGuests(context, eventId),
        });
        return ok({
          undone: answers.filter(({ result }) => result.ok).length,
          refused: refusedIds(eventId, ids, answers),
        });
      },
    }),
  },
};
