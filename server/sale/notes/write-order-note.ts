import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { AuditAct } from '#domain/permission/audit-act.ts';
import { decideNote, type NoteCommand, type NoteEvent, type NoteRefusal } from '#domain/sale/checkout/order-note.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { type OrderNoteRow, OrderNotes } from '#server/sale/ports/order-notes.ts';
import type { OrderKey } from '#server/sale/ports/order-records.ts';

const ACTS = {
  ADDED: 'order.noted',
  EDITED: 'order.note-edited',
  REMOVED: 'order.note-removed',
} as const satisfies Readonly<Record<NoteEvent['kind'], AuditAct>>;

/** Answers all notes of the order. The audit entry holds none of the words: its author may delete them. */
export type WriteOrderNote = (
  order: OrderKey,
  command: NoteCommand,
  by: AccountId,
) => Promise<Result<readonly OrderNoteRow[], NoteRefusal>>;

export const WriteOrderNote = defineUseCase(
  'WriteOrderNote',
  { notes: OrderNotes, audit: AuditLog, transact: Transact, clock: Clock },
  ({ notes, audit, transact, clock }): WriteOrderNote =>
    async (order, command, by) => {
      const written = await transact.transaction(async (tx): Promise<Result<null, NoteRefusal>> => {
        const before = await notes.lock(tx, order);
        if (before === null) return refused({ code: 'NOT_FOUND' });
        const decided = decideNote(before, command, by);
        if (!decided.ok) return decided;
        const event = decided.value;
        if (event === null) return ok(null);
        await notes.write(tx, order, event, clock.now());
        await audit.record(tx, {
          act: ACTS[event.kind],
          subject: `order:${order.userOrderId}`,
          eventId: order.eventId,
          actor: by,
          facts: { noteId: event.kind === 'ADDED' ? event.note.noteId : event.noteId },
        });
        return ok(null);
      });
      return written.ok ? ok(await notes.of(order)) : written;
    },
);
