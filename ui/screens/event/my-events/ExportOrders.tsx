import { Trans } from '@lingui/react/macro';
import MenuItem from '@mui/material/MenuItem';
import { useOrdersCsv, wholeEvent } from '#ui/screens/report/event-report/orders-report.view.ts';
import type { ManagedEvent } from './managed-event.view.ts';

type ExportOrdersProps = { readonly event: ManagedEvent; readonly onDone: () => void };

/** The menu stays until the file is there. [S2.14-06] */
export const ExportOrders = ({ event, onDone }: ExportOrdersProps) => {
  const { busy, save } = useOrdersCsv(wholeEvent(event));
  return (
    <MenuItem disabled={busy} onClick={() => void save().then(onDone)}>
      <Trans>Export CSV</Trans>
    </MenuItem>
  );
};
