import fc from 'fast-check';
import { dong } from '#domain/kernel/money/dong.ts';
import type { PaymentMethod } from '#domain/money/payment/payment-method.ts';
import { type Command, command, gatewaysOf, nodeOf, rowOf } from './a-command.ts';
import { type MoneyModel, picked, type SoldEvent } from './money-model.ts';
import { MOODS, type Mood } from './simulated-money.ts';

type Method = Extract<PaymentMethod, 'QrVnpay' | 'Stripe'>;

export const buyAtGateway = (node: number, tickets: number, wallet: number, method: Method): Command =>
  command(`buy ${tickets} by ${method} and ${wallet} from a wallet on node ${node}`, async (model, real) => {
    const world = nodeOf(real, node);
    const accountId = await world.buyer();
    if (wallet > 0) await world.giveMoney(accountId, wallet);
    const begun = await world.checkout(accountId, real.sale, [tickets, 0], { wallet: dong(wallet) });
    if (!begun.ok) return;
    if (wallet > 0) model.withPart.push({ accountId, given: wallet });
    const { checkoutSessionId } = begun.value;
    const asked = { accountId, eventId: real.sale.eventId, checkoutSessionId };
    const attempt = await gatewaysOf(real, node).start(asked, method, 'first');
    if (attempt !== null) model.atGateways.push({ ...asked, attempt });
  });

export const payAnotherWay = (node: number, purchase: number, method: Method | 'BankTransfer'): Command =>
  command(`pay ${purchase} by ${method} instead on node ${node}`, async (model, real) => {
    const bought = picked([...model.atGateways, ...model.purchases, ...model.fromWallets], purchase);
    if (bought === undefined) return;
    const { accountId, eventId, checkoutSessionId } = bought;
    const asked = { accountId, eventId, checkoutSessionId };
    if (method !== 'BankTransfer') {
      const attempt = await gatewaysOf(real, node).start(asked, method, `again ${purchase % 2}`);
      if (attempt !== null) model.atGateways.push({ ...asked, attempt });
      return;
    }
    const transfer = await nodeOf(real, node).requestTransfer(asked);
    if (!transfer.ok) return;
    const { message: code, amount } = transfer.value;
    model.purchases.push({ ...asked, code, amount, transfer: transfer.value });
  });

/** Known to the product only once it is told or asks. */
export const payThere = (attempt: number): Command =>
  command(`attempt ${attempt} is paid at its gateway`, async (model, { nodes: [world] }) => {
    const { attempt: at } = picked(model.atGateways, attempt) ?? {};
    if (at !== undefined && (await at.pay(world.now()))) model.takenByGateways += at.amount;
  });

export const refuseThere = (attempt: number): Command =>
  command(`attempt ${attempt} is given up or refused at its gateway`, async (model) =>
    picked(model.atGateways, attempt)?.attempt.refuse(),
  );

export const tell = (node: number, attempt: number, times: number): Command =>
  command(`the gateway calls about attempt ${attempt} on node ${node}, ${times} times`, async (model, real) => {
    const { attempt: at } = picked(model.atGateways, attempt) ?? {};
    for (let turn = 0; at !== undefined && turn < times; turn++) await gatewaysOf(real, node + turn).tell(at);
  });

const buyerReturns = (node: number, attempt: number): Command =>
  command(`the buyer of attempt ${attempt} returns on node ${node}`, async (model, real) => {
    const bought = picked(model.atGateways, attempt);
    if (bought !== undefined) await gatewaysOf(real, node).returns(bought);
  });

const askSilent = (node: number): Command =>
  command(`silent gateways are asked on node ${node}`, (_, real) => gatewaysOf(real, node).askSilent());

export const sendBack = (node: number, mood: Mood, killedIn: number | null): Command =>
  command(`refunds go to gateways (${mood}) on node ${node}, killed in ${killedIn ?? 'no transaction'}`, (_, real) =>
    gatewaysOf(real, node).sendRefunds(mood, killedIn),
  );

export const finishBack = (done: boolean): Command =>
  command(`refunds that gateways work on are ${done ? 'done' : 'refused'}`, (_, { outside }) =>
    outside.finishRefunds(done),
  );

const hearBack = (node: number, attempt: number): Command =>
  command(`the card provider calls about refunds of attempt ${attempt} on node ${node}`, async (model, real) => {
    const { attempt: at } = picked(model.atGateways, attempt) ?? {};
    if (at?.provider === 'STRIPE') await gatewaysOf(real, node).hearRefund(at.reference);
  });

const AT_PROVIDER = `SELECT refund_id FROM refund WHERE event_id = $1 AND by_provider ORDER BY refund_id`;

export const giveUpBack = (node: number, refund: number): Command =>
  command(`a person gives up refund ${refund} at its gateway on node ${node}`, async (_, real) => {
    const world = nodeOf(real, node);
    const { eventId } = real.sale;
    const { refund_id: refundId } = (await rowOf(world, AT_PROVIDER, eventId, refund)) ?? {};
    if (refundId === undefined) return;
    const by = await world.buyer();
    await world.failRefund({ eventId, refundId, because: 'card closed', askAgain: false, by });
  });

export const dispute = (node: number, attempt: number, times: number): Command =>
  command(`attempt ${attempt} is disputed on node ${node}, told ${times} times`, async (model, real) => {
    const { attempt: at } = picked(model.atGateways, attempt) ?? {};
    for (let turn = 0; at !== undefined && turn < times; turn++) await gatewaysOf(real, node + turn).dispute(at);
  });

export const disputePart = (node: number, attempt: number): Command =>
  command(`a part of attempt ${attempt} is disputed on node ${node}`, async (model, real) => {
    const { attempt: at } = picked(model.atGateways, attempt) ?? {};
    if (at !== undefined) await gatewaysOf(real, node).dispute(at, true);
  });

export const winDispute = (node: number, attempt: number, times: number): Command =>
  command(`the dispute of attempt ${attempt} is won on node ${node}, told ${times} times`, async (model, real) => {
    const { attempt: at } = picked(model.atGateways, attempt) ?? {};
    for (let turn = 0; at !== undefined && turn < times; turn++) await gatewaysOf(real, node + turn).winDispute(at);
  });

export const settleDisputes = (node: number, outcome: 'REFUND' | 'HANDLED'): Command =>
  command(`an accountant settles disputes (${outcome}) on node ${node}`, (_, real) =>
    gatewaysOf(real, node).settleDisputes(real.sale.eventId, outcome),
  );

const node = fc.nat(1);
const index = fc.nat(7);
const times = fc.constantFrom(1, 1, 2);
const method = fc.constantFrom<Method>('QrVnpay', 'Stripe');

export const GATEWAY_COMMANDS: readonly fc.Arbitrary<Command>[] = [
  fc
    .tuple(node, fc.integer({ min: 1, max: 3 }), fc.constantFrom(0, 0, 33_333), method)
    .map(([on, tickets, wallet, by]) => buyAtGateway(on, tickets, wallet, by)),
  fc
    .tuple(node, index, fc.constantFrom<Method | 'BankTransfer'>('QrVnpay', 'Stripe', 'BankTransfer'))
    .map(([on, purchase, by]) => payAnotherWay(on, purchase, by)),
  index.map(payThere),
  fc.oneof({ weight: 1, arbitrary: index.map(refuseThere) }, { weight: 2, arbitrary: index.map(payThere) }),
  fc.tuple(node, index, times).map(([on, attempt, often]) => tell(on, attempt, often)),
  fc.oneof(
    node.map(askSilent),
    fc.tuple(node, index).map(([on, attempt]) => buyerReturns(on, attempt)),
  ),
  fc
    .tuple(node, fc.constantFrom(...MOODS), fc.constantFrom(null, null, 1, 2))
    .map(([on, mood, killedIn]) => sendBack(on, mood, killedIn)),
  fc.oneof(
    fc.boolean().map(finishBack),
    fc.tuple(node, index).map(([on, attempt]) => hearBack(on, attempt)),
    fc.tuple(node, index).map(([on, refund]) => giveUpBack(on, refund)),
  ),
  fc.tuple(node, index, times).map(([on, attempt, often]) => dispute(on, attempt, often)),
  fc.oneof(
    fc.tuple(node, index).map(([on, attempt]) => disputePart(on, attempt)),
    fc.tuple(node, index, times).map(([on, attempt, often]) => winDispute(on, attempt, often)),
    fc
      .tuple(node, fc.constantFrom<'REFUND' | 'HANDLED'>('REFUND', 'REFUND', 'HANDLED'))
      .map(([on, outcome]) => settleDisputes(on, outcome)),
  ),
];

const MOST_TURNS = 12;

/** Gateways tell all that they know, and do all that they were asked. */
export async function endAtGateways(
  { atGateways }: MoneyModel,
  { gateways: [hands], outside, sale }: SoldEvent,
): Promise<void> {
  for (const { attempt } of atGateways) await hands.tell(attempt);
  await hands.loseDisputes(sale.eventId);
  for (let turn = 0; turn < MOST_TURNS && (await hands.openRefunds()) > 0; turn++) {
    await outside.finishRefunds(true);
    await hands.sendRefunds('done', null);
  }
}
