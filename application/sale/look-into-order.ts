import { idempotentRequest } from '#application/platform/idempotent-request.ts';
import { IdempotencyKeys } from '#application/platform/ports/idempotency-keys.ts';
import { NewKey } from '#application/platform/ports/new-key.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import { type OrderRecord, OrderRecords, type TeamNote } from '#application/sale/ports/order-records.ts';
import { type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

type Notes = Promise<Result<readonly TeamNote[], Trouble>>;

/** Pressing again after a lost answer changes nothing more. */
export type LookIntoOrder = {
  readonly read: (orderId: string) => Promise<Result<OrderRecord, Trouble>>;
  readonly addNote: (orderId: string, note: string) => Notes;
  readonly editNote: (orderId: string, noteId: string, note: string) => Notes;
  readonly removeNote: (orderId: string, noteId: string) => Notes;
};

const LOST = refused({ code: 'UNREACHABLE' as const });

export const LookIntoOrder = defineUseCase(
  'LookIntoOrder',
  { records: OrderRecords, idempotencyKeys: IdempotencyKeys, newKey: NewKey },
  ({ records, ...ports }): LookIntoOrder => ({
    read: (orderId) => records.read(orderId).catch(() => LOST),
    addNote: (orderId, note) =>
      idempotentRequest(ports, ['order-note', orderId, note.trim()].join(':'), (key) =>
        records.addNote(orderId, note.trim(), key),
      ),
    editNote: (orderId, noteId, note) => records.editNote(orderId, noteId, note.trim()).catch(() => LOST),
    removeNote: (orderId, noteId) => records.removeNote(orderId, noteId).catch(() => LOST),
  }),
);
