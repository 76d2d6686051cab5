import { Trans } from '@lingui/react/macro';
import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';

export const OrderChip = ({ status }: { readonly status: string }) => {
  const chip = (label: ReactNode, ground: string, ink: string) => (
    <Chip size="small" label={label} sx={{ bgcolor: ground, color: ink }} />
  );
  switch (status) {
    case 'SUCCESSFUL':
      return chip(<Trans>Successful</Trans>, 'tone.jadeWash', 'tone.jade');
    case 'PROCESSING':
      return chip(<Trans>Processing</Trans>, 'tone.goldWash', 'tone.onGoldWash');
    case 'REQUIRED_APPROVAL':
      return chip(<Trans>Pending approval</Trans>, 'tone.skyWash', 'tone.sky');
    case 'UNSUCCESSFUL':
      return chip(<Trans>Unsuccessful</Trans>, 'tone.dangerWash', 'tone.danger');
    case 'CANCELLED':
      return chip(<Trans>Cancelled</Trans>, 'tone.sunken', 'text.secondary');
    case 'REFUNDED':
      return chip(<Trans>Refunded</Trans>, 'tone.clayWash', 'tone.clay');
    case 'WITHDRAWN':
      return chip(<Trans>Withdrawn</Trans>, 'tone.sunken', 'text.secondary');
    default:
      return chip(<Trans>Other</Trans>, 'tone.sunken', 'text.secondary');
  }
};
