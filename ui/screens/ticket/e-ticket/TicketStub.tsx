import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import type { TicketOnScreen } from '#application/ticket/open-ticket.ts';
import { lazyOrNothing } from '#ui/components/lazy-or-nothing.ts';
import { QrCode } from '#ui/components/QrCode.tsx';
import { styled } from '#ui/theme/styled.ts';
import { NOTCH, type TicketFace } from './e-ticket.view.ts';
import { LiveSign } from './LiveSign.tsx';
import { RoomEntrance } from './RoomEntrance.tsx';

const WhyVoid = lazyOrNothing(async () => (await import('./WhyVoid.tsx')).WhyVoid);

const Stub = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 14,
  padding: '28px 14px',
  borderRadius: '0 22px 22px 0',
  background: theme.vars.palette.background.paper,
  borderLeft: `2px dashed ${theme.vars.palette.divider}`,
  mask: `radial-gradient(circle ${NOTCH}px at 0 0, transparent 98%, #000) top / 100% 51% no-repeat,
    radial-gradient(circle ${NOTCH}px at 0 100%, transparent 98%, #000) bottom / 100% 51% no-repeat`,
  [theme.breakpoints.down('md')]: {
    // At the door the QR code comes first.
    order: -1,
    padding: 20,
    borderRadius: '22px 22px 0 0',
    borderLeft: 0,
    borderBottom: `2px dashed ${theme.vars.palette.divider}`,
    mask: `radial-gradient(circle ${NOTCH}px at 0 100%, transparent 98%, #000) left / 51% 100% no-repeat,
      radial-gradient(circle ${NOTCH}px at 100% 100%, transparent 98%, #000) right / 51% 100% no-repeat`,
  },
  '@media print': {
    mask: 'none',
    background: '#fff',
    borderLeft: '2px dashed #999',
    order: 0,
    borderBottom: 0,
    padding: 20,
  },
}));

const Frame = styled('div')(({ theme }) => ({
  width: 'min(100%, 272px)',
  padding: 4,
  borderRadius: 14,
  background: '#fff',
  [theme.breakpoints.down('md')]: { width: 'min(100%, 308px)' },
}));

const Code = styled('p')(({ theme }) => ({
  textAlign: 'center',
  textWrap: 'balance',
  '& b': {
    display: 'block',
    fontSize: '1.25rem',
    fontWeight: 600,
    letterSpacing: '0.1em',
    fontVariantNumeric: 'tabular-nums',
  },
  '& span': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
}));

/** As high as what comes. */
const Why = styled('div')({
  display: 'grid',
  gap: 14,
  alignContent: 'start',
  justifyItems: 'center',
  minHeight: 122,
  textAlign: 'center',
});

const Stamp = styled('p')(({ theme }) => ({
  padding: '6px 14px',
  borderRadius: 10,
  border: '2px solid currentColor',
  fontWeight: 600,
  textAlign: 'center',
  transform: 'rotate(-2deg)',
  color: theme.vars.palette.tone.jade,
  '& small': { display: 'block', fontWeight: 400 },
  '&[data-state="VOID"]': { color: theme.vars.palette.tone.danger },
  '&[data-state="ENDED"]': { color: theme.vars.palette.text.secondary },
}));

type Props = { readonly ticket: TicketOnScreen; readonly face: TicketFace };

export function TicketStub({ ticket, face }: Props) {
  const { t } = useLingui();
  return (
    <Stub>
      {ticket.mode === 'ONLINE' && face.state !== 'VOID' && <RoomEntrance ticket={ticket} face={face} />}
      {ticket.qrText !== null && ticket.mode !== 'ONLINE' && face.state !== 'VOID' && (
        <Frame>
          <QrCode text={ticket.qrText} label={t`QR code of ${ticket.holder}’s ticket`} />
        </Frame>
      )}
      {ticket.qrText !== null && ticket.mode !== 'ONLINE' && face.atDoor && (
        <LiveSign timezone={ticket.session.timezone} />
      )}
      {face.state === 'VOID' && (
        <>
          <Stamp data-state="VOID">
            <Trans>No longer valid</Trans>
          </Stamp>
          <Why>
            <Suspense fallback={null}>
              <WhyVoid ticket={ticket} />
            </Suspense>
          </Why>
        </>
      )}
      {face.state === 'USED' && (
        <Stamp>
          <Trans>Checked in</Trans>
          {face.usedAt !== null && <small>{face.usedAt}</small>}
        </Stamp>
      )}
      {face.state === 'READY' && !face.atDoor && ticket.hand !== 'SENT' && (
        <Stamp data-state="ENDED">
          <Trans>The event has ended</Trans>
        </Stamp>
      )}
      {ticket.hand === 'SENT' && face.state === 'READY' && (
        <Stamp>
          <Trans>Given to {ticket.holder}</Trans>
        </Stamp>
      )}
      {face.code !== null && face.state !== 'VOID' && (
        <Code>
          <b>{face.code}</b>
          {face.atDoor && (
            <span>
              {ticket.mode === 'ONLINE' ? (
                <Trans>Your ticket code. You join in the online room, no check-in needed</Trans>
              ) : (
                <Trans>Show the QR code at the door, or read out this code</Trans>
              )}
            </span>
          )}
        </Code>
      )}
    </Stub>
  );
}
