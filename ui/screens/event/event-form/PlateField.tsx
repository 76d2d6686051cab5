import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { CheckIcon } from '#ui/icons/check.gen.ts';
import { styled } from '#ui/theme/styled.ts';
import { fieldId } from './form-steps.view.ts';
import { usePlates } from './plate.view.ts';

/** While the event has no own picture. */
export const PlateField = () => {
  const { isNeeded, choices, chosen, choose } = usePlates();
  const group = useId();
  if (!isNeeded) return null;
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }} aria-describedby={`${group}-hint`}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0 }}>
        <Trans>Choose a picture</Trans>
      </Typography>
      <Typography id={`${group}-hint`} variant="caption" component="p" color="textSecondary" sx={{ mb: 1.5 }}>
        <Trans>
          Your event’s page, tickets and invitations use it. Under “Details” you can upload your own instead.
        </Trans>
      </Typography>
      <Prints>
        {choices.map(({ plate, url, color, name }, at) => (
          <Print key={plate} title={name}>
            <input
              type="radio"
              name={group}
              value={plate}
              id={at === 0 ? fieldId('plate') : undefined}
              aria-label={name}
              checked={plate === chosen}
              onChange={() => choose(plate)}
            />
            <img src={url} alt="" width={96} height={96} loading="lazy" style={{ backgroundColor: color }} />
            <CheckIcon />
          </Print>
        ))}
      </Prints>
    </Box>
  );
};

const Prints = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(44px, 1fr))',
  gap: 12,
  [theme.breakpoints.down('sm')]: { gap: 8 },
}));

const Print = styled('label')(({ theme }) => ({
  position: 'relative',
  aspectRatio: '1',
  borderRadius: 12,
  cursor: 'pointer',
  // A ring of ink with a little paper between it and the print.
  '&:has(input:checked)': {
    outline: `2px solid ${theme.vars.palette.text.primary}`,
    outlineOffset: 2,
    '& svg': { display: 'block' },
  },
  '&:has(input:focus-visible)': { outline: `3px solid ${theme.vars.palette.tone.sky}`, outlineOffset: 2 },
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  },
  '& img': { width: '100%', height: '100%', borderRadius: 'inherit', objectFit: 'cover' },
  '& svg': {
    display: 'none',
    position: 'absolute',
    right: 4,
    bottom: 4,
    padding: 2,
    borderRadius: '50%',
    fontSize: 22,
    color: theme.vars.palette.background.paper,
    backgroundColor: theme.vars.palette.text.primary,
    pointerEvents: 'none',
  },
}));
