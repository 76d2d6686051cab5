import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { DeskEvent } from '#application/event/ports/event-desk.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { DeskPager } from '#ui/screens/event/desk/DeskPager.tsx';
import { EventScreen } from '#ui/screens/event/desk/EventScreen.tsx';
import { NoMatches } from '#ui/screens/event/desk/NoMatches.tsx';
import { SearchField } from '#ui/screens/event/desk/SearchField.tsx';
import { OrderRows } from '#ui/screens/event/event-manager/OrderRows.tsx';
import { PendingCsv } from './PendingCsv.tsx';
import type { PendingApprovals as Pending } from './pending-approvals.loader.ts';
import { type AskedAnswer, waitingOf } from './pending-approvals.view.ts';

const AnswerOrdersDialog = lazy(async () => ({
  default: (await import('#ui/screens/event/event-manager/answer-orders/AnswerOrdersDialog.tsx')).AnswerOrdersDialog,
}));

/** [S2.14-14] */
export const PendingApprovals = () => {
  const { t } = useLingui();
  return (
    <EventScreen<Pending>
      part="pending"
      filters="pending"
      title={t`Pending Approval / Donations`}
      below={<Trans>Approve or decline registrations. Buyers are emailed your answer.</Trans>}
      actions={({ event, facts }) => <PendingCsv event={event} search={facts.search} />}
    >
      {({ event, facts }) => <Waiting event={event} {...facts} />}
    </EventScreen>
  );
};

type WaitingProps = Pending & { readonly event: Pick<DeskEvent, 'id' | 'timezone' | 'approvalDays'> };

const Waiting = ({ event, orders, search }: WaitingProps) => {
  const { t } = useLingui();
  const [, setQuery] = useSearchParams();
  const [asked, setAsked] = useState<AskedAnswer | null>(null);
  const waiting = waitingOf(orders.entries);
  const page = waiting.length;
  const days = event.approvalDays;
  return (
    <>
      <Box sx={{ maxWidth: 420, mb: 2 }}>
        <SearchField
          label={t`Search by order number, name or email`}
          value={search}
          onSearch={(q) => setQuery(q.trim() === '' ? {} : { q: q.trim() })}
        />
      </Box>
      {page > 1 ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
          <Button size="small" onClick={() => setAsked({ orders: waiting, answer: 'APPROVE' })}>
            <Trans>Approve {page} on this page</Trans>
          </Button>
          <Button size="small" color="error" onClick={() => setAsked({ orders: waiting, answer: 'DECLINE' })}>
            <Trans>Decline {page} on this page</Trans>
          </Button>
        </Box>
      ) : null}
      {page === 0 ? (
        search === '' ? (
          <EmptyState title={<Trans>No registration is waiting for you</Trans>} />
        ) : (
          <NoMatches title={<Trans>No results for “{search}”</Trans>} />
        )
      ) : (
        <>
          <Typography variant="caption" color="textSecondary" component="p" sx={{ mb: 2 }}>
            <Trans>
              A registration without an answer is declined after <Plural value={days} one="# day" other="# days" />, or
              when its session begins. Buyers are told so.
            </Trans>
          </Typography>
          <OrderRows
            eventId={event.id}
            orders={orders.entries}
            timezone={event.timezone}
            onAnswer={(chosen, answer) => setAsked({ orders: chosen, answer })}
          />
          <DeskPager page={orders} />
        </>
      )}
      {asked === null ? null : (
        <Suspense fallback={null}>
          <AnswerOrdersDialog eventId={event.id} asked={asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  );
};
