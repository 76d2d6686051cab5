import type { CardDesk, CardField } from '#application/money/ports/card-provider.ts';
import { CardWallet } from '#application/money/ports/card-wallet.ts';
import { idempotentRequest } from '#application/platform/idempotent-request.ts';
import { IdempotencyKeys } from '#application/platform/ports/idempotency-keys.ts';
import { NewKey } from '#application/platform/ports/new-key.ts';
import { Pause } from '#application/platform/ports/pause.ts';
import { retry } from '#application/platform/retry.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import { never } from '#domain/kernel/never.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import {
  CARD_PAYMENT_START_DELAY,
  type CardPayment,
  type CardPaymentCommand,
  decideCardPayment,
  evolveCardPayment,
  NO_CARD_PAYMENT,
} from '#domain/money/payment/card-payment.ts';
import type { CardAction, ChosenCard } from '#domain/money/payment/chosen-card.ts';

/** Our server's refusal, or the provider's word. */
export type CardSetback =
  | { readonly kind: 'TROUBLE'; readonly trouble: Trouble }
  | { readonly kind: 'NEW_CARD'; readonly code: string | null }
  | { readonly kind: 'CONFIRM'; readonly code: string | null };

type CardErrand = {
  readonly checkoutSessionId: string;
  readonly card: ChosenCard;
  readonly desk: CardDesk;
  /** The open form's field and entries; null: none is open. `cardId`: created from them already; null: not yet. */
  readonly entered: {
    readonly field: CardField;
    readonly name: string;
    readonly country: string;
    readonly cardId?: string | null;
  } | null;
};

/** Only the server decides what happened to the money. [S4-35] [S4-36] [S9-18] */
export type PayByCard = (errand: CardErrand) => Promise<Result<true, CardSetback>>;

type Done = Result<string | true, CardSetback>;

export const PayByCard = defineUseCase(
  'PayByCard',
  { cardWallet: CardWallet, idempotencyKeys: IdempotencyKeys, newKey: NewKey, pause: Pause },
  (ports): PayByCard =>
    async ({ checkoutSessionId, card, desk, entered }) => {
      const { cardWallet } = ports;
      let payment: CardPayment = NO_CARD_PAYMENT;
      let secret = '';
      let cardId = card.kind === 'SAVED' ? card.paymentMethodId : '';
      const tell = (command: CardPaymentCommand): void => {
        const decided = decideCardPayment(payment, command);
        if (decided.ok) payment = decided.value.reduce(evolveCardPayment, payment);
      };

      async function run(act: CardAction): Promise<Done> {
        switch (act) {
          case 'CREATE_INTENT': {
            const intent = await idempotentRequest(ports, `card:${checkoutSessionId}`, (key) =>
              cardWallet.createIntent(checkoutSessionId, key),
            );
            if (!intent.ok) return refused({ kind: 'TROUBLE', trouble: intent.refusal });
            secret = intent.value;
            return ok(true);
          }
          case 'CREATE_CARD': {
            if (entered?.cardId != null) {
              cardId = entered.cardId;
              return ok(true);
            }
            const created = await entered?.field.createCard(entered);
            if (created?.ok !== true) return refused({ kind: 'NEW_CARD', code: created?.refusal.code ?? null });
            cardId = created.value;
            return ok(true);
          }
          case 'ATTACH_CARD': {
            const kept = await retry(() => cardWallet.keep(cardId));
            if (kept.ok) return ok(true);
            return kept.refusal.code === 'CARD_REFUSED'
              ? refused({ kind: 'NEW_CARD', code: 'card_declined' })
              : refused({ kind: 'TROUBLE', trouble: kept.refusal });
          }
          case 'CONFIRM': {
            const confirmed = await desk.confirm(secret, cardId);
            return confirmed.ok ? ok(true) : refused({ kind: 'CONFIRM', code: confirmed.refusal.code });
          }
          default:
            return never(act);
        }
      }

      tell({ kind: 'PRESS', card });
      await ports.pause(CARD_PAYMENT_START_DELAY);
      tell({ kind: 'DELAY_OVER' });
      for (let at: CardPayment = payment; at.at === 'ACTING'; at = payment) {
        const done = await run(at.act);
        if (!done.ok) return done;
        tell({ kind: 'ACT_DONE' });
      }
      return ok(true);
    },
);
