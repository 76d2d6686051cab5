import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { MailIcon } from '#ui/icons/mail.gen.ts';
import { paths } from '#ui/routes/paths.ts';
import { Panel } from './Panel.tsx';

/** The way to the organiser's own words in the event's emails. [S2.14-05] */
export const EmailPanel = ({ eventId }: { readonly eventId: number }) => (
  <Panel title={<Trans>Emails</Trans>} text={<Trans>Add your own message to this event’s ticket emails.</Trans>}>
    <Button variant="outlined" startIcon={<MailIcon />} component={Link} to={paths.eventEmail(eventId)}>
      <Trans>Customise email</Trans>
    </Button>
  </Panel>
);
