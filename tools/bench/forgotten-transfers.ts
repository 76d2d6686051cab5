import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { instant, later, MINUTE } from '#domain/kernel/instant.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { AuthoritativeFeed } from '#server/money/ports/authoritative-feed.ts';
import { BankAccount } from '#server/money/ports/bank-account.ts';
import { TransferInbox } from '#server/money/ports/transfer-inbox.ts';
import { ProcessOutgoing } from '#server/money/process-outgoing.ts';
import { ProcessTransfer } from '#server/money/receive-transfer.ts';
import { RetryTransfers } from '#server/money/retry-transfers.ts';
import { SettlePayment } from '#server/money/settle-payment.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { OpenCheckout } from '#server/sale/open-checkout.ts';
import { RequestBankTransfer } from '#server/sale/request-bank-transfer.ts';
import { ReserveTickets } from '#server/sale/reserve-tickets.ts';
import { type BenchWorld, benchWorld } from './bench-world.ts';

const EVENTS = 50;
const FOR_EACH = 100;
/** Of all events, whose settling fails at each try. */
const STUCK_OF_EACH = 2;
const PRICE = 100_000;
/** As `askAboutWaitingPayments` is repeated. */
const PERIOD_MS = 20_000;
const LEFT = `SELECT count(*)::int AS count, coalesce(max(attempts), 0)::int AS tries FROM transfer_to_settle`;
const PAID = `SELECT count(*)::int AS count FROM transfer_outcome WHERE state = 'PAID'`;

function must<T>(result: Result<T, Refusal>): T {
  if (!result.ok) throw new Error(`Refused: ${result.refusal.code}`);
  return result.value;
}

/** Answers the codes of those that stay stuck. */
async function forgetTransfers({ use, openSale, openAccounts }: BenchWorld): Promise<readonly string[]> {
  const sale = await openSale(PRICE, FOR_EACH);
  const newId = use(NewId).newId;
  const forget = async ({ accountId, email }: Awaited<ReturnType<typeof openAccounts>>[number]) => {
    const at = { accountId, eventId: sale.eventId, sectionEventId: sale.sectionEventId };
    const held = must(
      await use(ReserveTickets)({
        ...at,
        mode: 'replace',
        lines: [{ ticketTypeId: sale.ticketTypeId, quantity: 1 }],
        idempotencyKey: newId(),
      }),
    );
    const attendee = {
      email,
      firstName: 'Lan',
      lastName: 'Nguyễn',
      gender: null,
      phoneNumber: null,
      jobTitle: null,
      note: null,
      about: null,
      answers: null,
    };
    const begun = must(
      await use(OpenCheckout)({
        ...at,
        policyAgreed: false,
        shownPrice: null,
        attendees: held.map(({ reservationId }) => ({ reservationId, attendees: [attendee] })),
        locale: 'vi',
        idempotencyKey: newId(),
      }),
    );
    const { checkoutSessionId } = begun;
    const { message } = must(await use(RequestBankTransfer)({ accountId, eventId: sale.eventId, checkoutSessionId }));
    const now = instant(Date.now());
    await use(TransferInbox).store(
      {
        provider: 'sepay',
        providerTransferId: message,
        bankAccount: use(BankAccount).account,
        bankReference: `FT${message}`,
        amount: PRICE,
        direction: 'in',
        code: null,
        content: message,
        description: '',
        transferredAt: now,
        body: {},
      },
      newId(),
      later(now, -2 * MINUTE),
    );
    return message;
  };
  const codes = await Promise.all((await openAccounts(FOR_EACH)).map(forget));
  return codes.slice(0, STUCK_OF_EACH);
}

/** 5,000 transfers of 50 events that were stored and not settled; 100 of them fail at every try. */
export async function forgottenTransfers(): Promise<void> {
  const world = await benchWorld();
  const { use } = world;
  try {
    const stuck = new Set<string>();
    for (let event = 0; event < EVENTS; event += 1) for (const code of await forgetTransfers(world)) stuck.add(code);
    const settle: SettlePayment = async (given) => {
      if (stuck.has(given.owner.transferCode)) throw new Error('It fails at every try');
      return use(SettlePayment)(given);
    };
    const inbox = use(TransferInbox);
    const clock = use(Clock);
    const processTransfer = ProcessTransfer.make({
      inbox,
      settle,
      outgoing: use(ProcessOutgoing),
      bank: use(BankAccount),
      clock,
      authoritative: use(AuthoritativeFeed),
    });
    const failures: unknown[] = [];
    const log = {
      info: () => undefined,
      warn: () => undefined,
      error: (error: unknown) => void failures.push(error),
    };
    const retry = RetryTransfers.make({ inbox, processTransfer, clock, log });
    const count = async () => (await world.database.pool.query<{ count: number }>(PAID)).rows[0]?.count ?? 0;
    const wanted = EVENTS * FOR_EACH - stuck.size;
    const began = performance.now();
    let turns = 0;
    for (;;) {
      const turn = performance.now();
      await retry();
      turns += 1;
      if ((await count()) >= wanted) break;
      await sleep(Math.max(0, PERIOD_MS - (performance.now() - turn)));
    }
    const seconds = (performance.now() - began) / 1_000;
    const left = (await world.database.pool.query<{ count: number; tries: number }>(LEFT)).rows[0];
    process.stdout.write(
      `${wanted} forgotten transfers of ${EVENTS} events settled in ${seconds.toFixed(1)} s, ${turns} turns of the task; ` +
        `${left?.count} left, tried ${left?.tries} times, ${failures.length} failures; load ${loadavg()[0]?.toFixed(1)}\n`,
    );
  } finally {
    await world.close();
  }
}
