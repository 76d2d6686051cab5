import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import type { CheckoutSession, ManualPayment } from '#application/sale/ports/checkout-desk.ts';
import { useTroubleSentence } from '#ui/screens/sale/payment/trouble/use-trouble-sentence.ts';
import { styled } from '#ui/theme/styled.ts';
import { useProof } from './by-hand.view.ts';

const Picture = styled('img')(({ theme }) => ({
  maxWidth: 'min(100%, 240px)',
  maxHeight: 320,
  objectFit: 'contain',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
}));
const Ways = styled('div')({ display: 'grid', gap: 8, justifyItems: 'center', width: '100%' });

type Props = {
  readonly session: CheckoutSession;
  readonly manual: ManualPayment;
  readonly onReported: (told: CheckoutSession) => void;
};

/** May be added once the money is reported, and replaced until the organiser answers. [S1-14] */
export function ProofPicture({ session, manual, onReported }: Props) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const { busy, trouble, send } = useProof(session, onReported);
  const refused = useTroubleSentence(trouble);
  return (
    <Ways>
      {manual.proofUrl !== null && <Picture src={manual.proofUrl} alt={t`Your picture of the transfer`} />}
      {refused !== null && (
        <Alert severity="warning" role="alert">
          {refused}
        </Alert>
      )}
      <Button
        variant="outlined"
        color="secondary"
        loading={busy}
        sx={{ minHeight: 44 }}
        onClick={() => input.current?.click()}
      >
        {manual.proofUrl === null ? <Trans>Add a picture of the transfer</Trans> : <Trans>Replace the picture</Trans>}
      </Button>
      <Typography variant="caption" color="textSecondary">
        <Trans>Optional: a screenshot helps the organiser find your money. PNG, JPEG or WebP under 2 MB.</Trans>
      </Typography>
      <input
        ref={input}
        type="file"
        name="proof"
        aria-label={t`Picture of the transfer`}
        accept="image/png,image/jpeg,image/webp"
        className="visually-hidden"
        tabIndex={-1}
        disabled={busy}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file !== undefined) void send(file);
          target.value = '';
        }}
      />
    </Ways>
  );
}
