import {
  type ContractChain,
  type ContractDeployment,
  type ContractTerms,
  changeContract,
  isContractAwaited,
  readContractTerms,
  requestContract,
} from '#domain/event/contract-deployment.ts';
import { eventSlug } from '#domain/kernel/names/slug.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { changeEvent } from '#server/event/change-event.ts';
import { organisingPorts } from '#server/event/organising-ports.ts';
import { type ContractDeploymentRow, ContractDeployments } from '#server/event/ports/contract-deployments.ts';
import { ContractService } from '#server/event/ports/contract-service.ts';
import { BaseUrl } from '#server/platform/ports/base-url.ts';

type Of = { readonly eventId: number; readonly actor: AccountId; readonly key: string; readonly terms: ContractTerms };

/** The provider is asked afterwards, by `FollowContracts`. [S7.7-45] [S7.7-47] */
export type ChangeContract = {
  readonly deploy: (asked: Of & { readonly chain: ContractChain }) => Promise<Result<true, Refusal>>;
  readonly change: (asked: Of) => Promise<Result<true, Refusal>>;
};

type Decide = (
  before: ContractDeployment | null,
  terms: ContractTerms,
) => ReturnType<typeof requestContract> | ReturnType<typeof changeContract>;

export const ChangeContract = defineUseCase(
  'ChangeContract',
  { ...organisingPorts, contracts: ContractDeployments, service: ContractService, baseUrl: BaseUrl },
  ({ contracts, service, baseUrl, ...ports }): ChangeContract => {
    const act = async (
      { eventId, actor, key, terms }: Of,
      request: readonly unknown[],
      name: 'contract.requested' | 'contract.change-asked',
      decide: Decide,
    ): Promise<Result<true, Refusal>> => {
      const read = readContractTerms(terms);
      if (!read.ok) return refused({ ...read.refusal, field: `input.${read.refusal.field}` });
      return changeEvent<true>(ports, {
        eventId,
        actor,
        creation: { key, request: [...request, terms], made: () => true },
        work: async ({ event }, tx) => {
          const before = await contracts.lock(tx, eventId);
          if (event.status !== 'PUBLISHED') return refused({ code: 'EVENT_STATE_FORBIDS', state: event.status });
          const decided = decide(before?.deployment ?? null, read.value);
          if (!decided.ok)
            return refused(
              decided.refusal.code === 'INVALID_INPUT'
                ? { ...decided.refusal, field: `input.${decided.refusal.field}` }
                : decided.refusal,
            );
          const now = ports.clock.now();
          const url = `${baseUrl}/event/${eventSlug(event.name, eventId)}`;
          const deployment = decided.value;
          const row: ContractDeploymentRow = {
            eventId,
            // The key of the calls to the provider: each request has a new one.
            contractDeploymentId: ports.ids.newId(),
            deployment,
            metadata:
              deployment.state === 'REQUESTED' || before === null
                ? { event_id: eventId, name: event.name, url }
                : before.metadata,
            requestedBy: actor,
            requestedAt: now,
            updatedAt: now,
            asks: 0,
            nextAt: isContractAwaited(deployment) ? now : null,
          };
          await contracts.put(tx, row);
          const facts = { chain: deployment.chain, amount: terms.amount };
          return ok({ event, value: true, act: name, subject: `contract:${row.contractDeploymentId}`, facts });
        },
      });
    };
    return {
      deploy: async ({ chain, ...asked }) =>
        service.chains.includes(chain)
          ? act(asked, ['contract', chain], 'contract.requested', (before, terms) =>
              requestContract(before, { chain, ...terms }),
            )
          : refused({ code: 'INVALID_INPUT', field: 'input.chain', problem: { kind: 'MALFORMED' } }),
      change: (asked) => act(asked, ['contract-change'], 'contract.change-asked', changeContract),
    };
  },
);
