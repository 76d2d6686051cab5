import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { QrCode } from '#ui/components/QrCode.tsx';
import { SmartphoneIcon } from '#ui/icons/smartphone.gen.ts';
import { styled } from '#ui/theme/styled.ts';
import { CopyLine } from './CopyLine.tsx';
import { useShareOrder } from './share-order.view.ts';

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '132px minmax(0, 1fr)',
  gap: 16,
  alignItems: 'center',
  padding: 14,
  borderRadius: 14,
  border: `1px solid ${theme.vars.palette.divider}`,
  '& dl': { margin: 0 },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > .code': { width: 132, marginInline: 'auto' },
  },
}));

const Offer = styled('div')({ display: 'grid', justifyItems: 'center', gap: 8 });

/** The other device needs no sign-in and can only pay. */
export function PayElsewhereOffer({ checkoutSessionId }: { readonly checkoutSessionId: string }) {
  const { t } = useLingui();
  const offer = useShareOrder(checkoutSessionId);
  if (offer.link !== null) {
    return (
      // It opens below the fold of a low window.
      <Box ref={(box) => box?.scrollIntoView({ block: 'nearest' })}>
        <div className="code">
          <QrCode text={offer.link} label={t`QR code of the link to this order`} />
        </div>
        <div>
          <p>
            <Trans>
              Open this link on the other device to see the QR code and the payment status. Share it only with someone
              who is paying for you.
            </Trans>
          </p>
          <dl>
            <CopyLine label={t`Link to this order`} value={offer.shown} copied={offer.link} />
          </dl>
        </div>
      </Box>
    );
  }
  return (
    <Offer>
      <Button startIcon={<SmartphoneIcon />} color="secondary" disabled={offer.busy} onClick={offer.ask}>
        <Trans>Pay on another device</Trans>
      </Button>
      {offer.sentence !== null && (
        <Alert severity="warning" role="alert">
          {offer.sentence}
        </Alert>
      )}
    </Offer>
  );
}
