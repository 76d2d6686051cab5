import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import type { FillingStep } from '#domain/sale/checkout/steps.ts';
import { ArrowLeftIcon } from '#ui/icons/arrow-left.gen.ts';
import { ActionBar } from './PaymentLayout.tsx';
import { QUESTIONS_FORM } from './questions.view.ts';
import type { OngoingPayment } from './use-payment.ts';

type Props = {
  readonly step: FillingStep;
  readonly payment: OngoingPayment;
  /** Null: nothing has to be paid. */
  readonly total: string | null;
};

/** The last step's button names the amount. */
export function StepActions({ step, payment, total }: Props) {
  const { t } = useLingui();
  const { busy, started, summary, choice, cards, act } = payment;
  const select = step === 'SELECT_TICKET';
  const nothingToBuy = select && !choice.rows.some((row) => row.badge === null);
  const registers = summary.final === 0 && (!select || summary.tickets > 0);
  const pays = step === 'CHECKOUT' && !registers;
  const waits = pays && cards.offer.value.asking;
  return (
    <ActionBar data-ends-the-page data-pay-bar>
      {!pays && (
        <p className="total">
          <small>
            <Trans>Total</Trans>
          </small>
          <b>{total ?? t`Free`}</b>
        </p>
      )}
      <Button
        className="go"
        data-pays={pays || undefined}
        variant="contained"
        size="large"
        disabled={busy || nothingToBuy || waits}
        loading={(busy && started) || waits}
        // The questions check themselves before they go on.
        {...(step === 'QUESTIONNAIRE' ? { type: 'submit', form: QUESTIONS_FORM } : { onClick: act.next })}
      >
        {registers ? (
          <Trans>Register</Trans>
        ) : pays ? (
          <>
            <Trans>Pay now</Trans> <b>{total}</b>
          </>
        ) : (
          <Trans>Next</Trans>
        )}
      </Button>
      {!select && (
        <Button
          className="back"
          variant="text"
          color="secondary"
          startIcon={<ArrowLeftIcon />}
          onClick={act.back}
          disabled={busy}
        >
          <span className="label">
            <Trans>Back</Trans>
          </span>
        </Button>
      )}
    </ActionBar>
  );
}
