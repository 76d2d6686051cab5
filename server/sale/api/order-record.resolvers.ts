import { z } from 'zod';
import { withoutDashes } from '#domain/kernel/encoding/uuid.ts';
import { fullName, type PersonName } from '#domain/kernel/names/person-name.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { historyActor, MOST_HISTORY, tellEntry } from '#domain/sale/checkout/order-history.ts';
import { mayChangeNote, type NoteCommand, ORDER_NOTE_LENGTH } from '#domain/sale/checkout/order-note.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';
import { keyOf } from '#server/platform/graphql/idempotency-key.ts';
import { someWords, uuidWireId, wireId } from '#server/platform/graphql/input-parts.ts';
import { onEvent, rootField } from '#server/platform/graphql/root-field.ts';
import type { OrderNote, OrderPayment, Resolvers } from '#server/platform/graphql/schema.gen.ts';
import { encodeWireId, type WireId } from '#server/platform/graphql/wire-id.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { WriteOrderNote } from '#server/sale/notes/write-order-note.ts';
import { type OrderNoteRow, OrderNotes } from '#server/sale/ports/order-notes.ts';
import {
  type OrderEntryRow,
  type OrderPaymentRow,
  type OrderReceiptRow,
  OrderRecords,
} from '#server/sale/ports/order-records.ts';
import { mayOnOrder, orderFor } from './order-for.ts';

const namedOrder = ({ user_order_id: id }: { readonly user_order_id: WireId }): number => id.eventId;
const note = someWords(ORDER_NOTE_LENGTH);

const nameOf = (person: PersonName & { readonly email: string }): string => fullName(person) || person.email;

const notesFor = (rows: readonly OrderNoteRow[], viewer: AccountId): OrderNote[] =>
  rows.map((row) => ({
    id: withoutDashes(row.noteId),
    author: nameOf(row.authorName),
    note: row.note,
    at: row.at,
    edited_at: row.editedAt,
    may_change: mayChangeNote(row, viewer),
  }));

const paymentOf = (eventId: number, row: OrderPaymentRow, receipts: readonly OrderReceiptRow[]): OrderPayment => ({
  id: encodeWireId(eventId, row.paymentId),
  provider: row.provider,
  state: row.state,
  amount: row.amount,
  received: row.received,
  refunded: row.refunded,
  transfer_code: row.transferCode,
  gateway_reference: row.gatewayReference,
  transaction_number: row.transactionNumber,
  begun_at: row.begunAt,
  pay_before: row.payBefore,
  receipts: receipts
    .filter(({ paymentId }) => paymentId === row.paymentId)
    .map(({ reference, amount, at }) => ({ reference, amount, at })),
});

function historyOf(rows: readonly OrderEntryRow[], buyer: AccountId) {
  return rows.flatMap((row) => {
    const fact = tellEntry(row);
    if (fact === null) return [];
    const actor = historyActor(row.actor === null ? null : { ...row.actor, name: nameOf(row.actor) }, buyer);
    return [{ id: row.id, ...fact, by: actor.by, name: actor.by === 'PERSON' ? actor.name : null }];
  });
}

/** FORBIDDEN to a member of the team who bought the order. */
async function written(
  id: WireId,
  command: NoteCommand,
  context: RequestContext & { readonly accountId: AccountId },
): Promise<Result<OrderNote[], Refusal>> {
  const order = await orderFor('order.notes', id, context);
  if (!order.ok) return refused({ code: 'FORBIDDEN' });
  const notes = await context.use(WriteOrderNote)(
    { eventId: id.eventId, userOrderId: id.rowId },
    command,
    context.accountId,
  );
  return notes.ok ? ok(notesFor(notes.value, context.accountId)) : notes;
}

export const orderRecordResolvers: Resolvers = {
  Query: {
    order_record: rootField({
      access: onEvent('event.orders', namedOrder),
      input: z.object({ user_order_id: wireId }),
      resolve: async ({ user_order_id: id }, context) => {
        const order = await orderFor('order.read-record', id, context);
        if (!order.ok) return order;
        const key = { eventId: id.eventId, userOrderId: id.rowId };
        const records = context.use(OrderRecords);
        const [payments, receipts, entries, mayNote] = await Promise.all([
          records.payments(key),
          records.receipts(key),
          records.entries(key, MOST_HISTORY + 1),
          mayOnOrder('order.notes', order.value, context),
        ]);
        const notes = mayNote ? notesFor(await context.use(OrderNotes).of(key), context.accountId) : null;
        return ok({
          payments: payments.map((payment) => paymentOf(id.eventId, payment, receipts)),
          history: historyOf(entries.slice(0, MOST_HISTORY), order.value.accountId),
          has_older_history: entries.length > MOST_HISTORY,
          notes,
        });
      },
    }),
  },

  Mutation: {
    add_order_note: rootField({
      access: onEvent('event.guests', namedOrder),
      input: z.object({ user_order_id: wireId, note }),
      resolve: async ({ user_order_id: id, note: text }, context) => {
        const key = keyOf(context);
        if (!key.ok) return key;
        const noteId = context.use(NewId).newId();
        return written(id, { kind: 'ADD', noteId, note: text, key: key.value }, context);
      },
    }),
    edit_order_note: rootField({
      access: onEvent('event.guests', namedOrder),
      input: z.object({ user_order_id: wireId, note_id: uuidWireId, note }),
      resolve: ({ user_order_id: id, note_id: noteId, note: text }, context) =>
        written(id, { kind: 'EDIT', noteId, note: text }, context),
    }),
    remove_order_note: rootField({
      access: onEvent('event.guests', namedOrder),
      input: z.object({ user_order_id: wireId, note_id: uuidWireId }),
      resolve: ({ user_order_id: id, note_id: noteId }, context) => written(id, { kind: 'REMOVE', noteId }, context),
    }),
  },
};
