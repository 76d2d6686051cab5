import {
  applyReport,
  CONTRACT_ASKS,
  type ContractReport,
  contractPause,
  isContractAwaited,
} from '#domain/event/contract-deployment.ts';
import { later, MINUTE } from '#domain/kernel/instant.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { type ContractDeploymentRow, ContractDeployments } from '#server/event/ports/contract-deployments.ts';
import { ContractService } from '#server/event/ports/contract-service.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Log } from '#server/platform/ports/log.ts';
import { Transact } from '#server/platform/ports/transact.ts';

/** The provider may be asked twice; its answer counts only for the request it was asked about. */
export type FollowContracts = () => Promise<number>;

const AT_ONCE = 20;
/** Longer than the longest call. */
const LEASE = MINUTE;
const ACTS: Readonly<Partial<Record<string, 'contract.deployed' | 'contract.failed'>>> = {
  DEPLOYED: 'contract.deployed',
  FAILED: 'contract.failed',
};

export const FollowContracts = defineUseCase(
  'FollowContracts',
  {
    contracts: ContractDeployments,
    service: ContractService,
    transact: Transact,
    audit: AuditLog,
    clock: Clock,
    log: Log,
  },
  ({ contracts, service, transact, audit, clock, log }): FollowContracts => {
    async function ask({ deployment, metadata, contractDeploymentId: key }: ContractDeploymentRow) {
      switch (deployment.state) {
        case 'REQUESTED': {
          const { chain, contractName, amount } = deployment;
          return service.deploy({ chain, contractName, amount, metadata }, key);
        }
        case 'PENDING':
          return service.ask(deployment.instanceId, deployment.chain);
        case 'UPDATING':
          return service.change(deployment.instanceId, deployment.wanted, key);
        default:
          return null;
      }
    }

    /** Null: nothing is known. */
    async function heard(row: ContractDeploymentRow): Promise<ContractReport | null> {
      try {
        return await ask(row);
      } catch (error) {
        log.error(error, 'the contract provider was asked in vain', { eventId: row.eventId });
        return null;
      }
    }

    async function follow(due: ContractDeploymentRow): Promise<void> {
      const answer = await heard(due);
      await transact.transaction(async (tx) => {
        const row = await contracts.lock(tx, due.eventId);
        if (row?.contractDeploymentId !== due.contractDeploymentId) return;
        if (row.deployment.state !== due.deployment.state || row.asks !== due.asks) return;
        const now = clock.now();
        const asks = row.asks + 1;
        const silent = asks >= CONTRACT_ASKS && (answer === null || answer.kind === 'WORKING');
        const report = silent ? ({ kind: 'UNANSWERED' } as const) : answer;
        const deployment = report === null ? row.deployment : applyReport(row.deployment, report);
        const moved = deployment.state !== row.deployment.state;
        const awaited = isContractAwaited(deployment);
        await contracts.put(tx, {
          ...row,
          deployment,
          updatedAt: moved ? now : row.updatedAt,
          asks: moved ? 0 : asks,
          nextAt: awaited ? later(now, contractPause(moved ? 0 : asks)) : null,
        });
        const act = moved ? ACTS[deployment.state] : undefined;
        const subject = `contract:${row.contractDeploymentId}` as const;
        if (act !== undefined) await audit.record(tx, { act, subject, eventId: row.eventId, actor: null });
      });
    }

    return async () => {
      const now = clock.now();
      const due = await contracts.takeDue(now, later(now, LEASE), AT_ONCE);
      await Promise.all(due.map(follow));
      return due.length;
    };
  },
);
