import { Trans } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { styled } from '#ui/theme/styled.ts';
import { PanelFrame } from './PanelFrame.tsx';

const Place = styled('div')(({ theme }) => ({
  height: 168,
  borderRadius: 12,
  background: theme.vars.palette.tone.sunken,
}));

export const WaitingPanel = () => (
  <PanelFrame aria-labelledby="registration-title" aria-busy="true">
    <Typography id="registration-title" variant="h4" component="h2">
      <Trans>Registration</Trans>
    </Typography>
    <Place />
  </PanelFrame>
);
