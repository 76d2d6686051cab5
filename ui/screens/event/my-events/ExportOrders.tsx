import { Trans } from '@lingui/react/macro';
import MenuItem from '@mui/material/MenuItem';
import { useDownload } from '#ui/components/download/download.view.ts';
import { useOrdersTable, wholeEvent } from '#ui/screens/report/event-report/orders-report.view.ts';
import type { ManagedEvent } from './managed-event.view.ts';

type ExportOrdersProps = { readonly event: ManagedEvent; readonly onDone: () => void };

/** All orders of the event as CSV; the menu stays until the file is there. [S2.14-06] */
export const ExportOrders = ({ event, onDone }: ExportOrdersProps) => {
  const { busy, download } = useDownload(useOrdersTable(wholeEvent(event)), `orders-${event.id}`);
  return (
    <MenuItem disabled={busy} onClick={() => void download().then(onDone)}>
      <Trans>Export CSV</Trans>
    </MenuItem>
  );
};
