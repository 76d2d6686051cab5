import { z } from 'zod';
import { CHAIN_IDS, CONTRACT_CHAINS, LONGEST_CONTRACT_NAME } from '#domain/event/contract-deployment.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { ChangeContract } from '#server/event/contract/change-contract.ts';
import { type ContractDeploymentRow, ContractDeployments } from '#server/event/ports/contract-deployments.ts';
import { ContractService } from '#server/event/ports/contract-service.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';
import { oneOf, rowNumber, words } from '#server/platform/graphql/input-parts.ts';
import { onEvent, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';

const namedEvent = ({ event_id }: { event_id: number }): number => event_id;

const terms = { contract_name: words(10 * LONGEST_CONTRACT_NAME), amount: z.int() };

const present = ({ deployment, metadata }: ContractDeploymentRow) => ({
  amount: deployment.amount,
  chain: deployment.chain,
  chain_id: CHAIN_IDS[deployment.chain],
  contract: 'contract' in deployment ? deployment.contract : null,
  contract_name: deployment.contractName,
  instance_id: 'instanceId' in deployment ? deployment.instanceId : null,
  link: 'link' in deployment ? deployment.link : null,
  message: 'message' in deployment ? deployment.message : null,
  metadata,
  status: deployment.state,
});

async function presentChanged(eventId: number, changed: Result<true, Refusal>, context: RequestContext) {
  if (!changed.ok) return changed;
  const row = await context.use(ContractDeployments).find(eventId);
  return row === null ? refused({ code: 'NOT_FOUND' } as const) : ok(present(row));
}

export const contractResolvers: Resolvers = {
  Query: {
    deployed_contract_event: rootField({
      access: onEvent('event.chat', namedEvent),
      input: z.object({ event_id: rowNumber }),
      resolve: async ({ event_id }, context) => {
        const row = await context.use(ContractDeployments).find(event_id);
        return ok(row === null ? null : present(row));
      },
    }),
    contract_chains: rootField({
      access: onEvent('event.chat', namedEvent),
      input: z.object({ event_id: rowNumber }),
      resolve: (_asked, context) => ok([...context.use(ContractService).chains]),
    }),
  },
  Mutation: {
    deploy_contract_event_chat3: rootField({
      access: onEvent('event.chat', namedEvent),
      input: z.object({ event_id: rowNumber, input: z.object({ chain: oneOf(CONTRACT_CHAINS), ...terms }) }),
      resolve: async ({ event_id: eventId, input: { chain, contract_name: contractName, amount } }, context) => {
        const { accountId: actor, idempotencyKey: key } = context;
        if (key === null) return refused({ code: 'IDEMPOTENCY_KEY_REQUIRED' });
        const asked = { eventId, actor, key, chain, terms: { contractName, amount } };
        return presentChanged(eventId, await context.use(ChangeContract).deploy(asked), context);
      },
    }),
    udpate_contract_event_chat3: rootField({
      access: onEvent('event.chat', namedEvent),
      input: z.object({ event_id: rowNumber, input: z.object(terms) }),
      resolve: async ({ event_id: eventId, input: { contract_name: contractName, amount } }, context) => {
        const { accountId: actor, idempotencyKey: key } = context;
        if (key === null) return refused({ code: 'IDEMPOTENCY_KEY_REQUIRED' });
        const asked = { eventId, actor, key, terms: { contractName, amount } };
        return presentChanged(eventId, await context.use(ChangeContract).change(asked), context);
      },
    }),
  },
};
