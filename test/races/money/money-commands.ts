import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { HOUR, MINUTE } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import type { ApprovalAnswer } from '#domain/ticket/approval.ts';
import type { AnnouncedRefundWish } from '#server/sale/decide-refunds.ts';
import type { SaleWorld } from '../sale-world.ts';
import { type Command, command, nodeOf, ORDERS, rowOf, TICKETS } from './a-command.ts';
import { cancel, carryOut, EVENT_COMMANDS, move, tellMoves, undo } from './event-commands.ts';
import {
  buyAtGateway,
  dispute,
  disputePart,
  finishBack,
  GATEWAY_COMMANDS,
  giveUpBack,
  payAnotherWay,
  payThere,
  refuseThere,
  sendBack,
  settleDisputes,
  tell,
  winDispute,
} from './gateway-commands.ts';
import { INVOICE_COMMANDS, issueInvoices, wantInvoices } from './invoice-commands.ts';
import { picked } from './money-model.ts';
import { askPayout, bankPays, everythingMatures, movePayout } from './payout-commands.ts';
import { buyFromWallet, WALLET_COMMANDS } from './wallet-commands.ts';

const buy = (node: number, quantities: readonly number[], donation: number, wallet = 0): Command => {
  const what = `buy ${quantities.join('+')} with a donation of ${donation} and ${wallet} from a wallet on node ${node}`;
  return command(what, async (model, real) => {
    const world = nodeOf(real, node);
    const accountId = await world.buyer();
    const { sectionEventId } = real.sale;
    if (wallet > 0) await world.giveMoney(accountId, wallet);
    if (donation > 0) await world.saveDonation({ accountId, sectionEventId, amount: dong(donation), message: null });
    const begun = await world.checkout(accountId, real.sale, quantities, { wallet: dong(wallet) });
    if (!begun.ok) return;
    const { checkoutSessionId } = begun.value;
    if (donation === 0 && quantities.every((quantity, type) => type === FREE_TYPE || quantity === 0)) {
      model.freeOrders.push({ accountId, checkoutSessionId });
      return;
    }
    const asked = { accountId, eventId: real.sale.eventId, checkoutSessionId };
    const transfer = await world.requestTransfer(asked);
    if (!transfer.ok) throw new Error(`No transfer: ${transfer.refusal.code}`);
    model.purchases.push({
      ...asked,
      code: transfer.value.message,
      amount: transfer.value.amount,
      transfer: transfer.value,
    });
    if (wallet > 0) model.withPart.push({ accountId, given: wallet });
  });
};

const AMOUNTS = {
  exactly: (price: number) => price,
  short: (price: number) => Math.max(1, price - 20_000),
  'the missing 20,000': () => 20_000,
  over: (price: number) => price + 15_000,
} as const;

const pay = (node: number, purchase: number, how: keyof typeof AMOUNTS): Command =>
  command(`pay ${purchase} ${how} on node ${node}`, async (model, real) => {
    const bought = picked(model.purchases, purchase);
    if (bought === undefined) return;
    const world = nodeOf(real, node);
    const transfer = world.transferOf(bought.code, AMOUNTS[how](bought.amount));
    model.transfers.push(transfer);
    await world.receive(transfer);
  });

const tellAgain = (node: number, transfer: number, feed: 'the same' | 'the other'): Command =>
  command(`tell of transfer ${transfer} again by ${feed} feed on node ${node}`, async (model, real) => {
    const told = picked(model.transfers, transfer);
    if (told === undefined) return;
    await nodeOf(real, node).receive(
      feed === 'the same'
        ? told
        : { ...told, provider: 'casso', providerTransferId: `casso-${told.providerTransferId}` },
    );
  });

const pass = (node: number, ms: number): Command =>
  command(`${ms / MINUTE} minutes pass`, async (_, real) => {
    for (const each of real.nodes) each.pass(ms);
    await nodeOf(real, node).releaseDue();
    await nodeOf(real, node + 1).attendForgotten();
    await Promise.all(real.nodes.map((each) => each.finishWalletPayments()));
  });

const chooseLate = (node: number, purchase: number, choice: 'REFUND' | 'WAIT'): Command =>
  command(`buyer of ${purchase} chooses ${choice} on node ${node}`, async (model, real) => {
    const bought = picked([...model.purchases, ...model.atGateways], purchase);
    if (bought !== undefined) await nodeOf(real, node).chooseLate({ ...bought, choice });
  });

const seatLate = (node: number): Command =>
  command(`late money is seated on node ${node}`, async (_, real) => nodeOf(real, node).seatLate());

const giveUp = (node: number, purchase: number): Command =>
  command(`buyer of ${purchase} gives up on node ${node}`, async (model, real) => {
    const bought = picked([...model.purchases, ...model.atGateways], purchase);
    if (bought !== undefined) await nodeOf(real, node).giveUp(bought);
  });

const PAYMENTS = `SELECT p.payment_id, o.user_order_id FROM payment p
  JOIN user_order o USING (event_id, checkout_session_id) WHERE p.event_id = $1 ORDER BY p.payment_id`;
const REFUNDS = `SELECT refund_id, transfer_code, (tickets + donation + late + surplus - wallet)::text AS amount FROM refund
  WHERE event_id = $1 ORDER BY refund_id`;

/** `crash` ends the caller's transaction before its commit, and the same wish is repeated. */
const decide = async (world: SaleWorld, eventId: number, wish: AnnouncedRefundWish, crash: boolean): Promise<void> => {
  const attempt = (fails: boolean) =>
    world.database.transaction(async (tx) => {
      await world.decideRefunds(tx, eventId, [wish]);
      if (fails) throw new Error('killed');
    });
  if (crash) await attempt(true).catch(() => undefined);
  await attempt(false);
};
const asked = { note: null, by: null, tell: true } as const;

const refundOrder = (
  node: number,
  order: number,
  reason: 'ORDER_CANCELLED' | 'EVENT_CANCELLED',
  crash: boolean,
): Command =>
  command(`order ${order} is refunded (${reason}) on node ${node}${crash ? ', killed once' : ''}`, async (_, real) => {
    const world = nodeOf(real, node);
    const { eventId } = real.sale;
    const row = await rowOf(world, ORDERS, eventId, order);
    if (row === undefined) return;
    const { user_order_id: orderId = '' } = row;
    await decide(world, eventId, { ...asked, key: `${reason} ${orderId}`, orderId, reason, of: 'ALL' }, crash);
  });

const refundTicket = (node: number, ticket: number, crash: boolean): Command =>
  command(`ticket ${ticket} is refunded on node ${node}${crash ? ', killed once' : ''}`, async (_, real) => {
    const world = nodeOf(real, node);
    const { eventId } = real.sale;
    const row = await rowOf(world, TICKETS, eventId, ticket);
    if (row === undefined) return;
    const { user_order_id: orderId = '', bought_ticket_id: ticketId = '' } = row;
    const of = { ticketIds: [ticketId], donation: false };
    await decide(
      world,
      eventId,
      { ...asked, key: `ticket ${ticketId}`, orderId, reason: 'ORDER_CANCELLED', of },
      crash,
    );
  });

const refundExcess = (node: number, payment: number, reason: 'SURPLUS' | 'SECOND_PAYMENT' | 'LATE_MONEY'): Command =>
  command(`${reason} of payment ${payment} goes back on node ${node}`, async (_, real) => {
    const world = nodeOf(real, node);
    const { eventId } = real.sale;
    const row = await rowOf(world, PAYMENTS, eventId, payment);
    if (row === undefined) return;
    const { user_order_id: orderId = '', payment_id: paymentId = '' } = row;
    await decide(
      world,
      eventId,
      { ...asked, key: `${reason} ${randomUUID()}`, orderId, reason, paymentId, amount: 'ALL' },
      false,
    );
  });

// What is with a gateway is moved by its reports alone.
const BY_TRANSFER = REFUNDS.replace('WHERE', 'WHERE NOT by_provider AND');

const moveRefund = (node: number, refund: number, step: 'SEND' | 'CONFIRM' | 'FAIL'): Command =>
  command(`refund ${refund}: ${step} on node ${node}`, async (_, real) => {
    const world = nodeOf(real, node);
    const { eventId } = real.sale;
    const row = await rowOf(world, BY_TRANSFER, eventId, refund);
    if (row === undefined) return;
    const { refund_id: refundId = '' } = row;
    await world.database.transaction((tx) =>
      world.moveRefund(
        tx,
        step === 'FAIL'
          ? { eventId, refundId, by: null, step, because: 'account closed', tell: true }
          : { eventId, refundId, by: null, step },
      ),
    );
  });

const payOut = (node: number, refund: number, more: number): Command =>
  command(`refund ${refund} is transferred, ${more} more than due, on node ${node}`, async (_, real) => {
    const world = nodeOf(real, node);
    const row = await rowOf(world, REFUNDS, real.sale.eventId, refund);
    if (row === undefined) return;
    const { transfer_code: code = '', amount = '0' } = row;
    await world.receive(world.transferOf(code, Number(amount) + more, { direction: 'out' }));
  });

const answer = (node: number, order: number, answered: ApprovalAnswer): Command =>
  command(`order ${order}: ${answered} on node ${node}`, async (_, real) => {
    const world = nodeOf(real, node);
    const { eventId } = real.sale;
    const row = await rowOf(world, ORDERS, eventId, order);
    if (row === undefined) return;
    const { user_order_id: orderId = '' } = row;
    await world.answerApproval({ eventId, orderId, answer: answered, by: null, message: null });
  });

const refundOwed = (node: number): Command =>
  command(`what is owed goes back by itself on node ${node}`, async (_, real) => {
    await nodeOf(real, node).refundOwed();
    await nodeOf(real, node + 1).remindLate();
  });

const earn = (node: number): Command =>
  command(`rewards are booked and mature on node ${node}`, async (_, real) => {
    await nodeOf(real, node).followEarnings();
    await nodeOf(real, node).matureEarnings();
  });

/** The second of the sale's two ticket types costs nothing. */
const FREE_TYPE = 1;

const node = fc.nat(1);
const index = fc.nat(7);

const buying = fc
  .tuple(node, fc.constantFrom([1, 0], [2, 0], [2, 1], [3, 0]), fc.constantFrom(0, 0, 30_000))
  .map(([on, quantities, donation]) => buy(on, quantities, donation));
const buyingInPart = fc
  .tuple(node, fc.constantFrom([1, 0], [2, 0], [2, 1]), fc.constantFrom(0, 30_000), fc.constantFrom(1, 33_333, 89_999))
  .map(([on, quantities, donation, wallet]) => buy(on, quantities, donation, wallet));
const paying = fc.tuple(node, index).map(([on, purchase]) => pay(on, purchase, 'exactly'));
const refunding = fc
  .tuple(node, index, fc.constantFrom<'SEND' | 'CONFIRM' | 'FAIL'>('SEND', 'CONFIRM', 'FAIL'))
  .map(([on, refund, step]) => moveRefund(on, refund, step));
const WAYS: readonly fc.Arbitrary<Command>[] = [
  fc.tuple(node, fc.constantFrom(0, 30_000)).map(([on, donation]) => buy(on, [0, 1], donation)),
  fc
    .tuple(node, index, fc.constantFrom<keyof typeof AMOUNTS>('short', 'the missing 20,000', 'over', 'exactly'))
    .map(([on, purchase, how]) => pay(on, purchase, how)),
  fc
    .tuple(node, index, fc.constantFrom<'the same' | 'the other'>('the same', 'the other'))
    .map(([on, transfer, feed]) => tellAgain(on, transfer, feed)),
  fc.tuple(node, index, fc.constantFrom(0, 0, 1_000)).map(([on, refund, more]) => payOut(on, refund, more)),
  fc
    .tuple(node, index, fc.constantFrom<ApprovalAnswer>('APPROVE', 'DECLINE', 'WITHDRAW'))
    .map(([on, order, answered]) => answer(on, order, answered)),
  node.map(refundOwed),
  fc.tuple(node, fc.constantFrom(5 * MINUTE, 46 * MINUTE, 24 * HOUR, 7 * 24 * HOUR)).map(([on, ms]) => pass(on, ms)),
  fc
    .tuple(node, index, fc.constantFrom<'REFUND' | 'WAIT'>('REFUND', 'WAIT'))
    .map(([on, purchase, choice]) => chooseLate(on, purchase, choice)),
  node.map(seatLate),
  node.map(earn),
  fc.tuple(node, index).map(([on, purchase]) => giveUp(on, purchase)),
  fc
    .tuple(
      node,
      index,
      fc.constantFrom<'ORDER_CANCELLED' | 'EVENT_CANCELLED'>('ORDER_CANCELLED', 'EVENT_CANCELLED'),
      fc.boolean(),
    )
    .map(([on, order, reason, crash]) => refundOrder(on, order, reason, crash)),
  fc.tuple(node, index, fc.boolean()).map(([on, ticket, crash]) => refundTicket(on, ticket, crash)),
  fc
    .tuple(
      node,
      index,
      fc.constantFrom<'SURPLUS' | 'SECOND_PAYMENT' | 'LATE_MONEY'>('SURPLUS', 'SECOND_PAYMENT', 'LATE_MONEY'),
    )
    .map(([on, payment, reason]) => refundExcess(on, payment, reason)),
];

export const MONEY_COMMANDS: fc.Arbitrary<Command>[] = [
  ...WAYS,
  ...EVENT_COMMANDS,
  ...WALLET_COMMANDS,
  ...GATEWAY_COMMANDS,
  ...INVOICE_COMMANDS,
  ...[buying, buyingInPart, paying, paying, paying, refunding, refunding, refunding],
];

const earned = (): Command[] => [buy(0, [2, 0], 0), pay(1, 0, 'exactly'), earn(0)];
const toRefund = (): Command[] => [
  buy(0, [1, 0], 0),
  pay(0, 0, 'exactly'),
  refundOrder(0, 0, 'ORDER_CANCELLED', false),
];

const paidAt = (...[tickets, wallet, method]: readonly [number, number, 'QrVnpay' | 'Stripe']): Command[] => [
  buyAtGateway(0, tickets, wallet, method),
  payThere(0),
  tell(0, 0, 2),
];

/** A paid order of two tickets whose money can be withdrawn. */
export const MATURED_SALE: readonly Command[] = [...earned(), everythingMatures(0)];
/** What still changes earnings then. */
export const AFTER_MATURITY: readonly fc.Arbitrary<Command>[] = [
  fc.tuple(node, fc.boolean()).map(([on, crash]) => refundOrder(on, 0, 'ORDER_CANCELLED', crash)),
  fc.tuple(node, index, fc.boolean()).map(([on, ticket, crash]) => refundTicket(on, ticket, crash)),
  node.map(earn),
];
const approvedPayout = (source: 'revenue' | 'balance'): Command[] => [
  askPayout(0, source, 0, 0),
  movePayout(1, 0, 'APPROVE', 0),
  movePayout(0, 0, 'APPROVE', 0),
  movePayout(0, 0, 'APPROVE', 1),
];

type Walk = {
  readonly reaches: readonly string[];
  readonly commands: readonly Command[];
  /** Of an event that approves each order. */
  readonly approval?: true;
};

/** States that a few hundred random runs do not always reach. */
export const SELDOM_WALKED: readonly Walk[] = [
  { reaches: ['SENT'], commands: [...toRefund(), moveRefund(0, 0, 'SEND')] },
  { reaches: ['FAILED'], commands: [...toRefund(), moveRefund(0, 0, 'SEND'), moveRefund(1, 0, 'FAIL')] },
  { reaches: ['REFUND_PAID', 'REFUND_SECOND'], commands: [...toRefund(), payOut(0, 0, 0), payOut(1, 0, 0)] },
  { reaches: ['REFUND_AMOUNT'], commands: [...toRefund(), payOut(0, 0, 1_000)] },
  {
    reaches: ['wallet RELEASED', 'wallet SETTLED'],
    commands: [buyFromWallet(0, 1, 0, 'held'), buyFromWallet(1, 1, 0, 'charged'), pass(0, 5 * MINUTE)],
  },
  {
    reaches: ['part SETTLED', 'part RELEASED', 'part refunded'],
    commands: [
      buy(0, [2, 0], 0, 33_333),
      pay(1, 0, 'exactly'),
      refundTicket(0, 0, true),
      buy(1, [1, 0], 0, 1),
      pass(0, 46 * MINUTE),
    ],
  },
  {
    reaches: ['VNPAY PAID', 'at a gateway DONE', 'late at a gateway'],
    commands: [
      buyAtGateway(0, 2, 33_333, 'QrVnpay'),
      pass(0, 46 * MINUTE),
      payThere(0),
      tell(1, 0, 2),
      chooseLate(0, 0, 'REFUND'),
      sendBack(0, 'answer lost', null),
      sendBack(1, 'done', 1),
    ],
  },
  {
    reaches: ['STRIPE PAID', 'at a gateway REFUSED'],
    commands: [
      ...paidAt(2, 33_333, 'Stripe'),
      refundTicket(0, 0, false),
      sendBack(0, 'accepted', null),
      finishBack(false),
      sendBack(0, 'request lost', null),
      refundOrder(1, 0, 'ORDER_CANCELLED', true),
      giveUpBack(1, 0),
    ],
  },
  {
    reaches: ['VNPAY CANCELLED', 'STRIPE FAILED', 'STRIPE CANCELLED'],
    commands: [
      buyAtGateway(0, 1, 0, 'QrVnpay'),
      buyAtGateway(1, 1, 0, 'Stripe'),
      refuseThere(0),
      refuseThere(1),
      tell(0, 0, 1),
      tell(1, 1, 1),
      buyAtGateway(1, 1, 0, 'Stripe'),
      pass(1, 46 * MINUTE),
      tell(0, 2, 1),
    ],
  },
  { reaches: ['CHARGEBACK'], commands: [...paidAt(2, 33_333, 'Stripe'), refundTicket(0, 0, false), dispute(1, 0, 2)] },
  {
    reaches: ['dispute WON', 'won back', 'won back refunded'],
    commands: [
      ...paidAt(2, 0, 'Stripe'),
      refundTicket(0, 0, false),
      dispute(1, 0, 2),
      winDispute(0, 0, 2),
      settleDisputes(1, 'REFUND'),
      sendBack(0, 'done', null),
    ],
  },
  {
    reaches: ['dispute PART'],
    commands: [...paidAt(2, 0, 'Stripe'), disputePart(0, 0), refundTicket(1, 0, false)],
  },
  {
    reaches: ['invoice ISSUED', 'invoice adjusted'],
    commands: [
      buy(0, [3, 0], 50_000),
      wantInvoices(0),
      pay(0, 0, 'exactly'),
      issueInvoices(0, 'answer lost'),
      refundTicket(0, 0, false),
      issueInvoices(1, 'issues'),
      issueInvoices(0, 'issues'),
      issueInvoices(1, 'refuses'),
      refundTicket(1, 0, false),
    ],
  },
  {
    reaches: ['invoice DROPPED'],
    commands: [
      buy(0, [1, 0], 0),
      wantInvoices(1),
      pay(0, 0, 'exactly'),
      refundOrder(0, 0, 'ORDER_CANCELLED', false),
      issueInvoices(0, 'issues'),
    ],
  },
  {
    reaches: ['late CHARGEBACK'],
    commands: [
      buyAtGateway(0, 1, 0, 'Stripe'),
      payAnotherWay(1, 0, 'BankTransfer'),
      pay(0, 0, 'exactly'),
      payThere(0),
      tell(0, 0, 1),
      dispute(0, 0, 2),
    ],
  },
  {
    reaches: ['move SUPERSEDED', 'move DONE'],
    commands: [buy(0, [1, 0], 0), pay(0, 0, 'exactly'), move(0), move(1), pass(0, 24 * HOUR), tellMoves(1)],
  },
  {
    reaches: ['cancellation UNDONE', 'cancellation DONE'],
    commands: [
      buy(0, [1, 0], 0),
      pay(0, 0, 'exactly'),
      cancel(0, 'event'),
      undo(1),
      cancel(1, 'session'),
      pass(1, 46 * MINUTE),
      carryOut(0, 2),
    ],
  },
  { reaches: ['LATE_SEATED'], commands: [buy(0, [1, 0], 0), pass(0, 46 * MINUTE), pay(1, 0, 'exactly')] },
  { reaches: ['WITHDRAWN'], commands: [buy(0, [0, 1], 0), answer(1, 0, 'WITHDRAW')], approval: true },
  { reaches: ['TAKEN_BACK'], commands: [...earned(), refundOrder(1, 0, 'ORDER_CANCELLED', true), earn(0)] },
  {
    reaches: ['MATURED'],
    commands: [...earned(), ...Array.from({ length: 3 }, () => pass(1, 7 * 24 * HOUR)), earn(1)],
  },
  {
    reaches: ['payout TRANSFERRED', 'WITHDRAWAL_PAID'],
    commands: [
      ...MATURED_SALE,
      ...approvedPayout('revenue'),
      bankPays(1, 0, 1_000),
      bankPays(0, 0, 0),
      bankPays(1, 0, 0),
    ],
  },
  {
    reaches: ['payout REJECTED'],
    commands: [...MATURED_SALE, ...approvedPayout('balance'), movePayout(1, 0, 'RETURN', 2), bankPays(0, 0, 0)],
  },
  {
    reaches: ['payout CANCELLED'],
    commands: [...MATURED_SALE, askPayout(1, 'balance', 1, 0), movePayout(0, 0, 'CANCEL', 3)],
  },
];
