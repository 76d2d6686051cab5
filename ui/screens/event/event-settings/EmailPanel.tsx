import { Trans } from '@lingui/react/macro';
import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { paths } from '#ui/routes/paths.ts';
import { Panel } from './Panel.tsx';

/** The way to the organiser's own words in the event's emails. [S2.14-05] */
export const EmailPanel = ({ eventId }: { readonly eventId: number }) => (
  <Panel
    title={<Trans>Emails</Trans>}
    text={<Trans>Add your own words to the emails that bring this event's tickets.</Trans>}
  >
    <Button variant="outlined" startIcon={<MailOutlineRounded />} component={Link} to={paths.eventEmail(eventId)}>
      <Trans>Customise email</Trans>
    </Button>
  </Panel>
);
