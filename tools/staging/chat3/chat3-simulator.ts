import { createHash, createHmac, randomBytes } from 'node:crypto';

/** The outcome of new deployments, and of the product's calls. */
export const CHAT3_MODES = ['deploys', 'fails', 'stays-pending', 'refuses', 'wrong-signature', 'down'] as const;
export type Chat3Mode = (typeof CHAT3_MODES)[number];

export type Chat3SimulatorSettings = { readonly keyId: string; readonly secret: string };

type Call = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
};
export type Chat3Answer = { readonly status: number; readonly body: string; readonly signature: string };
type Fields = Readonly<Record<string, unknown>>;
type Contract = {
  readonly instance_id: string;
  readonly chain_id: number;
  readonly contract: string;
  contract_name: string;
  amount: number;
  readonly metadata: unknown;
  asks: number;
};

const EXPLORERS: Readonly<Record<number, string>> = { 137: 'https://polygonscan.com', 8453: 'https://basescan.org' };
const CLOCKS_APART = 5 * 60_000;
/** Polled so often before it is deployed. */
const WORKS_FOR = 2;

// Written from the provider's rules, not the product's module, so that the two check each other.
const sha = (text: string): string => createHash('sha256').update(text).digest('hex');
const sign = (secret: string, ...parts: readonly string[]): string =>
  createHmac('sha256', secret).update(parts.join('\n')).digest('hex');

export class Chat3Simulator {
  mode: Chat3Mode = 'deploys';
  readonly contracts = new Map<string, Contract>();
  readonly #answers = new Map<
    string,
    { readonly request: string; readonly status: number; readonly content: object }
  >();
  readonly #settings: Chat3SimulatorSettings;

  constructor(settings: Chat3SimulatorSettings) {
    this.#settings = settings;
  }

  answer(call: Call, now: number): Chat3Answer {
    const given = String(call.headers['x-chat3-signature'] ?? '');
    const [status, content] =
      this.mode === 'down' ? ([503, { message: 'Try again later' }] as const) : this.#act(call, given, now);
    const body = JSON.stringify(content);
    const secret = this.mode === 'wrong-signature' ? 'another secret' : this.#settings.secret;
    return { status, body, signature: sign(secret, given, String(status), sha(body)) };
  }

  #act({ method, path, headers, body }: Call, given: string, now: number): readonly [number, object] {
    const { keyId, secret } = this.#settings;
    const timestamp = String(headers['x-chat3-timestamp'] ?? '');
    const key = String(headers['idempotency-key'] ?? '');
    if (headers['x-chat3-key'] !== keyId) return [401, { message: 'Unknown key' }];
    if (!/^\d{13}$/.test(timestamp) || Math.abs(now - Number(timestamp)) > CLOCKS_APART)
      return [401, { message: 'The timestamp is too old' }];
    if (sign(secret, method, path, timestamp, key, sha(body)) !== given) return [401, { message: 'Wrong signature' }];
    const id = /^\/(?:chat3\/)?v1\/contracts\/([\w-]+)$/.exec(path)?.[1];
    if (method === 'GET' && id !== undefined) return this.#read(id);
    if (key === '') return [400, { message: 'Idempotency-Key is missing' }];
    const known = this.#answers.get(key);
    const request = sha(`${method} ${path} ${body}`);
    if (known !== undefined)
      return known.request === request
        ? [known.status, known.content]
        : [422, { message: 'The key was used with another request' }];
    const fields = JSON.parse(body) as Fields;
    const [status, content] = id === undefined ? this.#create(fields) : this.#change(id, fields);
    this.#answers.set(key, { request, status, content });
    return [status, content];
  }

  #create({ chain_id, contract_name, amount, metadata }: Fields): readonly [number, object] {
    if (this.mode === 'refuses') return [402, { message: 'The account has no funds for this deployment' }];
    if (typeof chain_id !== 'number' || EXPLORERS[chain_id] === undefined) return [400, { message: 'Unknown chain' }];
    if (typeof contract_name !== 'string' || contract_name === '')
      return [400, { message: 'contract_name is missing' }];
    if (!Number.isSafeInteger(amount) || Number(amount) < 1) return [400, { message: 'amount is not a number' }];
    if (typeof metadata !== 'object' || metadata === null) return [400, { message: 'metadata is missing' }];
    const contract: Contract = {
      instance_id: `ins_${randomBytes(9).toString('hex')}`,
      chain_id,
      contract: `0x${randomBytes(20).toString('hex')}`,
      contract_name,
      amount: Number(amount),
      metadata,
      asks: 0,
    };
    this.contracts.set(contract.instance_id, contract);
    return [202, { instance_id: contract.instance_id, status: 'PENDING' }];
  }

  #read(id: string): readonly [number, object] {
    const found = this.contracts.get(id);
    if (found === undefined) return [404, { message: 'No such contract' }];
    found.asks += 1;
    const { instance_id, chain_id, contract } = found;
    const known = { instance_id, chain_id };
    if (this.mode === 'fails')
      return [200, { ...known, status: 'FAILED', message: 'The chain rejected the transaction' }];
    if (this.mode === 'stays-pending' || found.asks < WORKS_FOR) return [200, { ...known, status: 'PENDING' }];
    return [200, { ...known, status: 'DEPLOYED', contract, link: `${EXPLORERS[chain_id]}/address/${contract}` }];
  }

  #change(id: string, { contract_name, amount }: Fields): readonly [number, object] {
    const found = this.contracts.get(id);
    if (found === undefined) return [404, { message: 'No such contract' }];
    if (this.mode === 'refuses') return [403, { message: 'This contract is locked' }];
    if (typeof contract_name !== 'string' || Number(amount) < found.amount) return [400, { message: 'amount sank' }];
    found.contract_name = contract_name;
    found.amount = Number(amount);
    return [200, { instance_id: id, contract_name, amount: found.amount }];
  }
}
