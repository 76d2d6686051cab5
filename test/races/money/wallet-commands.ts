import fc from 'fast-check';
import { dong } from '#domain/kernel/money/dong.ts';
import { type Command, command, nodeOf } from './a-command.ts';
import { picked } from './money-model.ts';

const GIVEN = 300_000;

export const buyFromWallet = (
  node: number,
  tickets: number,
  donation: number,
  after: null | 'held' | 'begun' | 'charged',
) =>
  command(
    `buy ${tickets} with a donation of ${donation} from a wallet on node ${node}, killed after ${after ?? 'nothing'}`,
    async (model, real) => {
      const world = nodeOf(real, node);
      const accountId = await world.buyer();
      const { sectionEventId, eventId } = real.sale;
      await world.giveMoney(accountId, GIVEN);
      if (donation > 0) await world.saveDonation({ accountId, sectionEventId, amount: dong(donation), message: null });
      const begun = await world.checkout(accountId, real.sale, [tickets, 0]);
      if (!begun.ok) return;
      const { checkoutSessionId, quote } = begun.value;
      const asked = { accountId, eventId, checkoutSessionId };
      model.fromWallets.push(asked);
      if (after === null) return world.payFromWallet(asked);
      const held = await world.holdMoney({
        ...asked,
        paymentId: world.test.newId.newId(),
        amount: quote.final,
        part: false,
      });
      if (!held.ok || after === 'held') return;
      const paying = await world.beginFromWallet(held.value);
      if (paying.ok && after === 'charged') await world.chargeWallet(held.value);
    },
  );

const payAgain = (node: number, purchase: number): Command =>
  command(`pay ${purchase} from its wallet again on node ${node}`, async (model, real) => {
    const bought = picked(model.fromWallets, purchase);
    if (bought !== undefined) await nodeOf(real, node).payFromWallet(bought);
  });

const payOtherwise = (node: number, purchase: number): Command =>
  command(`pay ${purchase} by a transfer instead of its wallet on node ${node}`, async (model, real) => {
    const bought = picked(model.fromWallets, purchase);
    if (bought === undefined) return;
    const transfer = await nodeOf(real, node).requestTransfer(bought);
    if (!transfer.ok) return;
    const { message: code, amount } = transfer.value;
    model.purchases.push({ ...bought, code, amount, transfer: transfer.value });
  });

const node = fc.nat(1);
const index = fc.nat(7);

export const WALLET_COMMANDS: readonly fc.Arbitrary<Command>[] = [
  fc
    .tuple(
      node,
      fc.integer({ min: 1, max: 4 }),
      fc.constantFrom(0, 30_000),
      fc.constantFrom(null, null, null, 'held' as const, 'begun' as const, 'charged' as const),
    )
    .map(([on, tickets, donation, after]) => buyFromWallet(on, tickets, donation, after)),
  fc.tuple(node, index).map(([on, purchase]) => payAgain(on, purchase)),
  fc.tuple(node, index).map(([on, purchase]) => payOtherwise(on, purchase)),
];
