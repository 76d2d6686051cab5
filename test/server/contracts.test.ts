import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { CONTRACT_ASKS } from '#domain/event/contract-deployment.ts';
import { later, MINUTE } from '#domain/kernel/instant.ts';
import { FollowContracts } from '#server/event/contract/follow-contracts.ts';
import { chat3Routes } from '#tools/staging/chat3/chat3.routes.ts';
import { Chat3Simulator } from '#tools/staging/chat3/chat3-simulator.ts';
import { type Account, catalogueWorld } from './catalogue-world.ts';

const ACCOUNT = { keyId: 'vemoi-test', secret: 'a-secret-of-this-test-only' };
const simulator = new Chat3Simulator(ACCOUNT);
const clock = { now: () => 0 };
const provider = Fastify();
await provider.register(chat3Routes(simulator, () => clock.now()));
const url = await provider.listen({ host: '127.0.0.1', port: 0 });
const world = await catalogueWorld(undefined, {
  CHAT3_API_URL: `${url}/chat3`,
  CHAT3_KEY_ID: ACCOUNT.keyId,
  CHAT3_SECRET: ACCOUNT.secret,
});
clock.now = world.now;
const organiser = await world.account('organiser');
const stranger = await world.account('stranger');
afterAll(() => provider.close());
beforeEach(() => {
  simulator.mode = 'deploys';
  simulator.contracts.clear();
});

const FIELDS = 'amount chain chain_id contract contract_name instance_id link message metadata status';
const DEPLOY = `mutation ($event: Int!, $input: DeployContractInput!) {
  deploy_contract_event_chat3(event_id: $event, input: $input) { ${FIELDS} } }`;
const CHANGE = `mutation ($event: Int!, $input: UpdateContractInput!) {
  udpate_contract_event_chat3(event_id: $event, input: $input) { ${FIELDS} } }`;
const READ = `query ($event: Int!) { deployed_contract_event(event_id: $event) { ${FIELDS} } }`;

type Contract = {
  readonly amount: number;
  readonly contract: string | null;
  readonly contract_name: string;
  readonly instance_id: string | null;
  readonly link: string | null;
  readonly message: string | null;
  readonly status: string;
};
const SEN = { chain: 'POLYGON', contract_name: 'Sen', amount: 100 };
const ask = async (
  text: string,
  event: number,
  input: object = SEN,
  by: Account = organiser,
  key: string = randomUUID(),
) => {
  const { data, refusals } = await world.ask(text, { as: by, key, variables: { event, input } });
  return { value: Object.values(data ?? {})[0] as unknown as Contract, refusals };
};
const read = (event: number) => world.one<Contract | null>(READ, { as: organiser, variables: { event } });
const follow = async (times = 1) => {
  for (let time = 0; time < times; time += 1) {
    world.setNow(later(world.now(), 5 * MINUTE));
    await world.use(FollowContracts)();
  }
};
const event = async (name = 'Đêm nhạc') => (await world.published(organiser, { name, inMs: 90 * 86_400_000 })).eventId;

describe('the contract of an event', () => {
  it('is started, handed to the provider and deployed [S7.7-45] [S7.7-46] [S3-78]', async () => {
    const id = await event('Đêm thơ');
    expect(await read(id)).toBe(null);
    const started = await ask(DEPLOY, id, { chain: 'BASE', contract_name: ' Sen ', amount: 250 });
    const asked = {
      amount: 250,
      chain: 'BASE',
      chain_id: 8_453,
      contract_name: 'Sen',
      metadata: { event_id: id, name: 'Đêm thơ', url: `https://vemoi.test/event/dem-tho-${id}` },
    };
    const nothing = { contract: null, instance_id: null, link: null, message: null };
    expect(started.value).toEqual({ ...asked, ...nothing, status: 'REQUESTED' });
    await follow();
    const [made] = [...simulator.contracts.values()];
    expect(made).toMatchObject({ chain_id: 8_453, contract_name: 'Sen', amount: 250, metadata: asked.metadata });
    expect(await read(id)).toEqual({ ...asked, ...nothing, instance_id: made?.instance_id, status: 'PENDING' });
    await follow(2);
    expect(await read(id)).toEqual({
      ...asked,
      contract: made?.contract,
      instance_id: made?.instance_id,
      link: `https://basescan.org/address/${made?.contract}`,
      message: null,
      status: 'DEPLOYED',
    });
    await follow(2);
    expect(made?.asks).toBe(2);
  });

  it('is started once per key, and never beside one that stands', async () => {
    const id = await event();
    const key = randomUUID();
    const first = await ask(DEPLOY, id, SEN, organiser, key);
    expect((await ask(DEPLOY, id, SEN, organiser, key)).value).toEqual(first.value);
    expect((await ask(DEPLOY, id, { ...SEN, amount: 7 }, organiser, key)).refusals).toEqual([
      { code: 'IDEMPOTENCY_KEY_REUSED' },
    ]);
    expect((await ask(DEPLOY, id)).refusals).toEqual([{ code: 'EVENT_STATE_FORBIDS', state: 'CONTRACT_REQUESTED' }]);
    await Promise.all([follow(), world.use(FollowContracts)(), world.use(FollowContracts)()]);
    await follow(3);
    expect(simulator.contracts.size).toBe(1);
    expect((await ask(DEPLOY, id)).refusals).toEqual([{ code: 'EVENT_STATE_FORBIDS', state: 'CONTRACT_DEPLOYED' }]);
  });

  it('takes another name and more tokens, and keeps what stands when that is refused [S7.7-47]', async () => {
    const id = await event();
    await ask(DEPLOY, id);
    expect((await ask(CHANGE, id, { contract_name: 'Sen', amount: 101 })).refusals).toEqual([
      { code: 'EVENT_STATE_FORBIDS', state: 'CONTRACT_REQUESTED' },
    ]);
    await follow(3);
    const deployed = await read(id);
    const wanted = { contract_name: 'Sen vàng', amount: 150 };
    expect((await ask(CHANGE, id, wanted)).value).toEqual({ ...deployed, status: 'UPDATING' });
    await follow();
    expect(await read(id)).toEqual({ ...deployed, ...wanted });
    expect([...simulator.contracts.values()]).toMatchObject([wanted]);
    expect((await ask(CHANGE, id, { ...wanted, amount: 149 })).refusals).toEqual([
      { code: 'INVALID_INPUT', field: 'input.amount', problem: { kind: 'TOO_SMALL', min: 150 } },
    ]);
    simulator.mode = 'refuses';
    await ask(CHANGE, id, { ...wanted, amount: 151 });
    await follow();
    expect(await read(id)).toEqual({ ...deployed, ...wanted, message: 'This contract is locked' });
  });

  it('fails with the provider’s reason, and is tried again with other terms', async () => {
    const id = await event();
    simulator.mode = 'refuses';
    await ask(DEPLOY, id);
    await follow();
    expect(await read(id)).toMatchObject({
      status: 'FAILED',
      message: 'The account has no funds for this deployment',
      instance_id: null,
    });
    simulator.mode = 'fails';
    expect((await ask(CHANGE, id, { contract_name: 'Sen', amount: 9 })).value).toMatchObject({ status: 'REQUESTED' });
    await follow(2);
    expect(await read(id)).toMatchObject({ status: 'FAILED', message: 'The chain rejected the transaction' });
    simulator.mode = 'deploys';
    await ask(DEPLOY, id, { ...SEN, chain: 'BASE' });
    await follow(3);
    expect(await read(id)).toMatchObject({ status: 'DEPLOYED', chain: 'BASE', amount: 100, message: null });
  });

  it('outlives a provider that is away or answers with a wrong signature, and gives up on a silent one', async () => {
    const id = await event();
    await ask(DEPLOY, id);
    simulator.mode = 'down';
    await follow(2);
    expect(await read(id)).toMatchObject({ status: 'REQUESTED' });
    // It was accepted, but its answer is not trusted: the same request is repeated.
    simulator.mode = 'wrong-signature';
    await follow();
    expect([(await read(id))?.status, simulator.contracts.size]).toEqual(['REQUESTED', 1]);
    simulator.mode = 'stays-pending';
    await follow();
    expect([(await read(id))?.status, simulator.contracts.size]).toEqual(['PENDING', 1]);
    await follow(CONTRACT_ASKS - 1);
    expect(await read(id)).toMatchObject({ status: 'PENDING' });
    await follow();
    expect(await read(id)).toMatchObject({ status: 'FAILED', message: null });
  });

  it('is the team’s alone, of a published event, within its limits', async () => {
    const id = await event();
    for (const text of [DEPLOY, CHANGE])
      expect(
        (await ask(text, id, text === DEPLOY ? SEN : { contract_name: 'Sen', amount: 1 }, stranger)).refusals,
      ).toEqual([{ code: 'FORBIDDEN' }]);
    expect((await world.ask(READ, { as: stranger, variables: { event: id } })).refusals).toEqual([
      { code: 'FORBIDDEN' },
    ]);
    for (const [input, field] of [
      [{ ...SEN, chain: 'DOGE' }, 'input.chain'],
      [{ ...SEN, contract_name: ' ' }, 'input.contract_name'],
      [{ ...SEN, amount: 0 }, 'input.amount'],
      [{ ...SEN, amount: 1_000_001 }, 'input.amount'],
    ] as const)
      expect((await ask(DEPLOY, id, input)).refusals).toMatchObject([{ code: 'INVALID_INPUT', field }]);
    expect((await ask(CHANGE, id, { contract_name: 'Sen', amount: 1 })).refusals).toEqual([{ code: 'NOT_FOUND' }]);
    await world.one(`mutation { update_event_status(id: ${id}, status: "READY") { id } }`, { as: organiser });
    expect((await ask(DEPLOY, id)).refusals).toEqual([{ code: 'EVENT_STATE_FORBIDS', state: 'READY' }]);
    expect(await read(id)).toBe(null);
  });
});

describe('the simulated provider', () => {
  it('refuses what is unsigned, old, or signed with another secret', async () => {
    const post = async (headers: Readonly<Record<string, string>>) =>
      (
        await fetch(`${url}/chat3/v1/contracts`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: '{}',
        })
      ).json();
    expect(await post({})).toEqual({ message: 'Unknown key' });
    const key = { 'x-chat3-key': ACCOUNT.keyId };
    expect(await post({ ...key, 'x-chat3-timestamp': '1600000000000' })).toEqual({
      message: 'The timestamp is too old',
    });
    expect(
      await post({ ...key, 'x-chat3-timestamp': String(world.now()), 'x-chat3-signature': 'f'.repeat(64) }),
    ).toEqual({ message: 'Wrong signature' });
  });
});
