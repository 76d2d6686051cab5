import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { EventPage } from '#application/event/ports/event-pages.ts';
import { paths } from '#ui/routes/paths.ts';
import { styled } from '#ui/theme/styled.ts';

const Ways = styled('div')({ display: 'grid', gap: 4, '& > *': { minHeight: 48, textAlign: 'center' } });

/** For a guest who cannot reply. */
export function WaysOn({ event, toEvent }: { readonly event: EventPage; readonly toEvent: boolean }) {
  const { organiser, slug } = event;
  const { name } = organiser;
  const host =
    organiser.kind === 'corporate' ? paths.corporatePage(organiser.slug) : paths.userPage(organiser.username);
  return (
    <Ways>
      {toEvent && (
        <Button variant="outlined" component={Link} to={paths.event(slug)}>
          <Trans>Go to event page</Trans>
        </Button>
      )}
      <Button variant="text" component={Link} to={host}>
        <Trans>More from {name}</Trans>
      </Button>
    </Ways>
  );
}
