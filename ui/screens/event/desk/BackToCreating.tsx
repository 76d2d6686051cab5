import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useSearchParams } from 'react-router';
import { ArrowLeftIcon } from '#ui/icons/arrow-left.gen.ts';
import { paths } from '#ui/routes/paths.ts';
import type { EventPart } from './EventTabs.tsx';

const STEPS = new Map<EventPart, string>([
  ['questionnaire', 'questionnaire'],
  ['promotions', 'promotion'],
]);

/** The wizard's last steps are done on pages of the desk: the way back to it. */
export const BackToCreating = ({ part }: { readonly part: EventPart }) => {
  const [query] = useSearchParams();
  const step = STEPS.get(part);
  if (step === undefined || query.get('from') !== 'create') return null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        justifyContent: 'space-between',
        p: 2,
        mb: 2,
        borderRadius: '16px',
        bgcolor: 'tone.goldWash',
        color: 'tone.onGoldWash',
      }}
    >
      <Typography variant="body2">
        <Trans>Your event isn’t published yet. Save here, then go back to finish it.</Trans>
      </Typography>
      <Button
        component={Link}
        to={`${paths.create()}?step=${step}`}
        variant="outlined"
        color="inherit"
        startIcon={<ArrowLeftIcon />}
      >
        <Trans>Back to creating the event</Trans>
      </Button>
    </Box>
  );
};
