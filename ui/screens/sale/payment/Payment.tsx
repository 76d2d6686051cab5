import { useLoaderData } from 'react-router';
import type { OpenedPaymentPage } from '#application/sale/open-payment-page.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { PaymentDialogs } from './PaymentDialogs.tsx';
import { PaymentHead } from './PaymentHead.tsx';
import { Page } from './PaymentLayout.tsx';
import { PaymentSteps } from './PaymentSteps.tsx';
import { Result } from './result/Result.tsx';
import { UnfinishedOrder } from './result/UnfinishedOrder.tsx';
import { Anew, UntilKnown } from './result/UntilKnown.tsx';
import { StepsLine } from './StepsLine.tsx';
import { usePayment } from './use-payment.ts';

/** [S2.1-11] */
export function Payment() {
  const opened = useLoaderData() as OpenedPaymentPage;
  const locale = useLocale();
  const payment = usePayment(opened);
  const { step, steps, session, offered, act } = payment;
  return (
    <Page>
      <PaymentHead event={opened.session.event} step={step} paid={session?.value.status === 'SUCCESSFUL'} />
      {!payment.started && <UntilKnown />}
      <Anew>
        {step !== 'RESULT' && <StepsLine steps={steps} step={step} />}
        {offered !== null && (
          <UnfinishedOrder
            order={offered}
            count={offered.lines.reduce((total, line) => total + line.quantity, 0)}
            locale={locale}
            onContinue={act.continueUnfinished}
            onLeave={act.leaveUnfinished}
          />
        )}
        {step === 'RESULT' && session !== null ? (
          <Result
            session={session.value}
            heardAt={session.at}
            counter={opened.session}
            email={payment.forms[0]?.email || null}
            link={payment.link}
            back={payment.back}
            attempt={payment.attempt}
            cards={payment.cards}
            locale={locale}
            busy={payment.busy}
            trouble={payment.said.trouble}
            act={act}
          />
        ) : (
          step !== 'RESULT' && <PaymentSteps opened={opened} payment={payment} step={step} />
        )}
      </Anew>
      <PaymentDialogs event={opened.session.event} payment={payment} />
    </Page>
  );
}
