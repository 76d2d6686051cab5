import { askSurely } from '#application/platform/ask-surely.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import type { Cart, CartLine } from '#application/sale/ports/cart.ts';
import type { Result } from '#domain/kernel/result.ts';
import { token } from '#domain/kernel/token.ts';

/** What is still held for the buyer. */
export type LookAtCart = (sectionEventId: number) => Promise<Result<readonly CartLine[], Trouble>>;
export const LookAtCart = token<LookAtCart>('LookAtCart');

export const makeLookAtCart =
  (ports: { readonly cart: Cart }): LookAtCart =>
  (sectionEventId) =>
    askSurely(() => ports.cart.read(sectionEventId));
