import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { DeductionCard } from '#ui/screens/sale/payment/DeductionCard.tsx';
import { moneyText } from '#ui/screens/sale/payment/payment-text.view.ts';
import type { OngoingPayment } from '#ui/screens/sale/payment/use-payment.ts';
import { CODE_ACCEPTED } from '#words/sale/promotions.ts';
import { useCode } from './use-code.ts';

type Props = {
  readonly eventId: number;
  readonly sectionEventId: number;
  readonly payment: Pick<OngoingPayment, 'code' | 'busy' | 'act'>;
};

/** Typed, from the link, or entered before the tickets changed. [S1-16] [S2.11-06] */
export function CodeCard({ eventId, sectionEventId, payment }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { code, busy, act } = payment;
  const { typed, setTyped, refusal, trying, apply } = useCode({ eventId, sectionEventId, payment });
  return (
    <DeductionCard
      id="code-title"
      title={<Trans>Promotion code</Trans>}
      busy={busy}
      applied={
        code.worth === null ? null : (
          <>
            <b>{code.worth.code}</b>
            <span className="off">−{moneyText(code.worth.off, locale)}</span>
          </>
        )
      }
      success={
        <Alert severity="success" variant="outlined" role="status">
          {CODE_ACCEPTED[locale]}
        </Alert>
      }
      remove={{
        label: <Trans>Remove code</Trans>,
        act: () => {
          setTyped('');
          act.dropCode();
        },
      }}
      field={{
        label: t`Promotion code`,
        value: typed,
        refusal,
        onChange: setTyped,
        input: { maxLength: 64, autoCapitalize: 'characters', spellCheck: false },
      }}
      apply={{ act: () => void apply(), blocked: typed.trim() === '', asking: trying }}
    />
  );
}
