import { CHAIN_IDS, CONTRACT_CHAINS, type ContractReport } from '#domain/event/contract-deployment.ts';
import type { ContractService } from '#server/event/ports/contract-service.ts';
import type { Clock } from '#server/platform/ports/clock.ts';
import type { Chat3Settings } from '#server/platform/ports/environment.ts';
import { answerSignature, isSameSignature, requestSignature } from './chat3-signature.ts';

const LONGEST_WAIT = 10_000;
const LONGEST_ANSWER = 64_000;
const LONGEST_MESSAGE = 500;

type Told = { readonly status: number; readonly fields: Readonly<Record<string, unknown>> };

/** Requests and answers are signed with the shared secret. */
export function makeChat3Service(settings: Chat3Settings, clock: Clock): ContractService {
  const { apiUrl, keyId, secret } = settings;

  async function call(method: 'GET' | 'POST' | 'PATCH', path: string, key: string, content?: object): Promise<Told> {
    const body = content === undefined ? '' : JSON.stringify(content);
    const timestamp = String(clock.now());
    const address = new URL(`${apiUrl}${path}`);
    const signature = requestSignature(secret, { method, path: address.pathname, timestamp, key, body });
    const response = await fetch(address, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-chat3-key': keyId,
        'x-chat3-timestamp': timestamp,
        'x-chat3-signature': signature,
        'idempotency-key': key,
      },
      ...(body === '' ? {} : { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(LONGEST_WAIT),
    });
    const answer = await response.text();
    if (answer.length > LONGEST_ANSWER) throw new Error('Chat3 answered too much');
    const expected = answerSignature(secret, signature, response.status, answer);
    if (!isSameSignature(expected, response.headers.get('x-chat3-signature') ?? ''))
      throw new Error(`Chat3 answered ${response.status} with a wrong signature`);
    const fields: unknown = JSON.parse(answer);
    if (typeof fields !== 'object' || fields === null) throw new Error('Chat3 answered no object');
    return { status: response.status, fields: { ...fields } };
  }

  /** Only final refusals; rejects where a retry may succeed. */
  function refusalOf({ status, fields }: Told): ContractReport {
    if (status < 400 || status === 408 || status === 409 || status === 429 || status >= 500)
      throw new Error(`Chat3 answered ${status}`);
    return { kind: 'REFUSED', message: said(fields, 'message').slice(0, LONGEST_MESSAGE) };
  }

  return {
    chains: CONTRACT_CHAINS,
    deploy: async ({ chain, contractName, amount, metadata }, key) => {
      const content = { chain_id: CHAIN_IDS[chain], contract_name: contractName, amount, metadata };
      const reply = await call('POST', '/v1/contracts', key, content);
      if (reply.status !== 202) return refusalOf(reply);
      return { kind: 'ACCEPTED', instanceId: said(reply.fields, 'instance_id') };
    },
    ask: async (instanceId, chain) => {
      const reply = await call('GET', `/v1/contracts/${encodeURIComponent(instanceId)}`, '');
      if (reply.status !== 200) return refusalOf(reply);
      const { fields } = reply;
      if (fields['instance_id'] !== instanceId || fields['chain_id'] !== CHAIN_IDS[chain])
        throw new Error('Chat3 answered for something else');
      switch (fields['status']) {
        case 'PENDING':
          return { kind: 'WORKING' };
        case 'DEPLOYED':
          return { kind: 'DEPLOYED', contract: addressIn(fields), link: linkIn(fields) };
        case 'FAILED':
          return { kind: 'REFUSED', message: said(fields, 'message').slice(0, LONGEST_MESSAGE) };
        default:
          throw new Error('Chat3 answered a state that is unknown here');
      }
    },
    change: async (instanceId, { contractName, amount }, key) => {
      const path = `/v1/contracts/${encodeURIComponent(instanceId)}`;
      const reply = await call('PATCH', path, key, { contract_name: contractName, amount });
      if (reply.status !== 200) return refusalOf(reply);
      if (reply.fields['contract_name'] !== contractName || reply.fields['amount'] !== amount)
        throw new Error('Chat3 changed something else');
      return { kind: 'UPDATED' };
    },
  };
}

export const noContractService: ContractService = {
  chains: [],
  deploy: () => Promise.reject(new Error('No contract provider is configured')),
  ask: () => Promise.reject(new Error('No contract provider is configured')),
  change: () => Promise.reject(new Error('No contract provider is configured')),
};

function said(fields: Readonly<Record<string, unknown>>, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string' || value === '') throw new Error(`Chat3 answered without ${name}`);
  return value;
}

function addressIn(fields: Readonly<Record<string, unknown>>): string {
  const address = said(fields, 'contract');
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) throw new Error('Chat3 answered no contract address');
  return address;
}

/** Shown as a link, so nothing but a web address. */
function linkIn(fields: Readonly<Record<string, unknown>>): string {
  const link = new URL(said(fields, 'link'));
  if (link.protocol !== 'https:') throw new Error('Chat3 answered no https:// link');
  return link.href;
}
