import { retry } from '#application/platform/retry.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import { Cart, type CartLine } from '#application/sale/ports/cart.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

export type LookAtCart = (sectionEventId: number) => Promise<Result<readonly CartLine[], Trouble>>;

export const LookAtCart = defineUseCase(
  'LookAtCart',
  { cart: Cart },
  (ports): LookAtCart =>
    (sectionEventId) =>
      retry(() => ports.cart.read(sectionEventId)),
);
