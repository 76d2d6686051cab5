import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { OrderLink } from '#application/sale/follow-order.ts';
import type { BankTransferInstruction, CheckoutSession } from '#application/sale/ports/checkout-desk.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { XIcon } from '#ui/icons/x.gen.ts';
import { PartPaid } from '#ui/screens/sale/payment/result/PartPaid.tsx';
import { styled } from '#ui/theme/styled.ts';
import { BankApps } from './BankApps.tsx';
import { LinkState } from './LinkState.tsx';
import { PayCountdown } from './PayCountdown.tsx';
import { PayElsewhereOffer } from './PayElsewhereOffer.tsx';
import { TransferDetails } from './TransferDetails.tsx';

// No top padding: a sticky head would stop below it and cover the countdown.
const Inside = styled('div')({
  '--pad': 'clamp(16px, 3vw, 32px)',
  display: 'grid',
  gap: 18,
  padding: '0 var(--pad) var(--pad)',
  overflowY: 'auto',
});
const Head = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  margin: '0 calc(-1 * var(--pad)) -8px',
  padding: 'calc(var(--pad) * 0.5) var(--pad) 8px',
  background: theme.vars.palette.background.paper,
}));
const Title = styled('h2')({
  margin: 0,
  fontSize: '1.375rem',
  fontWeight: 800,
  lineHeight: 1.3,
  letterSpacing: '-0.015em',
});

type Props = {
  readonly open: boolean;
  readonly transfer: BankTransferInstruction;
  readonly session: CheckoutSession;
  readonly serverNow: Instant;
  readonly heardAt: number;
  readonly link: OrderLink;
  readonly locale: Locale;
  readonly now: () => number;
  readonly onTransferred: () => void;
};

/** Closes by itself when the money arrives. [S2.10-10] [S4-34] */
export function TransferDialog({
  open,
  transfer,
  session,
  serverNow,
  heardAt,
  link,
  locale,
  now,
  onTransferred,
}: Props) {
  const { t } = useLingui();
  const phone = useMediaQuery('(max-width: 767.95px)', { noSsr: true });
  return (
    <Dialog
      open={open}
      onClose={onTransferred}
      fullScreen={phone}
      fullWidth
      maxWidth="md"
      aria-labelledby="transfer-title"
      slotProps={{
        paper: {
          sx: phone
            ? { m: '0 !important', width: '100% !important', maxWidth: '100% !important', borderRadius: 0, border: 0 }
            : {},
        },
      }}
    >
      <Inside>
        <Head>
          <Title id="transfer-title">
            <Trans>Bank transfer information</Trans>
          </Title>
          <IconButton aria-label={t`Close`} onClick={onTransferred} edge="end">
            <XIcon />
          </IconButton>
        </Head>
        <PayCountdown until={transfer.payBefore} serverNow={serverNow} heardAt={heardAt} />
        <PartPaid price={session.price} received={session.received} locale={locale} />
        <TransferDetails transfer={transfer} locale={locale} now={now} />
        {phone && <BankApps transfer={transfer} />}
        <LinkState link={link} />
        <Button variant="contained" size="large" onClick={onTransferred}>
          <Trans>I have transferred</Trans>
        </Button>
        <PayElsewhereOffer checkoutSessionId={session.id} />
      </Inside>
    </Dialog>
  );
}
