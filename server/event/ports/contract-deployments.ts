import type { ContractDeployment } from '#domain/event/contract-deployment.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

/** What the contract says of its event, as it was when it was asked for. */
export type ContractMetadata = { readonly event_id: number; readonly name: string; readonly url: string };

export type ContractDeploymentRow = {
  readonly eventId: number;
  /** Names the request to the provider; a new one for each attempt. */
  readonly contractDeploymentId: string;
  readonly deployment: ContractDeployment;
  readonly metadata: ContractMetadata;
  readonly requestedBy: AccountId;
  readonly requestedAt: Instant;
  readonly updatedAt: Instant;
  /** How often the provider was asked in this state. */
  readonly asks: number;
  /** When it is asked next; null: nothing is awaited. */
  readonly nextAt: Instant | null;
};

/** The contract of an event: one at most. */
export type ContractDeployments = {
  readonly find: (eventId: number) => Promise<ContractDeploymentRow | null>;
  readonly lock: (tx: Transaction, eventId: number) => Promise<ContractDeploymentRow | null>;
  readonly put: (tx: Transaction, row: ContractDeploymentRow) => Promise<void>;
  /** Those to be asked about, the longest due first; no other node takes them before `until`. */
  readonly takeDue: (now: Instant, until: Instant, most: number) => Promise<readonly ContractDeploymentRow[]>;
};
export const ContractDeployments: Token<ContractDeployments> = token<ContractDeployments>('ContractDeployments');
