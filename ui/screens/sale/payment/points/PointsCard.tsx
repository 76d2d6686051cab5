import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import type { Points } from '#domain/kernel/money/points.ts';
import type { RedeemRefusal } from '#domain/programme/redeem-points.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { DeductionCard } from '#ui/screens/sale/payment/DeductionCard.tsx';
import { Soft } from '#ui/screens/sale/payment/PaymentLayout.tsx';
import type { OngoingPayment } from '#ui/screens/sale/payment/use-payment.ts';
import { mostUsable, pointsText, usesPoints } from './points.view.ts';
import { useRedeeming } from './use-redeeming.ts';

type Props = { readonly payment: OngoingPayment; readonly balance: Points };

/** Hidden without points, or where they cannot pay. [S1-65] */
export function PointsCard({ payment, balance }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { busy, summary, act } = payment;
  const { typed, refusal, setTyped, apply } = useRedeeming(payment, balance);
  const most = mostUsable(balance, payment);
  if (most <= 0 && !usesPoints(payment)) return null;
  const atMost = pointsText(most, locale);
  return (
    <DeductionCard
      id="points-title"
      title={<Trans>Loyalty points</Trans>}
      busy={busy}
      applied={
        usesPoints(payment) ? (
          <b className="off">
            <Plural value={summary.points} one="# point is used" other="# points are used" />
          </b>
        ) : null
      }
      remove={{ label: <Trans>Don’t use points</Trans>, act: act.payWithoutPoints }}
      field={{
        label: t`Use points`,
        value: typed,
        refusal: refusal === null ? null : <Refused refusal={refusal} most={atMost} />,
        onChange: setTyped,
        input: { inputMode: 'numeric', maxLength: 13 },
      }}
      apply={{ act: () => apply(typed) }}
      above={
        <Soft>
          <Trans>
            You have <Plural value={balance} one="# point" other="# points" />. Each pays 1 đ, for up to half of the
            tickets: at most {atMost} for this order.
          </Trans>
        </Soft>
      }
      below={
        <Button variant="text" disabled={busy} onClick={() => apply(atMost)} sx={{ justifySelf: 'start' }}>
          <Plural value={most} one="Use # point" other="Use # points" />
        </Button>
      }
    />
  );
}

function Refused({ refusal, most }: { readonly refusal: RedeemRefusal; readonly most: string }) {
  switch (refusal.code) {
    case 'NO_POINTS_CHOSEN':
    case 'NOT_AN_UPGRADE':
      return <Trans>Enter how many points to use</Trans>;
    case 'MORE_POINTS_THAN_BALANCE':
      return <Trans>You don’t have that many points. Use at most {most}</Trans>;
    case 'MORE_POINTS_THAN_PRICE':
      return <Trans>Points can pay for up to half of the tickets. Use at most {most}</Trans>;
    default:
      return refusal satisfies never;
  }
}
