import type { Trouble } from '#application/platform/trouble.ts';
import type { SalesDesk } from '#application/report/ports/sales-desk.ts';
import { type Result, refused } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';

/**
 * Deletes an order that cost nothing and of which nobody has come in; the platform says of others why they stay.
 * [S8-34]
 */
export type StrikeOrder = (orderId: string) => Promise<Result<null, Trouble>>;
export const StrikeOrder: Token<StrikeOrder> = token('StrikeOrder');

export const makeStrikeOrder =
  (desk: Pick<SalesDesk, 'strike'>): StrikeOrder =>
  (orderId) =>
    desk.strike(orderId).catch(() => refused({ code: 'UNREACHABLE' }));
