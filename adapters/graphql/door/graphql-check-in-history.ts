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
      result.value.check_ins.map((told) => ({
        id: told.id,
        at: told.at,
        way: told.way === 'OUT' ? 'OUT' : 'IN',
        by: { name: told.scanned_by, passName: told.gate_pass_name },
        gate: told.gate_id === null ? null : { id: told.gate_id, name: told.gate_name },
        receivedAt: told.received_at,
        otherGate: told.other_gate,
        undone:
          told.undone_at === null
            ? null
            : { at: told.undone_at, by: { name: told.undone_by, passName: told.undone_by_gate_pass } },
        canUndo: told.can_undo,
      })),
    );
  },
  undo: async (id) => {
    const result = await transport(UndoCheckInDocument, { id });
    return result.ok ? ok(null) : result;
  },
});
