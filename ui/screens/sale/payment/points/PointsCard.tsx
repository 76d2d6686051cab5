import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import type { SubmitEvent } from 'react';
import type { RedeemRefusal } from '#domain/programme/redeem-points.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { TextField } from '#ui/components/TextField.tsx';
import { Card, CardTitle, Soft } from '#ui/screens/sale/payment/PaymentLayout.tsx';
import type { OngoingPayment } from '#ui/screens/sale/payment/use-payment.ts';
import { styled } from '#ui/theme/styled.ts';
import { mostUsable, pointsText, usesPoints } from './points.view.ts';
import { useRedeeming } from './use-redeeming.ts';

const Row = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 12,
  alignItems: 'start',
  '& button': { minHeight: 56 },
});

const Used = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  margin: 0,
  '& b': { color: theme.vars.palette.tone.jade, fontVariantNumeric: 'tabular-nums' },
  '& button': { marginLeft: 'auto', minHeight: 44 },
}));

type Props = { readonly payment: OngoingPayment };

/** Nothing for who has no points, or where they cannot pay. [S1-65] */
export function PointsCard({ payment }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { busy, summary, act } = payment;
  const { balance, typed, refusal, setTyped, apply } = useRedeeming(payment);
  const most = mostUsable(balance, payment);
  if (most <= 0 && !usesPoints(payment)) return null;
  const atMost = pointsText(most, locale);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    apply(typed);
  };
  return (
    <Card aria-labelledby="points-title">
      <CardTitle id="points-title">
        <Trans>Loyalty points</Trans>
      </CardTitle>
      {usesPoints(payment) ? (
        <Used role="status">
          <b>
            <Plural value={summary.points} one="# point is used" other="# points are used" />
          </b>
          <Button variant="text" disabled={busy} onClick={act.payWithoutPoints}>
            <Trans>Don’t use points</Trans>
          </Button>
        </Used>
      ) : (
        <>
          <Soft>
            <Trans>
              You have <Plural value={balance} one="# point" other="# points" />. Each pays 1 đ, for up to half of the
              tickets: at most {atMost} for this order.
            </Trans>
          </Soft>
          <Row onSubmit={submit} noValidate>
            <TextField
              label={t`Use points`}
              value={typed}
              autoComplete="off"
              error={refusal !== null}
              helperText={refusal === null ? null : <Refused refusal={refusal} most={atMost} />}
              disabled={busy}
              onChange={(event) => setTyped(event.target.value)}
              slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 13 } }}
            />
            <Button type="submit" variant="outlined" disabled={busy}>
              <Trans>Apply</Trans>
            </Button>
          </Row>
          <Button variant="text" disabled={busy} onClick={() => apply(atMost)} sx={{ justifySelf: 'start' }}>
            <Plural value={most} one="Use # point" other="Use # points" />
          </Button>
        </>
      )}
    </Card>
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
