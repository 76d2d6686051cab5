import { retry } from '#application/platform/retry.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import { Cart, type CartLine } from '#application/sale/ports/cart.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

export type ReadCart = (sectionEventId: number) => Promise<Result<readonly CartLine[], Trouble>>;

export const ReadCart = defineUseCase(
  'ReadCart',
  { cart: Cart },
  (ports): ReadCart =>
    (sectionEventId) =>
      retry(() => ports.cart.read(sectionEventId)),
);
