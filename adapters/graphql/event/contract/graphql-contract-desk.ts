import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { ContractDesk, DeskContract } from '#application/event/ports/contract-desk.ts';
import { CONTRACT_CHAINS, CONTRACT_TRANSITIONS, type ContractState } from '#domain/event/contract-deployment.ts';
import { ok } from '#domain/kernel/result.ts';
import { ChangeContractDocument } from './change-contract.gen.ts';
import { DeployContractDocument } from './deploy-contract.gen.ts';
import { EventContractDocument, type EventContractQuery } from './event-contract.gen.ts';

const STATES = Object.keys(CONTRACT_TRANSITIONS) as readonly ContractState[];

/** Null also for a chain or a state of a newer server: nothing can be done with it here. */
function contractOf(reply: EventContractQuery['deployed_contract_event']): DeskContract | null {
  const chain = CONTRACT_CHAINS.find((known) => known === reply?.chain);
  const state = STATES.find((known) => known === reply?.status);
  if (reply === null || chain === undefined || state === undefined) return null;
  const { amount, contract_name: contractName, contract, link, message } = reply;
  const placed = contract === null || link === null ? null : { contract, link };
  return { amount, contractName, chain, state, placed, message };
}

export const makeGraphqlContractDesk = (transport: GraphqlTransport): ContractDesk => ({
  read: async (eventId) => {
    const answer = await transport(EventContractDocument, { eventId });
    if (!answer.ok) return answer;
    const { contract_chains: chains, deployed_contract_event: reply } = answer.value;
    return ok({ chains: CONTRACT_CHAINS.filter((chain) => chains.includes(chain)), deployed: contractOf(reply) });
  },
  deploy: async (eventId, chain, { contractName, amount }, idempotencyKey) => {
    const input = { chain, contract_name: contractName, amount };
    const answer = await transport(DeployContractDocument, { eventId, input }, { idempotencyKey });
    return answer.ok ? ok(null) : answer;
  },
  change: async (eventId, { contractName, amount }, idempotencyKey) => {
    const input = { contract_name: contractName, amount };
    const answer = await transport(ChangeContractDocument, { eventId, input }, { idempotencyKey });
    return answer.ok ? ok(null) : answer;
  },
});
