import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { styled } from '#ui/theme/styled.ts';

type Props = { readonly on: boolean; readonly onTurn: (next: boolean) => void; readonly onClose: () => void };

export const KeysDialog = ({ on, onTurn, onClose }: Props) => {
  const { t } = useLingui();
  const title = useId();
  const keys: readonly (readonly [string, ReactNode])[] = [
    ['j', <Trans key="j">Next row</Trans>],
    ['k', <Trans key="k">Previous row</Trans>],
    ['Enter', <Trans key="Enter">Open the row</Trans>],
    ['x', <Trans key="x">Select the row, where rows can be selected</Trans>],
    ['/', <Trans key="/">Go to the search</Trans>],
    ['?', <Trans key="?">Show this list</Trans>],
    ['Esc', <Trans key="Esc">Close</Trans>],
  ];
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={title} onClose={onClose}>
      <DialogTitle id={title}>
        <Trans>Keyboard shortcuts</Trans>
      </DialogTitle>
      <DialogContent>
        <Keys>
          {keys.map(([key, words]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </Keys>
        <Box sx={{ mt: 2 }}>
          <FormControlLabel
            control={
              <Switch
                checked={on}
                onChange={(_, next) => onTurn(next)}
                slotProps={{ input: { 'aria-label': t`Use these keys` } }}
              />
            }
            label={<Trans>Use these keys</Trans>}
          />
          <Typography variant="body2" color="textSecondary">
            <Trans>Kept on this device. Switch it off if you speak to your computer.</Trans>
          </Typography>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} sx={{ minHeight: 44 }}>
          <Trans>Close</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const Keys = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gap: 10,
  '& > div': { display: 'grid', gridTemplateColumns: '64px minmax(0, 1fr)', alignItems: 'center', gap: 12 },
  '& dd': { margin: 0 },
  '& kbd': {
    display: 'inline-block',
    minWidth: 28,
    padding: '2px 8px',
    textAlign: 'center',
    fontFamily: 'inherit',
    fontWeight: 600,
    borderRadius: 6,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.tone.sunken,
  },
}));
