import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AdjustingInvoice } from '#application/sale/ports/e-invoice.ts';
import type { OpenedDeskOrder } from '#application/sale/ports/order-desk.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { useEndOrder } from './event-order.view.ts';
import { changeWords, faultWords, useRetryAdjusting } from './invoice.view.ts';

type AdjustingInvoicesProps = {
  readonly order: OpenedDeskOrder;
  readonly adjusting: readonly AdjustingInvoice[];
  readonly timezone: string;
};

/** The invoices that adjust the order's own, because money went back. */
export const AdjustingInvoices = ({ order, adjusting, timezone }: AdjustingInvoicesProps) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'grid', gap: 1 }}>
    {adjusting.map((one) => (
      <li key={one.id}>
        {one.state === 'FAILED' ? (
          <FailedAdjusting order={order} one={one} />
        ) : (
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            <Standing one={one} timezone={timezone} />
          </Typography>
        )}
      </li>
    ))}
  </Box>
);

type StandingProps = {
  readonly one: Exclude<AdjustingInvoice, { readonly state: 'FAILED' }>;
  readonly timezone: string;
};

const Standing = ({ one, timezone }: StandingProps) => {
  const locale = useLocale();
  const change = changeWords(one, locale);
  switch (one.state) {
    case 'WAITING':
      return <Trans>Adjusting invoice, {change}: waiting for the provider. This can take some minutes.</Trans>;
    case 'ISSUED': {
      const at = showMoment(one.issuedAt, locale, timezone);
      return (
        <Trans>
          Adjusting invoice {one.number}, {change}, issued {at}. Lookup code: {one.lookupCode}
        </Trans>
      );
    }
    default:
      return one satisfies never;
  }
};

type FailedAdjustingProps = {
  readonly order: OpenedDeskOrder;
  readonly one: Extract<AdjustingInvoice, { readonly state: 'FAILED' }>;
};

const FailedAdjusting = ({ order, one }: FailedAdjustingProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const retry = useRetryAdjusting();
  const words = {
    done: t`The adjusting invoice is being issued again`,
    lost: t`Connection lost. You can try again: nothing is issued twice.`,
  };
  const { busy, trouble, act } = useEndOrder(words, () => undefined);
  const change = changeWords(one, locale);
  return (
    <Alert
      severity="error"
      action={
        order.abilities.includes('order.retry-invoice') ? (
          <Button color="inherit" size="small" loading={busy} onClick={() => void act(() => retry(order.id))}>
            <Trans>Issue it again</Trans>
          </Button>
        ) : undefined
      }
    >
      <Trans>Adjusting invoice, {change}, isn’t issued.</Trans> {faultWords(one, locale)}
      {one.said === null ? null : (
        <Typography variant="body2" lang="vi" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {t`Provider: ${one.said}`}
        </Typography>
      )}
      {trouble === null ? null : (
        <Typography variant="body2" role="alert" sx={{ mt: 0.5 }}>
          {trouble}
        </Typography>
      )}
    </Alert>
  );
};
