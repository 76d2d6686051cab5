import { Trans, useLingui } from '@lingui/react/macro';
import BackIcon from '@mui/icons-material/ArrowBackRounded';
import Button from '@mui/material/Button';
import type { FillingStep } from '#domain/sale/checkout/steps.ts';
import { ActionBar } from './PaymentLayout.tsx';
import type { OngoingPayment } from './use-payment.ts';

type Props = {
  readonly step: FillingStep;
  readonly payment: OngoingPayment;
  /** Null: nothing has to be paid. */
  readonly total: string | null;
};

export function StepActions({ step, payment, total }: Props) {
  const { t } = useLingui();
  const { busy, started, summary, choice, act } = payment;
  const select = step === 'SELECT_TICKET';
  const nothingToBuy = select && !choice.rows.some((row) => row.badge === null);
  return (
    <ActionBar data-ends-the-page data-pay-bar>
      <p className="total">
        <small>
          <Trans>Total</Trans>
        </small>
        <b>{total ?? t`Free`}</b>
      </p>
      {!select && (
        <Button
          className="back"
          variant="text"
          color="secondary"
          startIcon={<BackIcon />}
          onClick={act.back}
          disabled={busy}
        >
          <span className="label">
            <Trans>Back</Trans>
          </span>
        </Button>
      )}
      <Button
        variant="contained"
        size="large"
        onClick={act.next}
        disabled={busy || nothingToBuy}
        loading={busy && started}
      >
        {summary.final === 0 && (!select || summary.tickets > 0) ? (
          <Trans>Register</Trans>
        ) : step === 'CHECKOUT' ? (
          <Trans>Pay now</Trans>
        ) : (
          <Trans>Next</Trans>
        )}
      </Button>
    </ActionBar>
  );
}
