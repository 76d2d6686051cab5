import { Trans, useLingui } from '@lingui/react/macro';
import Skeleton from '@mui/material/Skeleton';
import { Card, Columns, Decisions } from '#ui/screens/sale/payment/PaymentLayout.tsx';
import { styled } from '#ui/theme/styled.ts';
import { RESUMES } from './until-known.view.ts';

/** Hidden while an order is being looked for. */
export const Anew = styled('div')({ display: 'contents', [`html[${RESUMES}] &`]: { display: 'none' } });

const Waiting = styled('div')({ display: 'none', [`html[${RESUMES}] &`]: { display: 'block' } });

/** Shown instead. */
export function UntilKnown() {
  const { t } = useLingui();
  return (
    <Waiting role="status" aria-label={t`Looking for your order`}>
      <h1 className="visually-hidden">
        <Trans>Looking for your order</Trans>
      </h1>
      <Columns aria-hidden>
        <Decisions>
          <Skeleton variant="rounded" height={40} width="min(100%, 320px)" />
          <Card as="div">
            <Skeleton variant="rounded" height={220} />
          </Card>
          <Skeleton variant="rounded" height={96} sx={{ borderRadius: '16px' }} />
        </Decisions>
        <Skeleton variant="rounded" height={240} sx={{ borderRadius: '20px' }} />
      </Columns>
    </Waiting>
  );
}
