import { Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CheckoutSession } from '#application/sale/ports/checkout-desk.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { LateChoice } from '#domain/sale/reservation/reservation.ts';
import { moneyText } from '#ui/screens/sale/payment/payment-text.view.ts';
import { styled } from '#ui/theme/styled.ts';

const Choices = styled('div')({
  display: 'grid',
  gap: 12,
  width: '100%',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
});
const Choice = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  alignContent: 'space-between',
  padding: 16,
  borderRadius: 16,
  textAlign: 'left',
  border: `1px solid ${theme.vars.palette.divider}`,
  '& p': { fontSize: '0.9375rem', color: theme.vars.palette.text.secondary },
}));

type Props = {
  readonly session: CheckoutSession;
  readonly eventName: string;
  readonly locale: Locale;
  readonly busy: boolean;
  readonly onChoose: (choice: LateChoice) => void;
};

export const LateMoney = ({ session, eventName, locale, busy, onChoose }: Props) => (
  <>
    <Typography variant="h2" component="h1">
      <Trans>Your payment arrived after the tickets were gone</Trans>
    </Typography>
    <Typography>
      <Trans>
        We received {moneyText(session.received, locale)} for {eventName}, but your tickets had already been sold. What
        would you like to do?
      </Trans>
    </Typography>
    {session.waitsForPlaces && (
      <Alert severity="info" variant="outlined" role="status">
        <Trans>You’re waiting for tickets. If they become available, this page updates and we email them to you.</Trans>
      </Alert>
    )}
    <Choices>
      {!session.waitsForPlaces && (
        <Choice>
          <div>
            <Typography variant="h5" component="h2">
              <Trans>Wait for tickets</Trans>
            </Typography>
            <p>
              <Trans>
                If the same tickets become available, they’re yours at the price you paid. You can change your mind
                until then.
              </Trans>
            </p>
          </div>
          <Button variant="outlined" disabled={busy} onClick={() => onChoose('WAIT')}>
            <Trans>Wait</Trans>
          </Button>
        </Choice>
      )}
      <Choice>
        <div>
          <Typography variant="h5" component="h2">
            <Trans>Get a refund</Trans>
          </Typography>
          <p>
            <Trans>We’ll refund the full amount and email you when it’s on its way.</Trans>
          </p>
        </div>
        <Button variant="outlined" disabled={busy} onClick={() => onChoose('REFUND')}>
          <Trans>Refund {moneyText(session.received, locale)}</Trans>
        </Button>
      </Choice>
    </Choices>
  </>
);
