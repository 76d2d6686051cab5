import { ContractDesk } from '#application/event/ports/contract-desk.ts';
import { NewKey } from '#application/platform/ports/new-key.ts';
import { readContractTerms } from '#domain/event/contract-deployment.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** Wrong terms are refused before they are sent. [S7.7-45] */
export type KeepContract = ContractDesk & {
  readonly newKey: NewKey;
};

export const KeepContract = defineUseCase(
  'KeepContract',
  { desk: ContractDesk, newKey: NewKey },
  ({ desk, newKey }): KeepContract => ({
    newKey,
    read: desk.read,
    deploy: async (eventId, chain, typed, key) => {
      const terms = readContractTerms(typed);
      return terms.ok ? desk.deploy(eventId, chain, terms.value, key) : terms;
    },
    change: async (eventId, typed, key) => {
      const terms = readContractTerms(typed);
      return terms.ok ? desk.change(eventId, terms.value, key) : terms;
    },
  }),
);
