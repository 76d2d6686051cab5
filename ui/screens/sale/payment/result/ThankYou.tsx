import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import type { CounterSession } from '#application/sale/ports/ticket-counter.ts';
import type { ThankYouPanel } from '#domain/sale/checkout/thank-you-panel.ts';
import { paths } from '#ui/routes/paths.ts';
import { styled } from '#ui/theme/styled.ts';
import { Buttons, EventButton, ResultFrame } from './ResultFrame.tsx';
import { thanksOf } from './result.view.ts';
import { TearingTicket } from './TearingTicket.tsx';
import { ThanksImageButton } from './ThanksImageButton.tsx';

// Nobody shares before they have bought.
const ShareThanks = lazy(async () => ({ default: (await import('./ShareThanks.tsx')).ShareThanks }));

const OwnTicket = lazy<ComponentType<{ readonly orderId: string }>>(async () => {
  try {
    return { default: (await import('./OwnTicket.tsx')).OwnTicket };
  } catch {
    return { default: TearingTicket };
  }
});

/** As high as the ticket that comes. */
const Picture = styled('div')({ display: 'grid', placeItems: 'center', minHeight: 220 });

type Props = {
  readonly counter: CounterSession;
  /** Null: no ticket is known. */
  readonly orderId: string | null;
  /** The title of an approved order; null: a purchase. */
  readonly confirmed: ReactNode;
  readonly email: string | null;
  /** Of its money. */
  readonly note: ReactNode;
};

/** [S2.11-11] */
export function ThankYou({ counter, orderId, confirmed, email, note }: Props) {
  const { event } = counter;
  const panel = thanksOf(event, false);
  return (
    <ResultFrame
      picture={
        <Picture>
          {orderId === null ? (
            <TearingTicket />
          ) : (
            <Suspense fallback={<TearingTicket />}>
              <OwnTicket orderId={orderId} />
            </Suspense>
          )}
        </Picture>
      }
      title={confirmed ?? <Trans>Thank you, your tickets are ready</Trans>}
    >
      <Typography>
        <Trans>See you at {event.name}!</Trans>
      </Typography>
      {panel.text === 'CHECK_EMAIL' && (
        <Typography>
          <Trans>Check your e-mail for the ticket</Trans>
          {email !== null && <> ({email})</>}. <Trans>You’ll also find it in My tickets.</Trans>
        </Typography>
      )}
      {note}
      <Buttons data-three>
        <PanelButton panel={panel} slug={event.slug} />
        <ThanksImageButton event={event} size="large" />
        {panel.button !== 'OK' && <EventButton slug={event.slug} />}
      </Buttons>
      <Suspense fallback={null}>
        <ShareThanks counter={counter} isDonate={false} />
      </Suspense>
    </ResultFrame>
  );
}

type PanelButtonProps = {
  readonly panel: ThankYouPanel;
  readonly slug: string;
  readonly variant?: 'contained' | 'outlined';
};

/** [S2.11-29] [S2.11-30] [S2.11-31] */
export function PanelButton({ panel, slug, variant = 'contained' }: PanelButtonProps) {
  const to = { OK: paths.event(slug), HOME: paths.home(), MY_TICKETS: paths.profile('?tab=TICKET') }[panel.button];
  return (
    <Button component={Link} to={to} className="first" variant={variant} size="large">
      {panel.button === 'OK' ? (
        <Trans>OK</Trans>
      ) : panel.button === 'HOME' ? (
        <Trans>Home</Trans>
      ) : (
        <Trans>My tickets</Trans>
      )}
    </Button>
  );
}
