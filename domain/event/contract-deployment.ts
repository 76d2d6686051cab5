import { countProblem, type InvalidInput, invalid, textProblem } from '#domain/kernel/field-problems.ts';
import { MINUTE, SECOND } from '#domain/kernel/instant.ts';
import { visibleText } from '#domain/kernel/names/visible-text.ts';
import { never } from '#domain/kernel/never.ts';
import type { RequestRefusal } from '#domain/kernel/request-refusal.ts';
import { ok, type RefusalIn, type Result, refused } from '#domain/kernel/result.ts';
import type { EventRefusal } from './event-refusals.ts';

/** Public chain ids. [S3-78] */
export const CHAIN_IDS = { POLYGON: 137, BASE: 8_453 } as const;
export type ContractChain = keyof typeof CHAIN_IDS;
export const CONTRACT_CHAINS = Object.keys(CHAIN_IDS) as readonly ContractChain[];

/** In characters. [design] */
export const LONGEST_CONTRACT_NAME = 60;
/** Tokens that one contract may issue. [design] */
export const MOST_TOKENS = 1_000_000;

/**
 * REQUESTED: the provider does not know of it yet. UPDATING: a change is asked for; the old terms stay until the
 * provider confirms.
 */
export type ContractState = 'REQUESTED' | 'PENDING' | 'DEPLOYED' | 'UPDATING' | 'FAILED';
export const CONTRACT_TRANSITIONS = {
  REQUESTED: ['PENDING', 'FAILED'],
  PENDING: ['DEPLOYED', 'FAILED'],
  DEPLOYED: ['UPDATING'],
  UPDATING: ['DEPLOYED'],
  FAILED: ['REQUESTED'],
} as const satisfies Readonly<Record<ContractState, readonly ContractState[]>>;

/** `amount`: how many tokens it may issue. */
export type ContractTerms = { readonly contractName: string; readonly amount: number };
type Placed = { readonly instanceId: string; readonly contract: string; readonly link: string };
type Asked = { readonly chain: ContractChain } & ContractTerms;

export type ContractDeployment = Asked &
  (
    | { readonly state: 'REQUESTED' }
    | { readonly state: 'PENDING'; readonly instanceId: string }
    /** `message`: why a change failed. */
    | ({ readonly state: 'DEPLOYED'; readonly message: string | null } & Placed)
    | ({ readonly state: 'UPDATING'; readonly wanted: ContractTerms } & Placed)
    | { readonly state: 'FAILED'; readonly message: string | null }
  );

/** UNANSWERED: the provider said nothing for too long. */
export type ContractReport =
  | { readonly kind: 'ACCEPTED'; readonly instanceId: string }
  | { readonly kind: 'WORKING' }
  | { readonly kind: 'DEPLOYED'; readonly contract: string; readonly link: string }
  | { readonly kind: 'UPDATED' }
  | { readonly kind: 'REFUSED'; readonly message: string }
  | { readonly kind: 'UNANSWERED' };

type ContractRefusal =
  | InvalidInput
  | RefusalIn<RequestRefusal, 'NOT_FOUND'>
  | RefusalIn<EventRefusal, 'EVENT_STATE_FORBIDS'>;

/** Reads what an organiser typed; the first wrong field is named. */
export function readContractTerms(typed: ContractTerms): Result<ContractTerms, InvalidInput> {
  const contractName = visibleText(typed.contractName);
  const wrong =
    textProblem('contract_name', contractName, LONGEST_CONTRACT_NAME, 'REQUIRED') ??
    countProblem('amount', typed.amount, 1, MOST_TOKENS);
  return wrong === null ? ok({ contractName, amount: typed.amount }) : refused(wrong);
}

/** The first deployment of an event, or another attempt after one that failed. [S7.7-45] */
export function requestContract(
  before: ContractDeployment | null,
  asked: Asked,
): Result<ContractDeployment, ContractRefusal> {
  if (before !== null && before.state !== 'FAILED')
    return refused({ code: 'EVENT_STATE_FORBIDS', state: `CONTRACT_${before.state}` });
  return ok({ state: 'REQUESTED', ...asked });
}

/** A deployed contract only adds tokens; a failed one starts another attempt. [S7.7-47] */
export function changeContract(
  before: ContractDeployment | null,
  wanted: ContractTerms,
): Result<ContractDeployment, ContractRefusal> {
  if (before === null) return refused({ code: 'NOT_FOUND' });
  switch (before.state) {
    case 'FAILED':
      return ok({ state: 'REQUESTED', chain: before.chain, ...wanted });
    case 'DEPLOYED': {
      if (wanted.amount < before.amount) return refused(invalid('amount', { kind: 'TOO_SMALL', min: before.amount }));
      if (wanted.amount === before.amount && wanted.contractName === before.contractName) return ok(before);
      const { message: _message, ...standing } = before;
      return ok({ ...standing, state: 'UPDATING', wanted });
    }
    case 'REQUESTED':
    case 'PENDING':
    case 'UPDATING':
      return refused({ code: 'EVENT_STATE_FORBIDS', state: `CONTRACT_${before.state}` });
    default:
      return never(before);
  }
}

/** The deployment after a report; unchanged by one that belongs to another state. */
export function applyReport(before: ContractDeployment, report: ContractReport): ContractDeployment {
  const failed = report.kind === 'REFUSED' || report.kind === 'UNANSWERED';
  const message = report.kind === 'REFUSED' ? report.message : null;
  const { chain, contractName, amount } = before;
  const asked = { chain, contractName, amount };
  switch (before.state) {
    case 'REQUESTED':
      if (failed) return { ...asked, state: 'FAILED', message };
      return report.kind === 'ACCEPTED' ? { ...asked, state: 'PENDING', instanceId: report.instanceId } : before;
    case 'PENDING': {
      if (failed) return { ...asked, state: 'FAILED', message };
      if (report.kind !== 'DEPLOYED') return before;
      const { contract, link } = report;
      return { ...asked, state: 'DEPLOYED', instanceId: before.instanceId, contract, link, message: null };
    }
    case 'UPDATING': {
      if (!failed && report.kind !== 'UPDATED') return before;
      const { wanted, ...standing } = before;
      return { ...standing, ...(failed ? {} : wanted), state: 'DEPLOYED', message };
    }
    case 'DEPLOYED':
    case 'FAILED':
      return before;
    default:
      return never(before);
  }
}

/** Whether the provider is awaited. */
export const isContractAwaited = ({ state }: Pick<ContractDeployment, 'state'>): boolean =>
  state === 'REQUESTED' || state === 'PENDING' || state === 'UPDATING';

/** How often the provider is asked in one state before it counts as silent: for about two hours. [design] */
export const CONTRACT_ASKS = 30;

/** How long to wait after so many asks, in ms: 5 seconds, doubled each time, at most 5 minutes. [design] */
export const contractPause = (asks: number): number => Math.min(5 * SECOND * 2 ** Math.max(asks - 1, 0), 5 * MINUTE);
