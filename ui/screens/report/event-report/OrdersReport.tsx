import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense } from 'react';
import { useNavigation, useSearchParams } from 'react-router';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { DeskPager } from '#ui/screens/event/desk/DeskPager.tsx';
import { ListSkeleton } from '#ui/screens/event/desk/DeskSkeleton.tsx';
import { CsvButton } from '#ui/screens/event/desk/download/CsvButton.tsx';
import { SearchField } from '#ui/screens/event/desk/SearchField.tsx';
import type { EventReportData } from './event-report.loader.ts';
import { OrderLines } from './OrderLines.tsx';
import { ordersOfReport, useOrdersCsv } from './orders-report.view.ts';
import { ORDER_STATUSES, orderStatus } from './report-words.view.ts';

/** Loaded on wide screens only; without it the lines of a phone are shown. */
const OrdersGrid = lazy(async () => {
  try {
    return { default: (await import('./OrdersGrid.tsx')).OrdersGrid };
  } catch {
    return { default: OrderLines };
  }
});

type OrdersReportProps = { readonly data: Extract<EventReportData, { kind: 'OPEN' }> };

export const OrdersReport = ({ data }: OrdersReportProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const [query, setQuery] = useSearchParams();
  const loading = useNavigation().state === 'loading';
  const wide = useMediaQuery('(min-width: 900px)');
  const csv = useOrdersCsv(ordersOfReport(data));
  const { revenue, orders, status, search } = data;
  const set = (name: string, value: string): void => {
    const next = new URLSearchParams(query);
    for (const one of ['after', 'before', name]) next.delete(one);
    if (value !== '') next.set(name, value);
    setQuery(next, { preventScrollReset: true });
  };
  if (orders === null) return null;
  const Orders = wide ? OrdersGrid : OrderLines;
  return (
    <>
      <Box
        className="no-print"
        sx={{
          display: 'grid',
          gap: 1.5,
          mb: 2,
          alignItems: 'center',
          gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 220px auto' },
        }}
      >
        <SearchField
          label={t`Search by order, buyer or email`}
          value={search}
          onSearch={(text) => set('q', text.trim())}
        />
        <TextField
          select
          value={status ?? ''}
          onChange={(change) => set('status', change.target.value)}
          slotProps={{ select: { displayEmpty: true, SelectDisplayProps: { 'aria-label': t`Status` } } }}
        >
          <MenuItem value="">{t`All statuses`}</MenuItem>
          {ORDER_STATUSES.map((one) => (
            <MenuItem key={one} value={one}>
              {orderStatus(one, locale)}
            </MenuItem>
          ))}
        </TextField>
        <CsvButton name={t`orders`} csv={csv} />
      </Box>
      {orders.entries.length === 0 ? (
        <EmptyState
          title={<Trans>No orders in this report</Trans>}
          text={<Trans>Try another period, status or search.</Trans>}
        />
      ) : (
        <>
          <Suspense fallback={<ListSkeleton rows={orders.entries.length} height={52} />}>
            <Orders orders={orders.entries} timezone={revenue.timezone} loading={loading} />
          </Suspense>
          <DeskPager page={orders} />
        </>
      )}
    </>
  );
};
