import { Plural, Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { WaitingPlace } from '#application/sale/ports/waiting-places.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { paths } from '#ui/routes/paths.ts';
import { styled } from '#ui/theme/styled.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';

const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 });

type Props = {
  readonly place: WaitingPlace;
  readonly timezone: string;
  readonly busy: boolean;
  readonly onLeave: () => void;
};

export function OnePlace({ place, timezone, busy, onLeave }: Props) {
  const locale = useLocale();
  const { tickets, ticketName, ahead, heldUntil } = place;
  switch (place.standing) {
    case 'WAITING':
      return (
        <Alert severity="info" role="status">
          <AlertTitle>
            {ahead === 0 ? (
              <Trans>You’re next on the waiting list</Trans>
            ) : (
              <Trans>You’re number {ahead + 1} on the waiting list</Trans>
            )}
          </AlertTitle>
          <Wanted tickets={tickets} name={ticketName} />{' '}
          <Trans>We’ll email you when it’s your turn, and hold your tickets for a day.</Trans>
          <Acts>
            <Button size="small" variant="outlined" loading={busy} onClick={onLeave} sx={{ minHeight: 44 }}>
              <Trans>Leave the waiting list</Trans>
            </Button>
          </Acts>
        </Alert>
      );
    case 'OFFERED':
      return (
        <Alert severity="success" role="status">
          <AlertTitle>
            <Trans>Tickets are held for you</Trans>
          </AlertTitle>
          <Wanted tickets={tickets} name={ticketName} />{' '}
          {heldUntil !== null && (
            <Trans>Buy them by {showMoment(heldUntil, locale, timezone)}, or they go to the next in line.</Trans>
          )}
          <Acts>
            <Button
              component={Link}
              to={paths.payment(place.sessionId)}
              size="small"
              variant="contained"
              sx={{ minHeight: 44 }}
            >
              <Trans>Buy my tickets</Trans>
            </Button>
            <Button size="small" variant="outlined" loading={busy} onClick={onLeave} sx={{ minHeight: 44 }}>
              <Trans>No, thanks</Trans>
            </Button>
          </Acts>
        </Alert>
      );
    case 'LAPSED':
      return (
        <Alert severity="warning" role="status">
          <AlertTitle>
            <Trans>Your tickets are no longer held</Trans>
          </AlertTitle>
          <Wanted tickets={tickets} name={ticketName} />{' '}
          <Trans>They went to the next in line. You can join the waiting list again.</Trans>
        </Alert>
      );
    case 'TAKEN':
    case 'LEFT':
      return null;
  }
}

const Wanted = ({ tickets, name }: { readonly tickets: number; readonly name: string }) => (
  <b>
    <Plural value={tickets} one={`# ticket, ${name}.`} other={`# tickets, ${name}.`} />
  </b>
);
