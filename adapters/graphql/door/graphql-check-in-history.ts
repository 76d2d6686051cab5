import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { CheckInHistory } from '#application/door/ports/check-in-history.ts';
import { ok } from '#domain/kernel/result.ts';
import { CheckInsDocument } from './check-ins.gen.ts';
import { UndoCheckInDocument } from './undo-check-in.gen.ts';

export const makeGraphqlCheckInHistory = (transport: GraphqlTransport): CheckInHistory => ({
  read: async (id) => {
    const result = await transport(CheckInsDocument, { id });
    if (!result.ok) return result;
    return ok(
      result.value.check_ins.map((answer) => ({
        id: answer.id,
        at: answer.at,
        way: answer.way === 'OUT' ? 'OUT' : 'IN',
        by: { name: answer.scanned_by, passName: answer.gate_pass_name },
        gate: answer.gate_id === null ? null : { id: answer.gate_id, name: answer.gate_name },
        receivedAt: answer.received_at,
        otherGate: answer.other_gate,
        undone:
          answer.undone_at === null
            ? null
            : { at: answer.undone_at, by: { name: answer.undone_by, passName: answer.undone_by_gate_pass } },
        canUndo: answer.can_undo,
      })),
    );
  },
  undo: async (id) => {
    const result = await transport(UndoCheckInDocument, { id });
    return result.ok ? ok(null) : result;
  },
});
