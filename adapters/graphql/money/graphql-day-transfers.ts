import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { DayTransfers } from '#application/money/ports/day-transfers.ts';
import { ok } from '#domain/kernel/result.ts';
import { TRANSFER_STATES } from '#domain/money/bank-transfer/transfer-state.ts';
import { TransfersOfDayDocument } from './transfers-of-day.gen.ts';

export const makeGraphqlDayTransfers =
  (transport: GraphqlTransport): DayTransfers =>
  async (day) => {
    const result = await transport(TransfersOfDayDocument, { day });
    if (!result.ok) return result;
    return ok(
      result.value.transfers_of_day.map((entry) => ({
        id: entry.id,
        bankReference: entry.bank_reference,
        amount: entry.amount,
        direction: entry.direction === 'out' ? 'out' : 'in',
        content: entry.content,
        // A state of a newer server is looked at by a person.
        state: TRANSFER_STATES.find((state) => state === entry.state) ?? null,
      })),
    );
  };
