import { idempotentRequest } from '#application/platform/idempotent-request.ts';
import { IdempotencyKeys } from '#application/platform/ports/idempotency-keys.ts';
import { NewKey } from '#application/platform/ports/new-key.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import { Cart, type CartLine, type WantedLine } from '#application/sale/ports/cart.ts';
import { type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

type ChooseTicketsInput = {
  readonly sectionEventId: number;
  readonly wanted: readonly WantedLine[];
  /** Already held: the same selection is not held twice. */
  readonly held: readonly CartLine[];
};

/** Holds the whole selection or nothing. [S5-18] */
export type ChooseTickets = (input: ChooseTicketsInput) => Promise<Result<readonly CartLine[], Trouble>>;

const asText = (lines: readonly WantedLine[]) =>
  lines
    .map(({ ticketId, quantity, seatIds = [], accessible = 0, specialCode = '' }) =>
      [`${ticketId}*${quantity}`, ...seatIds.toSorted(), `${accessible}${specialCode}`].join('@'),
    )
    .sort()
    .join('+');

/** Seats count only where the buyer picked them: held by name, they meet what was asked of them. */
function asHeld({ ticketId, quantity, seats }: CartLine, wanted: readonly WantedLine[]): WantedLine {
  const line = wanted.find((one) => one.ticketId === ticketId && one.seatIds !== undefined);
  return line === undefined ? { ticketId, quantity } : { ...line, quantity, seatIds: seats.map((seat) => seat.id) };
}

export const ChooseTickets = defineUseCase(
  'ChooseTickets',
  { cart: Cart, idempotencyKeys: IdempotencyKeys, newKey: NewKey },
  (ports): ChooseTickets =>
    async ({ sectionEventId, wanted, held }) => {
      const lines = wanted.filter((line) => line.quantity > 0);
      if (lines.length === 0) return refused({ code: 'SHOPPING_ITEMS_EMPTY' });
      if (asText(lines) === asText(held.map((line) => asHeld(line, lines)))) return { ok: true, value: held };
      return idempotentRequest(ports, `choose:${sectionEventId}:${asText(lines)}`, (key) =>
        ports.cart.choose(sectionEventId, lines, key),
      );
    },
);
