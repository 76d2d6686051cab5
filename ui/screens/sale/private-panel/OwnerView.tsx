import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { EventPage, SessionOnSale } from '#application/event/ports/event-pages.ts';
import type { OwnerStatus } from '#domain/sale/checkout/private-panel.ts';
import { paths } from '#ui/routes/paths.ts';
import { CalendarButton } from '#ui/screens/event/event-page/CalendarButton.tsx';
import { styled } from '#ui/theme/styled.ts';

const Ways = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginTop: 12,
  '& > button': { margin: 0 },
});

type Props = {
  readonly standing: OwnerStatus;
  readonly title: string;
  readonly event: EventPage;
  readonly sessions: readonly SessionOnSale[];
  readonly address: string;
};

/** [S2.8-02] [S2.8-03] [S2.8-04] [S2.8-05] */
export const OwnerView = ({ standing, title, event, sessions, address }: Props) => (
  <div role="status">
    <Typography id="registration-title" variant="h4" component="h2" sx={{ mb: 1 }}>
      {title}
    </Typography>
    <Words standing={standing} event={event} sessions={sessions} address={address} />
  </div>
);

function Words({ standing, event, sessions, address }: Omit<Props, 'title'>) {
  switch (standing) {
    case 'PENDING_APPROVAL':
      return (
        <Typography color="textSecondary">
          <Trans>The organiser reviews every registration. We’ll email you the result.</Trans>
        </Typography>
      );
    case 'CONFIRMED':
      return (
        <Ways data-own-calendar>
          <Button component={Link} to={paths.myTickets()} variant="outlined">
            <Trans>My tickets</Trans>
          </Button>
          <CalendarButton event={event} sessions={sessions} address={address} />
        </Ways>
      );
    case 'NOT_ATTENDING':
      return (
        <Typography color="textSecondary">
          <Trans>Hope to see you next time.</Trans>
        </Typography>
      );
  }
}
