import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CounterSession } from '#application/sale/ports/ticket-counter.ts';
import { paths } from '#ui/routes/paths.ts';
import { Buttons, EventButton, ResultFrame } from './ResultFrame.tsx';
import { TearingTicket } from './TearingTicket.tsx';
import { ThanksImageButton } from './ThanksImageButton.tsx';

type Props = {
  readonly event: CounterSession['event'];
  /** The title of an approved order; null: a purchase. */
  readonly confirmed: ReactNode;
  readonly email: string | null;
};

/** [S2.11-11] */
export const ThankYou = ({ event, confirmed, email }: Props) => (
  <ResultFrame picture={<TearingTicket />} title={confirmed ?? <Trans>Thank you, your tickets are ready</Trans>}>
    <Typography>
      <Trans>See you at {event.name}!</Trans>
    </Typography>
    <Typography>
      <Trans>Check your e-mail for the ticket</Trans>
      {email !== null && <> ({email})</>}. <Trans>You’ll also find it in My tickets.</Trans>
    </Typography>
    <Buttons data-three>
      <Button component={Link} to={paths.profile('?tab=TICKET')} className="first" variant="contained" size="large">
        <Trans>My tickets</Trans>
      </Button>
      <ThanksImageButton event={event} size="large" />
      <EventButton slug={event.slug} size="large" />
    </Buttons>
  </ResultFrame>
);

/** For a donation without tickets. */
export const DonationThanks = ({ slug }: { readonly slug: string }) => (
  <ResultFrame picture={null} title={<Trans>Thank you for donating!</Trans>}>
    <Buttons>
      <EventButton slug={slug} />
    </Buttons>
  </ResultFrame>
);
