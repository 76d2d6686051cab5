import { Plural, Trans } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { TicketGroup } from '#application/ticket/list-my-tickets.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { LocalLink } from '#ui/bindings/LocalLink.tsx';
import { ChevronRightIcon } from '#ui/icons/chevron-right.gen.ts';
import { paths } from '#ui/routes/paths.ts';
import { styled } from '#ui/theme/styled.ts';
import { seatLabel } from '#words/sale/seats.ts';
import { groupLeaf, groupWhen, stubState } from './my-tickets.view.ts';

const Card = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '184px minmax(0, 1fr)',
  borderRadius: 20,
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Cover = styled('div')(({ theme }) => ({
  position: 'relative',
  minHeight: 168,
  background: `linear-gradient(150deg, color-mix(in oklab, var(--tint, ${theme.vars.palette.tone.gold}) 55%,
    ${theme.vars.palette.tone.sunken}), ${theme.vars.palette.tone.sunken})`,
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
  [theme.breakpoints.down('md')]: { minHeight: 120 },
}));

const Leaf = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: 12,
  left: 12,
  minWidth: 52,
  padding: '6px 8px',
  borderRadius: 12,
  textAlign: 'center',
  lineHeight: 1.15,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  '& small': { display: 'block', fontSize: 11, fontWeight: 600, color: theme.vars.palette.tone.link },
  '& b': { display: 'block', fontSize: 20, fontWeight: 800 },
}));

const Body = styled('div')({
  display: 'grid',
  gap: 14,
  padding: 'clamp(16px, 2.4vw, 24px)',
  alignContent: 'start',
  minWidth: 0,
});

const Stubs = styled('ul')({
  display: 'grid',
  gap: 8,
  listStyle: 'none',
  padding: 0,
  margin: 0,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 264px), 1fr))',
});

const Stub = styled(Link)(({ theme }) => ({
  '--notch': '7px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 8,
  minHeight: 60,
  padding: '10px 12px 10px 20px',
  borderRadius: 12,
  textDecoration: 'none',
  background: theme.vars.palette.tone.goldWash,
  color: theme.vars.palette.text.primary,
  maskImage: 'radial-gradient(circle at 0 50%, transparent var(--notch), #000 calc(var(--notch) + 0.5px))',
  transition: 'background-color 150ms',
  '&:hover': {
    background: `color-mix(in oklab, ${theme.vars.palette.tone.gold} 22%, ${theme.vars.palette.tone.goldWash})`,
  },
  '&:focus-visible': { maskImage: 'none' },
  '&[data-state="VOID"], &[data-state="USED"]': { background: theme.vars.palette.tone.sunken },
  '&[data-state="VOID"] .who': { textDecoration: 'line-through' },
  '& .who': { display: 'block', fontWeight: 600, overflowWrap: 'anywhere' },
  '& .what': {
    display: 'block',
    fontSize: '0.8125rem',
    color: theme.vars.palette.text.secondary,
    overflowWrap: 'anywhere',
  },
}));

type Props = {
  readonly group: TicketGroup;
  readonly locale: Locale;
  readonly children?: ReactNode;
};

export function TicketGroupCard({ group, locale, children }: Props) {
  const { session, tickets } = group;
  const { event } = session;
  const leaf = groupLeaf(group, locale);
  return (
    <Card
      style={
        event.photo !== null && /^#[\da-f]{6}$/i.test(event.photo.color)
          ? { ['--tint' as string]: event.photo.color }
          : undefined
      }
    >
      <Cover aria-hidden>
        {event.photo !== null && <img src={event.photo.cardUrl} alt="" loading="lazy" />}
        <Leaf>
          <small>{leaf.month}</small>
          <b>{leaf.day}</b>
        </Leaf>
      </Cover>
      <Body>
        <div>
          <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            <LocalLink to={paths.event(event.slug)} color="inherit">
              {event.name}
            </LocalLink>
          </Typography>
          {session.name !== '' && session.name !== event.name && (
            <Typography variant="body2">{session.name}</Typography>
          )}
          <Typography variant="body2" color="textSecondary">
            {groupWhen(group, locale)}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {event.format === 'ONLINE' ? <Trans>Online</Trans> : session.address}
          </Typography>
        </div>
        <div>
          <Typography variant="overline" component="h3" color="textSecondary" sx={{ display: 'block', mb: 0.75 }}>
            <Plural value={tickets.length} one="# ticket" other="# tickets" />
          </Typography>
          <Stubs>
            {tickets.map((ticket) => {
              const state = stubState(ticket);
              return (
                <li key={ticket.id}>
                  <Stub to={paths.ticket(ticket.id)} data-state={state}>
                    <span style={{ minWidth: 0 }}>
                      <b className="who">{ticket.holder}</b>
                      <span className="what">{ticket.ticketName}</span>
                      {ticket.seat !== null && <span className="what">{seatLabel(ticket.seat)[locale]}</span>}
                      {(ticket.hand === 'SENT' || state !== 'READY') && (
                        <span className="what">
                          {state === 'VOID' ? (
                            <Trans>No longer valid</Trans>
                          ) : state === 'USED' ? (
                            <Trans>Checked in</Trans>
                          ) : (
                            <Trans>Given away</Trans>
                          )}
                        </span>
                      )}
                    </span>
                    <ChevronRightIcon />
                  </Stub>
                </li>
              );
            })}
          </Stubs>
          {children}
        </div>
      </Body>
    </Card>
  );
}
