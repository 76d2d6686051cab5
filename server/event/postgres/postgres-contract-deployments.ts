import type pg from 'pg';
import type { ContractDeployment, ContractState } from '#domain/event/contract-deployment.ts';
import { instant } from '#domain/kernel/instant.ts';
import { never } from '#domain/kernel/never.ts';
import type { ContractDeploymentRow, ContractDeployments } from '#server/event/ports/contract-deployments.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';

const COLUMNS = `event_id, contract_deployment_id, state, chain, contract_name, amount, metadata, wanted_name,
  wanted_amount, instance_id, contract, link, message, requested_by, requested_at, updated_at, asks, next_at`;
const ONE = `SELECT ${COLUMNS} FROM contract_deployment WHERE event_id = $1`;
const PUT = `INSERT INTO contract_deployment (${COLUMNS})
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
  ON CONFLICT (event_id) DO UPDATE SET contract_deployment_id = $2, state = $3, chain = $4, contract_name = $5,
    amount = $6, metadata = $7, wanted_name = $8, wanted_amount = $9, instance_id = $10, contract = $11, link = $12,
    message = $13, requested_by = $14, requested_at = $15, updated_at = $16, asks = $17, next_at = $18`;
const TAKE = `UPDATE contract_deployment SET next_at = $2 WHERE event_id IN (
    SELECT event_id FROM contract_deployment WHERE next_at <= $1 ORDER BY next_at LIMIT $3 FOR UPDATE SKIP LOCKED)
  RETURNING ${COLUMNS}`;

type Stored = {
  readonly event_id: number;
  readonly contract_deployment_id: string;
  readonly state: ContractState;
  readonly chain: ContractDeployment['chain'];
  readonly contract_name: string;
  readonly amount: number;
  readonly metadata: ContractDeploymentRow['metadata'];
  readonly wanted_name: string | null;
  readonly wanted_amount: number | null;
  readonly instance_id: string | null;
  readonly contract: string | null;
  readonly link: string | null;
  readonly message: string | null;
  readonly requested_by: ContractDeploymentRow['requestedBy'];
  readonly requested_at: number;
  readonly updated_at: number;
  readonly asks: number;
  readonly next_at: number | null;
};

function present<T>(value: T | null): T {
  if (value === null) throw new Error('A contract deployment misses what its state needs');
  return value;
}

function deploymentOf(row: Stored): ContractDeployment {
  const asked = { chain: row.chain, contractName: row.contract_name, amount: row.amount };
  switch (row.state) {
    case 'REQUESTED':
      return { ...asked, state: row.state };
    case 'PENDING':
      return { ...asked, state: row.state, instanceId: present(row.instance_id) };
    case 'DEPLOYED':
      return { ...asked, ...placedOf(row), state: row.state, message: row.message };
    case 'UPDATING': {
      const wanted = { contractName: present(row.wanted_name), amount: present(row.wanted_amount) };
      return { ...asked, ...placedOf(row), state: row.state, wanted };
    }
    case 'FAILED':
      return { ...asked, state: row.state, message: row.message };
    default:
      return never(row.state);
  }
}

const placedOf = (row: Stored) => ({
  instanceId: present(row.instance_id),
  contract: present(row.contract),
  link: present(row.link),
});

const rowOf = (row: Stored): ContractDeploymentRow => ({
  eventId: row.event_id,
  contractDeploymentId: row.contract_deployment_id,
  deployment: deploymentOf(row),
  metadata: row.metadata,
  requestedBy: row.requested_by,
  requestedAt: instant(row.requested_at),
  updatedAt: instant(row.updated_at),
  asks: row.asks,
  nextAt: row.next_at === null ? null : instant(row.next_at),
});

export const makePostgresContractDeployments = (pool: Pick<pg.Pool, 'query'>): ContractDeployments => ({
  async find(eventId) {
    const [row] = (await pool.query<Stored>(ONE, [eventId])).rows;
    return row === undefined ? null : rowOf(row);
  },
  async lock(tx, eventId) {
    const [row] = (await inPostgres(tx).client.query<Stored>(`${ONE} FOR NO KEY UPDATE`, [eventId])).rows;
    return row === undefined ? null : rowOf(row);
  },
  async put(tx, { deployment, ...row }) {
    const wanted = deployment.state === 'UPDATING' ? deployment.wanted : null;
    await inPostgres(tx).client.query(PUT, [
      row.eventId,
      row.contractDeploymentId,
      deployment.state,
      deployment.chain,
      deployment.contractName,
      deployment.amount,
      JSON.stringify(row.metadata),
      wanted?.contractName ?? null,
      wanted?.amount ?? null,
      'instanceId' in deployment ? deployment.instanceId : null,
      'contract' in deployment ? deployment.contract : null,
      'link' in deployment ? deployment.link : null,
      'message' in deployment ? deployment.message : null,
      row.requestedBy,
      new Date(row.requestedAt),
      new Date(row.updatedAt),
      row.asks,
      row.nextAt === null ? null : new Date(row.nextAt),
    ]);
  },
  takeDue: async (now, until, most) =>
    (await pool.query<Stored>(TAKE, [new Date(now), new Date(until), most])).rows.map(rowOf),
});
