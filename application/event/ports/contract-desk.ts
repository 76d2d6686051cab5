import type { ContractChain, ContractState, ContractTerms } from '#domain/event/contract-deployment.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';

export type DeskContract = ContractTerms & {
  readonly chain: ContractChain;
  readonly state: ContractState;
  /** Once deployed: its address, and where to look at it. */
  readonly placed: { readonly contract: string; readonly link: string } | null;
  /** Why it failed, or a change of it, in the provider's words. */
  readonly message: string | null;
};

/** `chains` empty: no contract can be deployed here. */
export type EventContract = { readonly chains: readonly ContractChain[]; readonly deployed: DeskContract | null };

type Answer<T> = Promise<Result<T, Refusal>>;

export type ContractDesk = {
  readonly read: (eventId: number) => Answer<EventContract>;
  readonly deploy: (eventId: number, chain: ContractChain, terms: ContractTerms, key: string) => Answer<null>;
  readonly change: (eventId: number, terms: ContractTerms, key: string) => Answer<null>;
};
export const ContractDesk: Token<ContractDesk> = token('ContractDesk');
