import { Trans, useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import type { GivenTicket } from '#application/ticket/ports/ticket-transfers.ts';
import { QrCode } from '#ui/components/QrCode.tsx';
import type { EventTimeView } from '#ui/screens/event-time.view.ts';
import { styled } from '#ui/theme/styled.ts';
import { NOTCH } from './e-ticket.view.ts';

const Ticket = styled('article')({
  width: '100%',
  filter: 'drop-shadow(0 18px 30px rgb(20 19 23 / 0.16))',
  '@media print': { filter: 'none', breakInside: 'avoid' },
});
/** Torn: a stub with the QR code hangs below. */
const Body = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  borderRadius: 22,
  background: theme.vars.palette.background.paper,
  '&[data-torn]': {
    borderRadius: '22px 22px 0 0',
    mask: `radial-gradient(circle ${NOTCH}px at 0 100%, transparent 98%, #000) left / 51% 100% no-repeat,
      radial-gradient(circle ${NOTCH}px at 100% 100%, transparent 98%, #000) right / 51% 100% no-repeat`,
  },
}));
const Cover = styled('div')(({ theme }) => ({
  height: 148,
  background: `var(--tint, ${theme.vars.palette.tone.gold})`,
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
}));
const Words = styled('div')({ display: 'grid', gap: 16, padding: 'clamp(18px, 4vw, 28px)' });
const Class = styled('b')({ display: 'block', fontSize: '1.75rem', fontWeight: 800, lineHeight: 1.24 });
const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 190px), 1fr))',
  gap: '14px 24px',
  margin: 0,
  '& dt': {
    fontSize: '0.75rem',
    letterSpacing: '0.06em',
    textTransform: 'uppercase',
    color: theme.vars.palette.text.secondary,
  },
  '& dd': { margin: 0, fontWeight: 600 },
  '& dd span': { display: 'block', fontWeight: 400 },
}));
const Stub = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  padding: 20,
  borderTop: `2px dashed ${theme.vars.palette.divider}`,
  borderRadius: '0 0 22px 22px',
  background: theme.vars.palette.background.paper,
  mask: `radial-gradient(circle ${NOTCH}px at 0 0, transparent 98%, #000) left / 51% 100% no-repeat,
    radial-gradient(circle ${NOTCH}px at 100% 0, transparent 98%, #000) right / 51% 100% no-repeat`,
}));
const Code = styled('div')({ width: 'min(272px, 100%)', padding: 4, borderRadius: 14, background: '#fff' });

type Props = { readonly gift: GivenTicket; readonly time: EventTimeView };

export function GiftTicket({ gift: { cover, holder, qrText, session, ticketName }, time }: Props) {
  const { t } = useLingui();
  return (
    <Ticket style={{ '--tint': cover.color } as CSSProperties}>
      <Body data-torn={qrText === null ? undefined : ''}>
        <Cover aria-hidden>
          <img src={cover.url} alt="" />
        </Cover>
        <Words>
          <Class>{ticketName}</Class>
          <Facts>
            <div>
              <dt>
                <Trans>Time</Trans>
              </dt>
              <dd>
                {time.first}
                <span className="tabular">{time.second}</span>
              </dd>
            </div>
            <div>
              <dt>
                <Trans>Place</Trans>
              </dt>
              <dd>{session.address ?? t`To be announced`}</dd>
            </div>
            <div>
              <dt>
                <Trans>Holder</Trans>
              </dt>
              <dd>{holder}</dd>
            </div>
          </Facts>
        </Words>
      </Body>
      {qrText !== null && (
        <Stub>
          <Code>
            <QrCode text={qrText} label={t`QR code of ${holder}’s ticket`} />
          </Code>
        </Stub>
      )}
    </Ticket>
  );
}
