import { Trans } from '@lingui/react/macro';
import type { DeskEvent } from '#application/event/ports/event-desk.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';

export const NoSaleAhead = ({ event }: { readonly event: DeskEvent }) => (
  <EmptyState
    title={<Trans>No sale ahead</Trans>}
    text={
      event.status === 'CANCELLED' ? (
        <Trans>This event was cancelled, so there is no sale to prepare.</Trans>
      ) : (
        <Trans>This event has ended, so there is no sale to prepare.</Trans>
      )
    }
  />
);
