import { Trans } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import type { EventPage } from '#application/event/ports/event-pages.ts';
import { EventGrid } from '#ui/components/events/EventGrid.tsx';
import { styled } from '#ui/theme/styled.ts';
import { useSimilarEvents } from './similar-events.view.ts';

/** Leads on from an event that nobody can join now. */
export function SimilarEvents({ event }: { readonly event: EventPage }) {
  const events = useSimilarEvents(event);
  if (events.length === 0) return null;
  return (
    <Section aria-labelledby="similar-title" className="no-print">
      <Typography id="similar-title" variant="h3" component="h2">
        <Trans>Similar events</Trans>
      </Typography>
      <EventGrid events={events} />
    </Section>
  );
}

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  maxWidth: 1320,
  margin: 'clamp(48px, 6vw, 80px) auto 0',
  paddingInline: 'clamp(16px, 4vw, 40px)',
  [theme.breakpoints.down('md')]: { paddingInline: 16, paddingBottom: 40 },
}));
