import { MINUTE } from '#domain/kernel/instant.ts';
import { never } from '#domain/kernel/never.ts';
import type { RefundReport } from '#domain/money/payment/gateway-report.ts';
import type { RefundStatus } from './refund.ts';

/**
 * A refund at the gateway that took its money. SENDING is stored before the request leaves, so its outcome is unknown
 * until the gateway tells it. ACCEPTED: the gateway works on it. REFUSED is final: the money goes another way.
 */
export type GatewayRefundState = 'DUE' | 'SENDING' | 'ACCEPTED' | 'DONE' | 'REFUSED';

export const GATEWAY_REFUND_TRANSITIONS = {
  DUE: ['SENDING', 'REFUSED'],
  SENDING: ['ACCEPTED', 'DONE', 'REFUSED'],
  ACCEPTED: ['DONE', 'REFUSED'],
  DONE: [],
  REFUSED: ['DONE'],
} as const satisfies Readonly<Record<GatewayRefundState, readonly GatewayRefundState[]>>;

export const GATEWAY_REFUND_STATES = Object.keys(GATEWAY_REFUND_TRANSITIONS) as readonly GatewayRefundState[];

/** ASK_BEFORE_SENDING: its answer was lost; the same request is repeated only if the gateway knows of none. [design] */
export function nextRefundStep(state: GatewayRefundState): 'SEND' | 'ASK_BEFORE_SENDING' | 'ASK' | null {
  switch (state) {
    case 'DUE':
      return 'SEND';
    case 'SENDING':
      return 'ASK_BEFORE_SENDING';
    case 'ACCEPTED':
      return 'ASK';
    case 'DONE':
    case 'REFUSED':
      return null;
    default:
      return never(state);
  }
}

/**
 * What a report changes. FALL_BACK: the refund is paid by transfer. CONFIRM_AFTER_ALL: a person had given the gateway
 * up, and nothing was transferred yet. PAID_TWICE: it was, or it is on its way; a person has to look.
 */
export type RefundReportDecision =
  | 'NOTE'
  | 'STILL_OPEN'
  | 'REPEATED'
  | 'CONFIRM'
  | 'CONFIRM_AFTER_ALL'
  | 'FALL_BACK'
  | 'CLOSE'
  | 'PAID_TWICE';

/** Decides about a report under the refund's lock; the money is paid back once, whichever way reports it. [design] */
export function decideRefundReport(
  known: { readonly state: GatewayRefundState; readonly status: RefundStatus; readonly byProvider: boolean },
  { outcome }: Pick<RefundReport, 'outcome'>,
): RefundReportDecision {
  const { state, status, byProvider } = known;
  if (state === 'DONE' || state === 'DUE') return 'REPEATED';
  switch (outcome) {
    case 'ACCEPTED':
      return state === 'SENDING' ? 'NOTE' : 'STILL_OPEN';
    case 'REFUSED':
      if (state === 'REFUSED') return 'REPEATED';
      return byProvider && status === 'SENT' ? 'FALL_BACK' : 'CLOSE';
    case 'DONE':
      if (byProvider) return status === 'SENT' ? 'CONFIRM' : 'CLOSE';
      return status === 'DECIDED' || status === 'FAILED' ? 'CONFIRM_AFTER_ALL' : 'PAID_TWICE';
    default:
      return never(outcome);
  }
}

/**
 * Waits between questions about a refund, in ms; the first leaves time for the request itself, the last one repeats.
 * After `REFUND_ASKS` questions a person looks. [design]
 */
export const REFUND_WAITS = [1, 2, 5, 10, 30, 60, 180, 360].map((minutes) => minutes * MINUTE);
export const REFUND_ASKS = 60;
