import { Trans } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { styled } from '#ui/theme/styled.ts';
import { BuyButton } from './BuyButton.tsx';
import { PanelFrame } from './PanelFrame.tsx';
import type { RegistrationView } from './registration.view.ts';
import { openingTime, priceText, shownSessions } from './registration-words.view.ts';
import { SessionChoice } from './SessionChoice.tsx';
import { TicketLine } from './TicketLine.tsx';

const Tickets = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });

type Props = {
  readonly view: RegistrationView;
  readonly locale: Locale;
  readonly timezone: string;
  readonly requiredApproval: boolean;
  readonly simple?: boolean;
  readonly own: ReactNode;
  /** How its sale will go. */
  readonly queue: ReactNode;
  readonly waiting: ReactNode;
  readonly onSelect: (sessionId: number) => void;
};

export function RegistrationPanel({
  view,
  locale,
  timezone,
  requiredApproval,
  simple = false,
  own,
  queue,
  waiting,
  onSelect,
}: Props) {
  const isComing = view.button.kind === 'COMING_SOON';
  return (
    <PanelFrame aria-labelledby="registration-title">
      <Typography id="registration-title" variant="h4" component="h2">
        {view.cancelled ? (
          <Trans>Event cancelled</Trans>
        ) : view.ended ? (
          <Trans>Event ended</Trans>
        ) : view.sessions === null ? (
          <Trans>Tickets</Trans>
        ) : (
          <Trans>Sessions</Trans>
        )}
      </Typography>
      {view.cancelled && (
        <Typography color="textSecondary">
          <Trans>
            The organiser cancelled this event. Everyone with a ticket or an invitation gets an email. Paid tickets are
            refunded.
          </Trans>
        </Typography>
      )}
      {own}
      {view.cancelled ? null : view.sessions === null ? (
        view.tickets.length > 0 && (
          <Tickets>
            {view.tickets.map((ticket) => (
              <TicketLine
                key={ticket.id}
                ticket={ticket}
                price={priceText(ticket.price, locale)}
                originalPrice={priceText(ticket.originalPrice, locale)}
                // The panel says when the first of them opens.
                opensAt={
                  ticket.opensAt === null || (isComing && ticket.opensAt === view.opensAt)
                    ? null
                    : openingTime(ticket.opensAt, locale, timezone)
                }
              />
            ))}
          </Tickets>
        )
      ) : (
        <SessionChoice
          sessions={shownSessions(view.sessions, locale)}
          selectedId={view.selectedId}
          onSelect={onSelect}
        />
      )}
      {isComing && view.opensAt !== null && (
        <Typography color="textSecondary">
          <Trans>Sales open at {openingTime(view.opensAt, locale, timezone)}. This page updates automatically.</Trans>
        </Typography>
      )}
      {queue}
      {requiredApproval && view.button.kind === 'BUY' && (
        <Typography variant="body2" color="textSecondary">
          <Trans>The organiser reviews every registration.</Trans>
        </Typography>
      )}
      {view.button.kind !== 'CANCELLED' && <BuyButton button={view.button} simple={simple} />}
      {waiting}
    </PanelFrame>
  );
}
