import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigation, useSearchParams } from 'react-router';
import type { ExplainedPurchase } from '#application/ticket/ports/ticket-portal.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { TextField } from '#ui/components/TextField.tsx';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { Card } from './Card.tsx';
import { Refused } from './Refused.tsx';
import type { TicketPortalData } from './ticket-portal.loader.ts';
import { eventAsked, isEmail, portalQuery } from './ticket-portal.view.ts';

type PurchaseAnswersProps = Pick<TicketPortalData, 'asked' | 'explained'>;

export const PurchaseAnswers = ({ asked, explained }: PurchaseAnswersProps) => {
  const { t } = useLingui();
  const [, setQuery] = useSearchParams();
  const loading = useNavigation().state === 'loading';
  const [email, setEmail] = useState(asked.email);
  const [event, setEvent] = useState(asked.event);
  const [tried, setTried] = useState(false);
  const eventId = eventAsked(event);
  const noEmail = tried && !isEmail(email);
  const noEvent = tried && eventId === null;
  return (
    <Card>
      <Typography variant="h3" component="h2">
        <Trans>Why can’t they buy?</Trans>
      </Typography>
      <Box
        component="form"
        noValidate
        onSubmit={(submit) => {
          submit.preventDefault();
          setTried(true);
          if (isEmail(email) && eventId !== null)
            setQuery(portalQuery({ email: email.trim(), event: String(eventId) }), { preventScrollReset: true });
        }}
        sx={{
          display: 'grid',
          gap: 1.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
        }}
      >
        <TextField
          label={t`Their email`}
          type="email"
          name="email"
          autoComplete="off"
          value={email}
          error={noEmail}
          helperText={noEmail ? <Trans>Please enter a valid email format</Trans> : undefined}
          onChange={(change) => setEmail(change.target.value)}
        />
        <TextField
          label={t`Event: its number or address`}
          name="event"
          autoComplete="off"
          value={event}
          error={noEvent}
          helperText={noEvent ? <Trans>Paste the address of the event’s page, or its number</Trans> : undefined}
          onChange={(change) => setEvent(change.target.value)}
        />
        <Button type="submit" variant="contained" loading={loading}>
          <Trans>Explain</Trans>
        </Button>
      </Box>
      {explained === null ? null : explained.ok ? (
        <Answers explained={explained.value} />
      ) : (
        <Refused refusal={explained.refusal} />
      )}
    </Card>
  );
};

const Answers = ({ explained }: { readonly explained: ExplainedPurchase }) => {
  const locale = useLocale();
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1.5, overflowWrap: 'anywhere' }}>
      <Typography variant="subtitle2" component="h3">
        {explained.eventName}
      </Typography>
      {explained.hasAccount ? null : (
        <Typography>
          <Trans>No one has signed in with this email yet. They need to sign in before they buy.</Trans>
        </Typography>
      )}
      {explained.isPrivate ? (
        <Typography>
          <Trans>The event is private: they need its link.</Trans>
        </Typography>
      ) : null}
      {explained.lines.length === 0 ? (
        <Typography>
          <Trans>This event has no tickets yet</Trans>
        </Typography>
      ) : null}
      {explained.lines.map((line) => (
        <Box key={line.ticketId}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Typography variant="subtitle2" component="span">
              {line.ticketName} · {line.sessionName} · {showMoment(line.beginAt, locale)}
            </Typography>
            {line.mayBuy ? (
              <Chip size="small" color="success" label={<Trans>Can buy</Trans>} />
            ) : (
              <Chip size="small" label={<Trans>Can’t buy</Trans>} />
            )}
          </Box>
          <Typography color="textSecondary">{line.why}</Typography>
        </Box>
      ))}
    </Box>
  );
};
