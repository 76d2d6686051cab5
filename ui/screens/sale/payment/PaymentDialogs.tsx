import { lazy, Suspense, useEffect, useState } from 'react';
import type { CounterSession } from '#application/sale/ports/ticket-counter.ts';
import { nextTask } from '#ui/bindings/hydration.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { loadTransferDialog } from './load-transfer-dialog.ts';
import type { OngoingPayment } from './use-payment.ts';

const loadDonationDialog = async () => ({ default: (await import('./DonationDialog.tsx')).DonationDialog });
const DonationDialog = lazy(loadDonationDialog);
const TransferDialog = lazy(loadTransferDialog);
type Props = { readonly event: CounterSession['event']; readonly payment: OngoingPayment };

export function PaymentDialogs({ event, payment }: Props) {
  const locale = useLocale();
  const { session, transfer, act, asksDonation } = payment;
  const [asked, setAsked] = useState(asksDonation);
  if (asksDonation && !asked) setAsked(true);
  useEffect(
    () =>
      void nextTask()
        .then(loadDonationDialog)
        .catch(() => undefined),
    [],
  );
  return (
    <>
      {asked && (
        <Suspense fallback={null}>
          <DonationDialog
            open={asksDonation}
            organiser={event.organiser.name}
            onAnswer={act.answerDonation}
            onGone={act.donationAnswered}
          />
        </Suspense>
      )}
      {transfer !== null && session !== null && (
        <Suspense fallback={null}>
          <TransferDialog
            open={payment.transferShown}
            transfer={transfer}
            session={session.value}
            serverNow={session.serverNow}
            heardAt={session.at}
            link={payment.link ?? 'POLLING'}
            locale={locale}
            now={Date.now}
            onTransferred={act.hideTransfer}
          />
        </Suspense>
      )}
    </>
  );
}
