import type { Token } from '#domain/kernel/token.ts';
import { token } from '#domain/kernel/token.ts';

export type BankAccount = {
  readonly account: string;
  readonly bin: string;
  readonly name: string;
  readonly holder: string;
};
export const BankAccount: Token<BankAccount> = token<BankAccount>('BankAccount');
