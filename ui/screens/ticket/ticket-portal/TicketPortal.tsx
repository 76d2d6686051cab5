import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router';
import { LocalLink } from '#ui/bindings/LocalLink.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { PageHead } from '#ui/components/PageHead.tsx';
import { ViewerScreen } from '#ui/components/ViewerScreen.tsx';
import { paths } from '#ui/routes/paths.ts';
import { DeskPage } from '#ui/screens/event/desk/DeskPage.tsx';
import { ListSkeleton } from '#ui/screens/event/desk/DeskSkeleton.tsx';
import { LoadRefused } from '#ui/screens/event/desk/LoadRefused.tsx';
import { SearchField } from '#ui/screens/event/desk/SearchField.tsx';
import { FoundOrders } from './FoundOrders.tsx';
import { OpenedOrder } from './OpenedOrder.tsx';
import { PurchaseAnswers } from './PurchaseAnswers.tsx';
import type { TicketPortalData } from './ticket-portal.loader.ts';
import { portalQuery } from './ticket-portal.view.ts';

/** [S2.1-27] */
export const TicketPortal = () => {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Ticket portal`} hidden />
      <DeskPage
        filters="ticket-portal"
        title={<Trans>Ticket portal</Trans>}
        below={<Trans>Tickets of all events, for people who ask for help. What you do here is recorded.</Trans>}
      >
        <ViewerScreen<TicketPortalData> skeleton={<ListSkeleton />}>{(data) => <Portal data={data} />}</ViewerScreen>
      </DeskPage>
    </>
  );
};

const Portal = ({ data }: { readonly data: TicketPortalData }) => {
  const { t } = useLingui();
  const [query, setQuery] = useSearchParams();
  const { search, found, order, asked, explained } = data;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ maxWidth: 640 }}>
        <SearchField
          label={t`Search by ticket code, order, email or phone`}
          value={search}
          onSearch={(q) => setQuery(portalQuery({ q: q.trim() }), { preventScrollReset: true })}
        />
      </Box>
      {order !== null ? (
        <div>
          {search === '' ? null : (
            <Box sx={{ mb: 2 }}>
              <LocalLink to={paths.ticketPortal(portalQuery({ ...Object.fromEntries(query), order: '' }))}>
                <Trans>Back to results for “{search}”</Trans>
              </LocalLink>
            </Box>
          )}
          {order.ok ? <OpenedOrder order={order.value} /> : <LoadRefused refusal={order.refusal} />}
        </div>
      ) : found === null ? (
        <EmptyState
          title={<Trans>Find a ticket</Trans>}
          text={<Trans>Ask for the ticket’s code, the order number, or the buyer’s email or phone.</Trans>}
        />
      ) : found.ok ? (
        <FoundOrders search={search} found={found.value} />
      ) : (
        <LoadRefused refusal={found.refusal} />
      )}
      <PurchaseAnswers key={`${asked.email} ${asked.event}`} asked={asked} explained={explained} />
    </Box>
  );
};
