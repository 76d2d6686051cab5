import {
  catchError,
  defer,
  map,
  merge,
  type Observable,
  of,
  Subject,
  scan,
  shareReplay,
  switchMap,
  take,
  takeUntil,
  takeWhile,
  timeout,
  timer,
} from 'rxjs';
import { coalesceRuns } from '#application/platform/coalesce-runs.ts';
import { LiveUpdates } from '#application/platform/ports/live-updates.ts';
import { CheckoutDesk, type CheckoutSession } from '#application/sale/ports/checkout-desk.ts';
import { PaymentDesk } from '#application/sale/ports/payment-desk.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';
import { isFinalResult, keepsPolling, RESULT_POLL_EVERY } from '#domain/sale/checkout/result-status.ts';

/** LIVE: notified of every change. POLLING: read every two seconds. LOST: the last read failed. */
export type OrderLink = 'LIVE' | 'POLLING' | 'LOST';

export type OrderNews = {
  readonly link: OrderLink;
  /** Null before the first answer. */
  readonly session: CheckoutSession | null;
  readonly refusal: Refusal | null;
};

/** With the live stream it is still read every 20 s, in case a notice was lost, and a gateway is asked soon. [S4-18] */
export type FollowOrder = (checkoutSessionId: string) => Observable<OrderNews>;

const LOOK_ANYWAY_EVERY_MS = 20_000;
/** A gateway's own notice usually comes first. */
const GATEWAY_ASKED_AFTER_MS = [RESULT_POLL_EVERY, 3 * RESULT_POLL_EVERY, 7 * RESULT_POLL_EVERY];
const ANSWER_WITHIN_MS = 10_000;

type Heard =
  | { readonly kind: 'link'; readonly live: boolean }
  | { readonly kind: 'answer'; readonly answer: Result<CheckoutSession, Refusal> | null };

export const FollowOrder = defineUseCase(
  'FollowOrder',
  { checkoutDesk: CheckoutDesk, paymentDesk: PaymentDesk, liveUpdates: LiveUpdates },
  (ports): FollowOrder =>
    (checkoutSessionId) =>
      defer(() => {
        const settled = new Subject<void>();
        // Late money may still come; it is read seldom.
        const expired = new Subject<void>();
        const notices = ports.liveUpdates
          .watch([`checkout:${checkoutSessionId}`])
          .pipe(shareReplay({ bufferSize: 1, refCount: true }));
        const opened = new Subject<void>();
        const asksSoon = opened.pipe(
          take(1),
          switchMap(() => merge(...GATEWAY_ASKED_AFTER_MS.map((after) => timer(after)))),
          takeUntil(settled),
        );
        const looks = notices.pipe(
          switchMap((notice) => {
            const every = notice.kind === 'AWAY' ? RESULT_POLL_EVERY : LOOK_ANYWAY_EVERY_MS;
            const often = timer(every, every).pipe(takeUntil(merge(settled, expired)));
            const seldom = expired.pipe(
              switchMap(() => timer(LOOK_ANYWAY_EVERY_MS, LOOK_ANYWAY_EVERY_MS)),
              takeUntil(settled),
            );
            return merge(of(undefined), often, seldom);
          }),
        );
        let atGateway = false;
        const look = () => (atGateway ? ports.paymentDesk.askGateway : ports.checkoutDesk.read)(checkoutSessionId);
        const answers: Observable<Heard> = merge(looks, asksSoon).pipe(
          coalesceRuns(() =>
            defer(look).pipe(
              timeout(ANSWER_WITHIN_MS),
              catchError(() => of(null)),
            ),
          ),
          map((answer) => {
            if (answer?.ok === true) atGateway = answer.value.gateway?.state === 'OPEN';
            if (atGateway) opened.next();
            if (answer?.ok === true && !keepsPolling(answer.value.status))
              (answer.value.status === 'EXPIRED' ? expired : settled).next();
            return { kind: 'answer', answer };
          }),
        );
        const links: Observable<Heard> = notices.pipe(
          map((notice) => ({ kind: 'link', live: notice.kind !== 'AWAY' })),
        );
        return merge(links, answers).pipe(
          scan(
            (known: OrderNews & { readonly live: boolean }, heard) => {
              if (heard.kind === 'link') {
                return {
                  ...known,
                  live: heard.live,
                  link: known.link === 'LOST' ? known.link : heard.live ? ('LIVE' as const) : ('POLLING' as const),
                };
              }
              if (heard.answer === null) return { ...known, link: 'LOST' as const };
              const link = known.live ? ('LIVE' as const) : ('POLLING' as const);
              return heard.answer.ok
                ? { ...known, link, session: heard.answer.value, refusal: null }
                : { ...known, link, refusal: heard.answer.refusal };
            },
            { live: false, link: 'POLLING', session: null, refusal: null },
          ),
          takeWhile(
            ({ session, refusal }) =>
              !(session !== null && isFinalResult(session.status)) && refusal?.code !== 'NOT_FOUND',
            true,
          ),
          map(({ link, session, refusal }) => ({ link, session, refusal })),
        );
      }),
);
