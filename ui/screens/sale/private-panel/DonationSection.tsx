import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DonationFields } from '#ui/screens/sale/payment/DonationFields.tsx';
import { styled } from '#ui/theme/styled.ts';

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 14,
  paddingTop: 16,
  borderTop: `1px dashed ${theme.vars.palette.divider}`,
}));

type Donation = { readonly amount: number; readonly message: string };
type Props = {
  readonly donation: Donation;
  readonly thanked: boolean;
  readonly busy: boolean;
  readonly onChange: (donation: Donation) => void;
  /** Null: the main button submits it. */
  readonly onDonate: (() => void) | null;
  readonly children?: ReactNode;
};

/** [S2.8-06] [S2.8-07] [S2.8-08] [S2.8-09] */
export const DonationSection = ({ donation, thanked, busy, onChange, onDonate, children }: Props) => (
  <Section aria-labelledby="private-donation-title" inert={busy}>
    <Typography id="private-donation-title" variant="h6" component="h3">
      <Trans>Donation</Trans>
    </Typography>
    <DonationFields donation={donation} problem={null} onChange={onChange} />
    {thanked && (
      <Typography role="status" sx={{ fontWeight: 600 }}>
        <Trans>Thank you for donating!</Trans>
      </Typography>
    )}
    {children}
    {onDonate !== null && (
      <Button variant="outlined" size="large" onClick={onDonate} loading={busy}>
        <Trans>Donate</Trans>
      </Button>
    )}
  </Section>
);
