import { Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-router';
import type { MyTickets } from '#application/ticket/list-my-tickets.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { TicketIcon } from '#ui/icons/ticket.gen.ts';
import { paths } from '#ui/routes/paths.ts';
import { TicketGroupCard } from '#ui/screens/ticket/my-tickets/TicketGroupCard.tsx';
import { styled } from '#ui/theme/styled.ts';
import { NotLoaded } from './NotLoaded.tsx';
import { useComingTickets } from './own-lists.view.ts';

const Cards = styled('section')({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 960 });

/** [S2.3-06] */
export const OwnTickets = () => {
  const { answer, again, more, state } = useComingTickets();
  switch (answer.kind) {
    case 'LOADING':
      return (
        <Cards aria-hidden>
          <Skeleton variant="rounded" height={190} sx={{ borderRadius: '20px' }} />
          <Skeleton variant="rounded" height={190} sx={{ borderRadius: '20px' }} />
        </Cards>
      );
    case 'FAILED':
      return <NotLoaded again={again} />;
    case 'READY':
      return <Found tickets={answer.value} state={state} onMore={() => void more(answer.value)} />;
  }
};

type FoundProps = {
  readonly tickets: MyTickets;
  readonly state: 'IDLE' | 'LOADING' | 'FAILED';
  readonly onMore: () => void;
};

const Found = ({ tickets, state, onMore }: FoundProps) => {
  const locale = useLocale();
  const { groups, after } = tickets;
  return (
    <Cards id="ticket">
      <h2 className="visually-hidden">
        <Trans>My Tickets</Trans>
      </h2>
      {groups.length === 0 ? (
        <EmptyState
          picture={<TicketIcon size={56} tone="gold" />}
          title={<Trans>No tickets yet</Trans>}
          text={<Trans>Your tickets will appear here as soon as your order is confirmed.</Trans>}
          action={
            <Button component={Link} to={paths.discovery()} variant="contained">
              <Trans>Find an event</Trans>
            </Button>
          }
        />
      ) : (
        groups.map((group) => <TicketGroupCard key={group.session.id} group={group} locale={locale} />)
      )}
      {state === 'FAILED' ? (
        <Alert severity="warning" role="alert">
          <Trans>Couldn’t load more tickets. Please try again.</Trans>
        </Alert>
      ) : null}
      {after === null ? null : (
        <Button variant="outlined" onClick={onMore} loading={state === 'LOADING'} sx={{ justifySelf: 'center' }}>
          <Trans>Show more</Trans>
        </Button>
      )}
      <Button
        component={Link}
        to={`${paths.myTickets()}?tab=past`}
        color="secondary"
        sx={{ justifySelf: 'start', ml: -2.5 }}
      >
        <Trans>Tickets for past events</Trans>
      </Button>
    </Cards>
  );
};
