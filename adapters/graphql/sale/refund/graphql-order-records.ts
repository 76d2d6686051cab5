import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { OrderHistoryEntry, OrderRecords, TeamNote } from '#application/sale/ports/order-records.ts';
import { ok } from '#domain/kernel/result.ts';
import type { PaymentProvider } from '#domain/money/payment/payment-method.ts';
import type { PaymentState } from '#domain/money/payment/payment-state.ts';
import { HISTORY_KINDS, type HistoryActor } from '#domain/sale/checkout/order-history.ts';
import {
  AddOrderNoteDocument,
  EditOrderNoteDocument,
  OrderRecordDocument,
  type OrderRecordQuery,
  RemoveOrderNoteDocument,
  type TeamNoteFieldsFragment,
} from './order-records.gen.ts';

type Entry = OrderRecordQuery['order_record']['history'][number];

const noteOf = ({ edited_at, may_change, ...note }: TeamNoteFieldsFragment): TeamNote => ({
  ...note,
  editedAt: edited_at,
  mayChange: may_change,
});

function actorOf({ by, name }: Entry): HistoryActor {
  if (by === 'BUYER' || by === 'STAFF' || by === 'PLATFORM') return { by };
  return { by: 'PERSON', name: name ?? '' };
}

/** None for a kind of a newer version. */
function entryOf(entry: Entry): OrderHistoryEntry[] {
  const kind = HISTORY_KINDS.find((one) => one === entry.kind);
  const { id, at, amount, tickets } = entry;
  return kind === undefined ? [] : [{ id, kind, at, amount, tickets, actor: actorOf(entry) }];
}

export const makeGraphqlOrderRecords = (transport: GraphqlTransport): OrderRecords => ({
  async read(id) {
    const answer = await transport(OrderRecordDocument, { id });
    if (!answer.ok) return answer;
    const { payments, history, has_older_history, notes } = answer.value.order_record;
    return ok({
      payments: payments.map((payment) => ({
        id: payment.id,
        provider: payment.provider as PaymentProvider,
        state: payment.state as PaymentState,
        amount: payment.amount,
        received: payment.received,
        refunded: payment.refunded,
        transferCode: payment.transfer_code,
        gatewayReference: payment.gateway_reference,
        transactionNumber: payment.transaction_number,
        begunAt: payment.begun_at,
        payBefore: payment.pay_before,
        receipts: payment.receipts.map(({ reference, amount, at }) => ({ reference, amount, at })),
      })),
      history: history.flatMap(entryOf),
      hasOlderHistory: has_older_history,
      notes: notes === null ? null : notes.map(noteOf),
    });
  },
  async addNote(id, note, idempotencyKey) {
    const answer = await transport(AddOrderNoteDocument, { id, note }, { idempotencyKey });
    return answer.ok ? ok(answer.value.add_order_note.map(noteOf)) : answer;
  },
  async editNote(id, noteId, note) {
    const answer = await transport(EditOrderNoteDocument, { id, noteId, note });
    return answer.ok ? ok(answer.value.edit_order_note.map(noteOf)) : answer;
  },
  async removeNote(id, noteId) {
    const answer = await transport(RemoveOrderNoteDocument, { id, noteId });
    return answer.ok ? ok(answer.value.remove_order_note.map(noteOf)) : answer;
  },
});
