import { Trans, useLingui } from '@lingui/react/macro';
import type { TicketTime } from '#domain/ticket/ticket-card.ts';
import { LinkTabs } from '#ui/components/LinkTabs.tsx';
import { paths } from '#ui/routes/paths.ts';

export function MyTicketsTabs({ current }: { readonly current: TicketTime | 'ORDERS' }) {
  const { t } = useLingui();
  return (
    <LinkTabs
      label={t`My tickets`}
      current={current}
      tabs={[
        { key: 'UPCOMING', to: paths.myTickets(), words: <Trans>Upcoming</Trans> },
        { key: 'PAST', to: `${paths.myTickets()}?tab=past`, words: <Trans>Past</Trans> },
        { key: 'ORDERS', to: paths.orders(), words: <Trans>Orders and receipts</Trans> },
      ]}
    />
  );
}
