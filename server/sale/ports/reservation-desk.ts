import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Token } from '#domain/kernel/token.ts';
import { token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { ReservationState } from '#domain/sale/reservation/reservation.ts';
import type {
  BeginCheckout,
  BeginPayment,
  ChangeCapacity,
  GiveBack,
  Settle,
  StockCommand,
} from '#domain/sale/reservation/stock-command.ts';
import type { OutcomeOf } from '#domain/sale/reservation/stock-outcome.ts';

/** States in which places are held and may come back. */
export const OPEN_HOLDS: readonly ReservationState[] = ['HELD', 'IN_CHECKOUT'];

/** Who will hold one ticket. */
export type Attendee = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string | null;
  readonly gender: string | null;
  readonly phoneNumber: string | null;
  readonly jobTitle: string | null;
  readonly note: string | null;
  /** Answers of the event's form, as JSON. */
  readonly answers: unknown;
};

/** The buyer as the order keeps it. */
export type Registrant = {
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly gender: string | null;
  readonly phoneNumber: string | null;
};

/**
 * What a checkout is begun with besides what concerns the stock. The donation is the one the buyer left with the
 * session.
 */
export type CheckoutPapers = {
  readonly attendees: readonly { readonly reservationId: string; readonly attendees: readonly Attendee[] }[];
  readonly policyAgreed: boolean;
  readonly registrant: Registrant;
  readonly locale: Locale;
};

type PaymentPapers = { readonly registrant: Registrant };

/** The incoming transfer that a settlement answers; its outcome is written with it. */
type SettlePapers = {
  readonly incomingTransferId: string | null;
  readonly transferCode: string | null;
  readonly decidedBy: AccountId | null;
};

/** Who changed a capacity; null: the platform itself. Audited. */
type CapacityPapers = { readonly by: AccountId | null };

/** Who gave it back, if not the account itself. */
type GiveBackPapers = { readonly by: AccountId | null };

export type DeskCommand =
  | { readonly stock: BeginCheckout; readonly papers: CheckoutPapers }
  | { readonly stock: BeginPayment; readonly papers: PaymentPapers }
  | { readonly stock: Settle; readonly papers: SettlePapers }
  | { readonly stock: ChangeCapacity; readonly papers: CapacityPapers }
  | { readonly stock: GiveBack; readonly papers: GiveBackPapers }
  | {
      readonly stock: Exclude<StockCommand, BeginCheckout | BeginPayment | Settle | ChangeCapacity | GiveBack>;
      readonly papers: null;
    };

type PapersFor<Command extends StockCommand> = Command extends BeginCheckout
  ? CheckoutPapers
  : Command extends BeginPayment
    ? PaymentPapers
    : Command extends Settle
      ? SettlePapers
      : Command extends ChangeCapacity
        ? CapacityPapers
        : Command extends GiveBack
          ? GiveBackPapers
          : null;

/**
 * The one counter at which places change hands: every hold, checkout, payment, expiry and change of capacity of an
 * event goes through it, in order. It answers after the commit. Refused with BUSY when too much is waiting; then
 * nothing was begun.
 */
export type ReservationDesk = {
  readonly submit: <Command extends StockCommand>(
    eventId: number,
    stock: Command,
    papers: PapersFor<Command>,
  ) => Promise<OutcomeOf<Command> | Result<never, Refusal>>;
  /** Events in which something is due, the longest due first. */
  readonly eventsWithDue: (now: Instant, limit: number) => Promise<readonly number[]>;
  /** Late money whose buyer waits for places, oldest first. */
  readonly waitingLateMoney: (
    limit: number,
  ) => Promise<readonly { readonly eventId: number; readonly paymentId: string }[]>;
};

export const ReservationDesk: Token<ReservationDesk> = token<ReservationDesk>('ReservationDesk');
