import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { paths } from '#ui/routes/paths.ts';
import type { DeskEvent } from './event-manager.view.ts';

export const NotPublished = ({ event }: { readonly event: DeskEvent }) => {
  const { t } = useLingui();
  return (
    <Paper
      variant="outlined"
      aria-label={t`Draft`}
      sx={{
        p: { xs: 3, md: 5 },
        borderRadius: '16px',
        borderColor: 'divider',
        textAlign: 'center',
        textWrap: 'balance',
      }}
    >
      <Typography variant="h3" component="h2">
        <Trans>This event is not published yet</Trans>
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 3 }}>
        <Trans>Sales, guests and check-ins appear here once people can register.</Trans>
      </Typography>
      <Button component={Link} to={paths.editEvent(event.id)} variant="contained">
        <Trans>Continue editing</Trans>
      </Button>
    </Paper>
  );
};
