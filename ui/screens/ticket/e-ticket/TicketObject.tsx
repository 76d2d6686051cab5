import { Trans } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import type { TicketOnScreen } from '#application/ticket/open-ticket.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { titleParts } from '#ui/screens/title-parts.ts';
import { styled } from '#ui/theme/styled.ts';
import { seatLabel } from '#words/sale/seats.ts';
import { NOTCH, type TicketFace } from './e-ticket.view.ts';
import { TicketStub } from './TicketStub.tsx';

/** Body and stub side by side on wide screens and paper, stacked on a phone. */
const Ticket = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 300px',
  filter: 'drop-shadow(0 18px 30px rgb(20 19 23 / 0.16))',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '@media print': {
    gridTemplateColumns: 'minmax(0, 1fr) 260px',
    filter: 'none',
    breakInside: 'avoid',
    border: '1px solid #999',
    borderRadius: 22,
  },
}));

const Body = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  borderRadius: '22px 0 0 22px',
  overflow: 'hidden',
  background: theme.vars.palette.background.paper,
  mask: `radial-gradient(circle ${NOTCH}px at 100% 0, transparent 98%, #000) top / 100% 51% no-repeat,
    radial-gradient(circle ${NOTCH}px at 100% 100%, transparent 98%, #000) bottom / 100% 51% no-repeat`,
  [theme.breakpoints.down('md')]: {
    borderRadius: '0 0 22px 22px',
    mask: `radial-gradient(circle ${NOTCH}px at 0 0, transparent 98%, #000) left / 51% 100% no-repeat,
      radial-gradient(circle ${NOTCH}px at 100% 0, transparent 98%, #000) right / 51% 100% no-repeat`,
  },
  '@media print': { mask: 'none', background: '#fff' },
}));

const Cover = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 168,
  background: `linear-gradient(120deg, color-mix(in oklab, var(--tint, ${theme.vars.palette.tone.gold}) 70%,
    ${theme.vars.palette.tone.sunken}), ${theme.vars.palette.tone.sunken})`,
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
  [theme.breakpoints.down('md')]: { height: 132 },
  '@media print': { height: 120, printColorAdjust: 'exact' },
}));

const Words = styled('div')({ display: 'grid', gap: 18, padding: 'clamp(18px, 3vw, 28px)', alignContent: 'start' });

const Name = styled('h1')({
  margin: 0,
  fontSize: 'clamp(1.375rem, 1.1rem + 1.3vw, 1.875rem)',
  fontWeight: 800,
  lineHeight: 1.22,
  letterSpacing: '-0.02em',
  overflowWrap: 'anywhere',
  '& > span': { display: 'inline-block' },
});

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 190px), 1fr))',
  gap: '16px 24px',
  margin: 0,
  '& dt': {
    fontSize: '0.75rem',
    letterSpacing: '0.06em',
    textTransform: 'uppercase',
    color: theme.vars.palette.text.secondary,
  },
  '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
  '& dd span': { display: 'block', fontWeight: 400, fontSize: '0.9375rem', color: theme.vars.palette.text.secondary },
}));

/** What the door staff read from an arm's length. */
const Class = styled('b')({ display: 'block', fontSize: '1.75rem', fontWeight: 800, lineHeight: 1.24 });

type Props = { readonly ticket: TicketOnScreen; readonly face: TicketFace };

export function TicketObject({ ticket, face }: Props) {
  const locale = useLocale();
  const { session } = ticket;
  const style = face.tint === null ? undefined : ({ '--tint': face.tint } as CSSProperties);
  const named = session.name !== '' && session.name !== session.event.name;
  return (
    <Ticket style={style}>
      <Body>
        <Cover aria-hidden>{session.event.photo !== null && <img src={session.event.photo.url} alt="" />}</Cover>
        <Words>
          <div>
            <Name>
              {titleParts(session.event.name).map(({ at, text }) => (at % 2 ? text : <span key={at}>{text}</span>))}
            </Name>
            {named && <p>{session.name}</p>}
          </div>
          <Facts>
            <div>
              <dt>
                <Trans>Time</Trans>
              </dt>
              <dd>
                {face.time.first}
                <span className="tabular">{face.time.second}</span>
              </dd>
            </div>
            <div>
              <dt>
                <Trans>Place</Trans>
              </dt>
              <dd>
                {ticket.mode === 'ONLINE' ? <Trans>Online</Trans> : (session.address ?? <Trans>To be announced</Trans>)}
              </dd>
            </div>
            <div>
              <dt>
                <Trans>Holder</Trans>
              </dt>
              <dd>
                {ticket.holder}
                <span>{ticket.email}</span>
              </dd>
            </div>
            <div>
              <dt>
                <Trans>Ticket</Trans>
              </dt>
              <dd>
                <Class>{ticket.ticketName}</Class>
                {ticket.seat !== null && <Class>{seatLabel(ticket.seat)[locale]}</Class>}
                <span>
                  <Trans>Order {ticket.orderNumber}</Trans>
                </span>
              </dd>
            </div>
          </Facts>
        </Words>
      </Body>
      <TicketStub ticket={ticket} face={face} />
    </Ticket>
  );
}
