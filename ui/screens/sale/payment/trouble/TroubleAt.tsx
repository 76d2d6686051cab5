import { useLocale } from '#ui/bindings/use-locale.ts';
import { moneyText } from '#ui/screens/sale/payment/payment-text.view.ts';
import type { OngoingPayment } from '#ui/screens/sale/payment/use-payment.ts';
import { TroubleNote } from './TroubleNote.tsx';
import { changedPrice, type TroublePlace, waitingPath } from './trouble.view.ts';

type Props = { readonly place: TroublePlace; readonly payment: OngoingPayment };

export function TroubleAt({ place, payment }: Props) {
  const locale = useLocale();
  const { act, summary, busy, said } = payment;
  const { trouble } = said;
  if (trouble === null || trouble.place !== place) return null;
  return (
    <TroubleNote
      key={`${trouble.trouble.code}/${trouble.ticketId}`}
      trouble={trouble}
      shownPrice={moneyText(summary.final, locale)}
      newPrice={changedPrice(trouble.trouble, locale)}
      busy={busy}
      act={{
        takeAgain: act.next,
        acceptPrice: act.acceptPrice,
        signIn: act.signIn,
        tryAgain: act.next,
        showUnfinished: act.findUnfinished,
        wait: () =>
          window.location.assign(
            waitingPath(trouble.trouble, window.location.pathname, locale) ?? window.location.pathname,
          ),
      }}
    />
  );
}
