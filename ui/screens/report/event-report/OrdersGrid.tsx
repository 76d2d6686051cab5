import { useLingui } from '@lingui/react/macro';
import Link from '@mui/material/Link';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { viVN } from '@mui/x-data-grid/locales';
import { Link as RouterLink } from 'react-router';
import type { ReportedOrder } from '#application/report/ports/report-desk.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { paths } from '#ui/routes/paths.ts';
import { useOrderColumns } from './order-columns.view.ts';
import { type OrderRow, rowsOf } from './report-words.view.ts';

export type OrdersTableProps = {
  readonly orders: readonly ReportedOrder[];
  readonly timezone: string;
  readonly loading: boolean;
};

/** A line for each ticket type. The server pages and orders them. */
export const OrdersGrid = ({ orders, timezone, loading }: OrdersTableProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const columns = useOrderColumns(timezone).map(
    (column): GridColDef<OrderRow> => ({
      field: column.field,
      headerName: column.title,
      width: column.width,
      sortable: false,
      ...(column.right === undefined ? {} : { align: 'right', headerAlign: 'right' }),
      valueGetter: (_value, row) => column.shown(row),
      ...(column.field === 'order'
        ? {
            renderCell: ({ row }) => (
              <Link component={RouterLink} to={paths.reportedOrder(row.order.eventId, row.order.id)}>
                {row.order.orderNumber}
              </Link>
            ),
          }
        : {}),
    }),
  );
  return (
    <DataGrid<OrderRow>
      aria-label={t`Orders`}
      rows={rowsOf(orders)}
      columns={columns}
      loading={loading}
      hideFooter
      autoHeight
      disableRowSelectionOnClick
      disableColumnFilter
      disableVirtualization
      localeText={locale === 'vi' ? viVN.components.MuiDataGrid.defaultProps.localeText : {}}
      sx={{
        borderRadius: '16px',
        bgcolor: 'background.paper',
        '& .MuiDataGrid-cell': { fontFeatureSettings: '"tnum"' },
      }}
    />
  );
};
