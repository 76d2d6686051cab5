import { lazy, Suspense, useState } from 'react';
import type { EventOnSale } from '#application/event/ports/event-pages.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { displayName } from '#ui/components/account-name.view.ts';
import { lazyOrNothing } from '#ui/components/lazy-or-nothing.ts';
import { loadTransferDialog } from '#ui/screens/sale/payment/load-transfer-dialog.ts';
import { moneyText } from '#ui/screens/sale/payment/payment-text.view.ts';
import { MethodDialog } from './MethodDialog.tsx';
import { asksForMethod } from './method.view.ts';
import { ThanksDialog } from './ThanksDialog.tsx';
import type { PrivatePurchasePanel } from './use-private-purchase.ts';

const QuestionnaireDialog = lazy(async () => ({
  default: (await import('#ui/screens/event/questionnaire-form/QuestionnaireDialog.tsx')).QuestionnaireDialog,
}));
const TransferDialog = lazy(loadTransferDialog);
const PanelMethods = lazyOrNothing(async () => (await import('./PanelMethods.tsx')).PanelMethods);

type Props = { readonly event: EventOnSale; readonly address: string; readonly buying: PrivatePurchasePanel };

export function PanelDialogs({ event, address, buying }: Props) {
  const locale = useLocale();
  const { purchase, paying, account, act } = buying;
  const ordered = 'order' in purchase ? purchase.order.total : buying.summary.final;
  const picker = (under: 'TITLE' | 'QUESTIONS') => (
    <Suspense fallback={null}>
      <PanelMethods
        under={under}
        total={ordered}
        totalText={moneyText(buying.lowered(ordered), locale)}
        buying={buying}
      />
    </Suspense>
  );
  // Stays mounted, so that the entries survive closing the dialog.
  const [asked, setAsked] = useState(false);
  if (purchase.at === 'ANSWERING' && !asked) setAsked(true);
  const thanks = purchase.at === 'CHOOSING' || purchase.at === 'OWNED' || purchase.at === 'LOOKING';
  return (
    <>
      {asked && (
        <Suspense fallback={null}>
          <QuestionnaireDialog
            open={purchase.at === 'ANSWERING'}
            asks={event.id}
            questionnaire={event.questionnaire}
            formPerTicket={event.formPerTicket}
            places={buying.places}
            people={buying.people}
            asksPeople={buying.asksPeople}
            generalInfo={event.generalInfo}
            last={asksForMethod(ordered) ? picker('QUESTIONS') : null}
            onRegister={act.register}
            onClose={act.callOff}
          />
        </Suspense>
      )}
      <MethodDialog
        open={purchase.at === 'CHOOSING_METHOD' || buying.ordering}
        picker={picker('TITLE')}
        byCard={buying.method === 'Stripe'}
        busy={buying.ordering}
        waits={buying.asking}
        onChoose={act.chooseMethod}
        onClose={act.callOff}
      />
      {paying !== null && (
        <Suspense fallback={null}>
          <TransferDialog
            open={buying.transferShown}
            transfer={paying.transfer}
            session={paying.session}
            serverNow={paying.session.serverNow}
            heardAt={paying.heardAt}
            link={buying.link}
            locale={locale}
            now={Date.now}
            onTransferred={act.hideTransfer}
          />
        </Suspense>
      )}
      <ThanksDialog
        open={buying.given && account !== null && thanks}
        donor={account === null ? '' : displayName(account)}
        event={event}
        address={address}
        onClose={act.thanked}
      />
    </>
  );
}
