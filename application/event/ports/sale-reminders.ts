import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';

export type SaleReminders = {
  /** False: the event’s sale is not ahead. */
  readonly ask: (eventId: number, email: string) => Promise<Result<boolean, Refusal>>;
};
export const SaleReminders: Token<SaleReminders> = token('SaleReminders');
