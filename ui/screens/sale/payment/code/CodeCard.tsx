import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { SubmitEvent } from 'react';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { TextField } from '#ui/components/TextField.tsx';
import { Card, CardTitle } from '#ui/screens/sale/payment/PaymentLayout.tsx';
import { moneyText } from '#ui/screens/sale/payment/payment-text.view.ts';
import type { OngoingPayment } from '#ui/screens/sale/payment/use-payment.ts';
import { styled } from '#ui/theme/styled.ts';
import { CODE_ACCEPTED } from '#words/sale/promotions.ts';
import { useCode } from './use-code.ts';

const Row = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 12,
  alignItems: 'start',
  '& button': { minHeight: 56 },
});

const Applied = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  margin: 0,
  '& b': { overflowWrap: 'anywhere' },
  '& .off': { color: theme.vars.palette.tone.jade, fontVariantNumeric: 'tabular-nums' },
  '& button': { marginLeft: 'auto', minHeight: 44 },
}));

type Props = {
  readonly eventId: number;
  readonly sectionEventId: number;
  readonly payment: Pick<OngoingPayment, 'code' | 'busy' | 'act'>;
};

/** A discount code: typed, from the link, or entered before the tickets changed. [S1-16] [S2.11-06] */
export function CodeCard({ eventId, sectionEventId, payment }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { code, busy, act } = payment;
  const { typed, setTyped, refusal, trying, apply } = useCode({ eventId, sectionEventId, payment });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void apply();
  };
  return (
    <Card aria-labelledby="code-title">
      <CardTitle id="code-title">
        <Trans>Promotion code</Trans>
      </CardTitle>
      {code.worth === null ? (
        <Row onSubmit={submit} noValidate>
          <TextField
            label={t`Promotion code`}
            value={typed}
            autoComplete="off"
            error={refusal !== null}
            helperText={refusal}
            disabled={busy}
            onChange={(event) => setTyped(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 64, autoCapitalize: 'characters', spellCheck: false } }}
          />
          <Button type="submit" variant="outlined" disabled={busy || typed.trim() === ''} loading={trying}>
            <Trans>Apply</Trans>
          </Button>
        </Row>
      ) : (
        <>
          <Alert severity="success" variant="outlined" role="status">
            {CODE_ACCEPTED[locale]}
          </Alert>
          <Applied>
            <b>{code.worth.code}</b>
            <span className="off">−{moneyText(code.worth.off, locale)}</span>
            <Button
              variant="text"
              disabled={busy}
              onClick={() => {
                setTyped('');
                act.dropCode();
              }}
            >
              <Trans>Remove code</Trans>
            </Button>
          </Applied>
        </>
      )}
    </Card>
  );
}
