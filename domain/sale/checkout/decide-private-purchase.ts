import { type Dong, ZERO } from '#domain/kernel/money/dong.ts';
import { never } from '#domain/kernel/never.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import {
  DEFAULT_PAYMENT_METHOD,
  goesStraightToBankTransfer,
  offeredMethods,
  type PaymentMethod,
} from '#domain/money/payment/payment-method.ts';
import { afterPoll } from './owned-ticket-poll.ts';
import {
  isForced,
  type PrivateOrder,
  type PrivateOrderProblem,
  type PrivateSetting,
  privateOrder,
} from './private-order.ts';
import {
  NO_ENTRIES,
  type PanelEntries,
  type PrivatePurchase,
  type PrivatePurchaseEvent,
  type PurchaseQuestion,
  purchaseActions,
} from './private-purchase.ts';
import { payAction } from './submit-actions.ts';

export type PrivatePurchaseCommand =
  | { readonly kind: 'TOGGLE_DONATE_ONLY' }
  | { readonly kind: 'FILL_IN'; readonly filled: Partial<Omit<PanelEntries, 'donateOnlyWanted'>> }
  /** `total`: tickets and donation, after the discount code. */
  | ({ readonly kind: 'BUY' } & Pick<PrivateOrder, 'numberOfTickets' | 'total' | 'promoCode'>)
  | { readonly kind: 'SIGNED_IN' }
  | { readonly kind: 'ANSWERED'; readonly formsValid: boolean }
  | { readonly kind: 'CHOOSE_METHOD'; readonly method: PaymentMethod }
  | { readonly kind: 'ACT_DONE' }
  | { readonly kind: 'CHECKOUT_BEGUN'; readonly checkoutSessionId: string; readonly price: Dong }
  /** A payment begun on an earlier visit is still awaited. */
  | {
      readonly kind: 'TAKE_UP';
      readonly checkoutSessionId: string;
      readonly order: PrivateOrder;
      readonly method: PaymentMethod;
    }
  | { readonly kind: 'PAYMENT_MADE' }
  /** A dialog was closed, or an action or payment failed. */
  | { readonly kind: 'CALL_OFF' }
  | { readonly kind: 'LOOKED'; readonly ownsTicket: boolean }
  | { readonly kind: 'STOP'; readonly because: 'SIGNED_OUT' | 'LEFT' }
  | { readonly kind: 'START_ANEW' };

export type PrivatePurchaseProblem =
  | PrivateOrderProblem
  | 'DONATE_ONLY_FORCED'
  | 'POLICY_NOT_AGREED'
  | 'FORMS_INVALID'
  | 'METHOD_NOT_OFFERED'
  | 'UNDER_WAY'
  | 'NOT_HERE';

type Decision = Result<readonly PrivatePurchaseEvent[], PrivatePurchaseProblem>;

/** Decides a step of a purchase on a private event's page. [S4-41] … [S4-50] */
export function decidePrivatePurchase(
  purchase: PrivatePurchase,
  command: PrivatePurchaseCommand,
  setting: PrivateSetting,
): Decision {
  switch (command.kind) {
    case 'TOGGLE_DONATE_ONLY':
      return purchase.at === 'CHOOSING' ? toggled(purchase.entries, setting) : notHere(purchase);
    case 'FILL_IN':
      return purchase.at === 'CHOOSING'
        ? ok([{ kind: 'ENTERED', entries: { ...purchase.entries, ...command.filled } }])
        : notHere(purchase);
    case 'BUY': {
      if (purchase.at !== 'CHOOSING') return notHere(purchase);
      const order = privateOrder(purchase.entries, command, setting);
      if (!order.ok) return order;
      if (setting.hasPolicy && !purchase.entries.policyAgreed) return refused('POLICY_NOT_AGREED');
      return ok([goOn(order.value, purchase.at, setting)]);
    }
    case 'SIGNED_IN':
      return purchase.at === 'SIGNING_IN' ? ok([goOn(purchase.order, purchase.at, setting)]) : notHere(purchase);
    case 'ANSWERED':
      if (purchase.at !== 'ANSWERING') return notHere(purchase);
      return command.formsValid ? ok([goOn(purchase.order, purchase.at, setting)]) : refused('FORMS_INVALID');
    case 'CHOOSE_METHOD':
      if (purchase.at !== 'CHOOSING_METHOD') return notHere(purchase);
      return offeredMethods(purchase.order.total, setting.methods).includes(command.method)
        ? ok([ordering(purchase.order, command.method)])
        : refused('METHOD_NOT_OFFERED');
    case 'ACT_DONE': {
      if (purchase.at !== 'ORDERING') return notHere(purchase);
      const acts = purchaseActions(purchase.order);
      const act = acts[acts.indexOf(purchase.act) + 1];
      return act === undefined
        ? notHere(purchase)
        : ok([{ kind: 'ACT_BEGUN', act, order: purchase.order, method: purchase.method }]);
    }
    case 'CHECKOUT_BEGUN': {
      if (purchase.at !== 'ORDERING' || purchase.act !== 'BEGIN_CHECKOUT') return notHere(purchase);
      const by = payAction(command.price, purchase.method);
      if (by === 'SHOW_RESULT') return ok([succeeded(purchase.order)]);
      return ok([{ kind: 'PAYMENT_BEGUN', order: purchase.order, checkoutSessionId: command.checkoutSessionId, by }]);
    }
    case 'TAKE_UP': {
      const { order, checkoutSessionId } = command;
      const by = payAction(order.total, command.method);
      if (purchase.at !== 'CHOOSING' || by === 'SHOW_RESULT') return notHere(purchase);
      return ok([{ kind: 'PAYMENT_BEGUN', order, checkoutSessionId, by }]);
    }
    case 'PAYMENT_MADE':
      return purchase.at === 'PAYING' ? ok([succeeded(purchase.order)]) : notHere(purchase);
    case 'CALL_OFF':
      return 'order' in purchase ? ok([{ kind: 'CALLED_OFF' }]) : notHere(purchase);
    case 'LOOKED':
      return purchase.at === 'LOOKING' ? ok(looked(purchase.looks + 1, command.ownsTicket)) : notHere(purchase);
    case 'STOP':
      return 'order' in purchase || purchase.at === 'LOOKING'
        ? ok([{ kind: 'ENDED', because: command.because }])
        : notHere(purchase);
    case 'START_ANEW':
      return purchase.at === 'OWNED' || purchase.at === 'ENDED'
        ? ok([{ kind: 'ENTERED', entries: NO_ENTRIES }])
        : notHere(purchase);
    default:
      return never(command);
  }
}

function toggled(entries: PanelEntries, setting: PrivateSetting): Decision {
  if (isForced(setting)) return refused('DONATE_ONLY_FORCED');
  if (!setting.donationEnabled) return refused('DONATION_NOT_ACCEPTED');
  return ok([{ kind: 'ENTERED', entries: { ...entries, donateOnlyWanted: !entries.donateOnlyWanted } }]);
}

/** The next question that is needed, or the first action. A donation alone has no form. [S4-41] [S4-42] */
function goOn(order: PrivateOrder, at: PurchaseQuestion | 'CHOOSING', setting: PrivateSetting): PrivatePurchaseEvent {
  const needed: Readonly<Record<PurchaseQuestion, boolean>> = {
    SIGNING_IN: !setting.signedIn,
    ANSWERING: setting.questionnaire && order.numberOfTickets > 0,
    CHOOSING_METHOD: order.total > ZERO && !goesStraightToBankTransfer(order.total),
  };
  const left = at === 'CHOOSING' ? QUESTIONS : QUESTIONS.slice(QUESTIONS.indexOf(at) + 1);
  const question = left.find((asked) => needed[asked]);
  return question === undefined ? ordering(order, DEFAULT_PAYMENT_METHOD) : { kind: 'ASKED', question, order };
}

const QUESTIONS: readonly PurchaseQuestion[] = ['SIGNING_IN', 'ANSWERING', 'CHOOSING_METHOD'];

const ordering = (order: PrivateOrder, method: PaymentMethod): PrivatePurchaseEvent => ({
  kind: 'ACT_BEGUN',
  act: 'CLEAR_CART',
  order,
  method,
});

const succeeded = (order: PrivateOrder): PrivatePurchaseEvent =>
  order.numberOfTickets === 0 ? { kind: 'DONATED' } : { kind: 'BOUGHT' };

function looked(looks: number, ownsTicket: boolean): readonly PrivatePurchaseEvent[] {
  const next = afterPoll(looks, ownsTicket);
  if (next.kind === 'LOOK_AGAIN') return [{ kind: 'LOOKED', looks }];
  return next.kind === 'OWNED' ? [{ kind: 'TICKET_OWNED' }] : [{ kind: 'ENDED', because: 'GAVE_UP' }];
}

/** Only one order at a time. [S4-38] */
const notHere = (purchase: PrivatePurchase): Result<never, PrivatePurchaseProblem> =>
  refused('order' in purchase ? 'UNDER_WAY' : 'NOT_HERE');
