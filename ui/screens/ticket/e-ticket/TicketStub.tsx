import { Trans, useLingui } from '@lingui/react/macro';
import type { OpenedTicket } from '#application/ticket/ports/ticket-wallet.ts';
import { QrCode } from '#ui/components/QrCode.tsx';
import { styled } from '#ui/theme/styled.ts';
import { NOTCH, type TicketFace } from './e-ticket.view.ts';
import { LiveSign } from './LiveSign.tsx';

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

const Stamp = styled('p')(({ theme }) => ({
  padding: '6px 14px',
  borderRadius: 10,
  border: '2px solid currentColor',
  fontWeight: 600,
  textAlign: 'center',
  transform: 'rotate(-2deg)',
  color: theme.vars.palette.tone.jade,
  '&[data-state="VOID"]': { color: theme.vars.palette.tone.danger },
}));

type Props = { readonly ticket: OpenedTicket; readonly face: TicketFace };

export function TicketStub({ ticket, face }: Props) {
  const { t } = useLingui();
  return (
    <Stub>
      {ticket.qrText !== null && face.state !== 'VOID' && (
        <Frame>
          <QrCode text={ticket.qrText} label={t`QR code of ${ticket.holder}’s ticket`} />
        </Frame>
      )}
      {ticket.qrText !== null && face.atDoor && <LiveSign timezone={ticket.session.timezone} />}
      {face.state === 'VOID' && (
        <Stamp data-state="VOID">
          <Trans>No longer valid</Trans>
        </Stamp>
      )}
      {face.state === 'USED' && (
        <Stamp>
          <Trans>Checked in</Trans>
          {face.usedAt !== null && <> · {face.usedAt}</>}
        </Stamp>
      )}
      {ticket.hand === 'SENT' && face.state === 'READY' && (
        <Stamp>
          <Trans>Given to {ticket.holder}</Trans>
        </Stamp>
      )}
      {face.code !== null && (
        <Code>
          <b>{face.code}</b>
          {ticket.mode === 'ONLINE' ? (
            <span>
              <Trans>Your ticket code. You join in the online room, no check-in needed</Trans>
            </span>
          ) : (
            face.atDoor && (
              <span>
                <Trans>Show the QR code at the door, or read out this code</Trans>
              </span>
            )
          )}
        </Code>
      )}
    </Stub>
  );
}
