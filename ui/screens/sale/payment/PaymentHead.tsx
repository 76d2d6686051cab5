import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { CounterSession } from '#application/sale/ports/ticket-counter.ts';
import type { CheckoutStep } from '#domain/sale/checkout/steps.ts';
import { LocalLink } from '#ui/bindings/LocalLink.tsx';
import { PageHead } from '#ui/components/PageHead.tsx';
import { paths } from '#ui/routes/paths.ts';
import { styled } from '#ui/theme/styled.ts';
import { loadTransferDialog } from './load-transfer-dialog.ts';
import { Soft } from './PaymentLayout.tsx';
import { Anew } from './result/UntilKnown.tsx';

const Head = styled('header')({
  display: 'grid',
  gap: 6,
  // As wide as the result panel below.
  '&[data-step="RESULT"]': { maxWidth: 600, marginInline: 'auto', textAlign: 'center' },
});
const Title = styled('h1')({
  margin: 0,
  fontSize: 'clamp(1.375rem, 1.1rem + 1.2vw, 1.875rem)',
  fontWeight: 800,
  lineHeight: 1.25,
  letterSpacing: '-0.02em',
  overflowWrap: 'anywhere',
});

type Props = {
  readonly event: CounterSession['event'];
  readonly step: CheckoutStep;
  readonly paid: boolean;
};

/** Every step scrolls to the top and moves the focus there. [S2.11-03] */
export function PaymentHead({ event, step, paid }: Props) {
  const { t } = useLingui();
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (step === 'CHECKOUT') void loadTransferDialog();
    if (shown.current === step) return;
    shown.current = step;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
    top.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <>
      <PageHead title={step === 'RESULT' && paid ? t`Paid: ${event.name}` : t`Checkout: ${event.name}`} hidden />
      <div ref={top} tabIndex={-1} style={{ outline: 'none' }}>
        <Head data-step={step}>
          <Soft>
            <LocalLink to={paths.event(event.slug)} color="inherit">
              {event.name}
            </LocalLink>
          </Soft>
          <Anew>
            <Title>
              <StepTitle step={step} />
            </Title>
          </Anew>
        </Head>
      </div>
    </>
  );
}

function StepTitle({ step }: { readonly step: CheckoutStep }) {
  switch (step) {
    case 'SELECT_TICKET':
      return <Trans>Choose your tickets</Trans>;
    case 'QUESTIONNAIRE':
      return <Trans>Questions from the organiser</Trans>;
    case 'CHECKOUT':
      return <Trans>Check and pay</Trans>;
    case 'RESULT':
      return <Trans>Your order</Trans>;
  }
}
