import { Plural, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { OpenedTicket } from '#application/ticket/ports/ticket-wallet.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { QrCode } from '#ui/components/QrCode.tsx';
import { paths } from '#ui/routes/paths.ts';
import { styled } from '#ui/theme/styled.ts';
import { seatLabel } from '#words/sale/seats.ts';

type Props = {
  readonly ticket: OpenedTicket;
  /** More tickets that came with it. */
  readonly others: number;
};

/** Leads to the ticket; its stub tears off. */
export function TornTicket({ ticket, others }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { event } = ticket.session;
  return (
    <Ticket to={paths.ticket(ticket.id)}>
      <Body>
        <Cover aria-hidden>{event.photo !== null && <img src={event.photo.cardUrl} alt="" />}</Cover>
        <Words>
          <Name>{event.name}</Name>
          <Class>{ticket.ticketName}</Class>
          {ticket.seat !== null && <Class>{seatLabel(ticket.seat)[locale]}</Class>}
          {others > 0 ? (
            <>
              <span>{ticket.holder}</span>
              <span>
                <Plural value={others} one="# more ticket" other="# more tickets" />
              </span>
            </>
          ) : (
            <Holder>{ticket.holder}</Holder>
          )}
        </Words>
      </Body>
      <Stub>
        {ticket.qrText !== null && <QrCode text={ticket.qrText} label={t`QR code of ${ticket.holder}’s ticket`} />}
      </Stub>
    </Ticket>
  );
}

const NOTCH = 9;

const Ticket = styled(Link)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) min(148px, 33vw)',
  width: 'min(460px, 78vw)',
  height: 208,
  textAlign: 'start',
  textDecoration: 'none',
  color: theme.vars.palette.text.primary,
  filter: 'drop-shadow(0 10px 18px rgb(20 19 23 / 0.16))',
  '@keyframes tear-off': { '0%, 30%': { transform: 'none' } },
}));

const Body = styled('span')(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: '56px minmax(0, 1fr)',
  minWidth: 0,
  overflow: 'hidden',
  borderRadius: '16px 0 0 16px',
  background: theme.vars.palette.tone.goldWash,
  mask: `radial-gradient(circle ${NOTCH}px at 100% 0, transparent 98%, #000) top / 100% 51% no-repeat,
    radial-gradient(circle ${NOTCH}px at 100% 100%, transparent 98%, #000) bottom / 100% 51% no-repeat`,
}));

const Cover = styled('span')(({ theme }) => ({
  display: 'block',
  background: theme.vars.palette.tone.gold,
  '& img': { display: 'block', width: '100%', height: 56, objectFit: 'cover' },
}));

const Words = styled('span')({
  display: 'grid',
  alignContent: 'center',
  gap: 2,
  minWidth: 0,
  padding: '8px 12px',
  lineHeight: 1.3,
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > span': { fontSize: '0.9375rem' },
});

const Holder = styled('span')({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflowWrap: 'anywhere',
  '&&': { whiteSpace: 'normal' },
});

const Name = styled(Holder)({ fontWeight: 600, '&&': { fontSize: '1rem' } });

const Class = styled('b')({ fontSize: '1.125rem', fontWeight: 800, letterSpacing: '-0.01em' });

const Stub = styled('span')(({ theme }) => ({
  display: 'grid',
  alignContent: 'center',
  padding: 10,
  borderRadius: '0 16px 16px 0',
  borderLeft: `2px dashed ${theme.vars.palette.tone.gold}`,
  background: theme.vars.palette.tone.goldWash,
  mask: `radial-gradient(circle ${NOTCH}px at 0 0, transparent 98%, #000) top / 100% 51% no-repeat,
    radial-gradient(circle ${NOTCH}px at 0 100%, transparent 98%, #000) bottom / 100% 51% no-repeat`,
  transformOrigin: '0% 100%',
  transform: 'translate(6px, -2px) rotate(3deg)',
  animation: 'tear-off 250ms 200ms ease-out backwards',
}));
