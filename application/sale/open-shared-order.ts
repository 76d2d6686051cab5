import { catchError, defer, exhaustMap, type Observable, of, scan, takeWhile, timer } from 'rxjs';
import { type SharedOrder, SharedOrders } from '#application/sale/ports/shared-order.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';
import { isFinalResult, RESULT_POLL_EVERY } from '#domain/sale/checkout/result-status.ts';

export type SharedOrderNews = {
  readonly order: SharedOrder | null;
  readonly refusal: Refusal | null;
  readonly lost: boolean;
};

/** By the secret of its link, without a sign-in. */
export type OpenSharedOrder = (secret: string) => Observable<SharedOrderNews>;

export const OpenSharedOrder = defineUseCase(
  'OpenSharedOrder',
  { sharedOrders: SharedOrders },
  (ports): OpenSharedOrder =>
    (secret) =>
      timer(0, RESULT_POLL_EVERY).pipe(
        exhaustMap(() => defer(() => ports.sharedOrders.read(secret)).pipe(catchError(() => of(null)))),
        scan(
          (known: SharedOrderNews, answer): SharedOrderNews => {
            if (answer === null) return { ...known, lost: true };
            return answer.ok
              ? { order: answer.value, refusal: null, lost: false }
              : { ...known, refusal: answer.refusal, lost: false };
          },
          { order: null, refusal: null, lost: false },
        ),
        takeWhile(
          ({ order, refusal }) => !(order !== null && isFinalResult(order.status)) && refusal?.code !== 'LINK_EXPIRED',
          true,
        ),
      ),
);
