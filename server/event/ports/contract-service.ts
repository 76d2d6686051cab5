import type { ContractChain, ContractReport, ContractTerms } from '#domain/event/contract-deployment.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { ContractMetadata } from './contract-deployments.ts';

/** Calls reject when it cannot be reached or answers nonsense: nothing is then known. */
export type ContractService = {
  /** Empty: no provider is configured. */
  readonly chains: readonly ContractChain[];
  readonly deploy: (
    order: ContractTerms & { readonly chain: ContractChain; readonly metadata: ContractMetadata },
    key: string,
  ) => Promise<ContractReport>;
  readonly ask: (instanceId: string, chain: ContractChain) => Promise<ContractReport>;
  readonly change: (instanceId: string, wanted: ContractTerms, key: string) => Promise<ContractReport>;
};
export const ContractService: Token<ContractService> = token<ContractService>('ContractService');
