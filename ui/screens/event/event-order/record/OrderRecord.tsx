import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { OpenedDeskOrder } from '#application/sale/ports/order-desk.ts';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderNotes } from './OrderNotes.tsx';
import { OrderPayments } from './OrderPayments.tsx';
import { useOrderRecord } from './order-record.view.ts';
import { RecordSkeleton } from './RecordSkeleton.tsx';

type OrderRecordProps = { readonly order: Pick<OpenedDeskOrder, 'id'>; readonly timezone: string };

/** What explains an order. It loads after the page. */
export const OrderRecord = ({ order, timezone }: OrderRecordProps) => {
  const { t } = useLingui();
  const { read, load, setNotes } = useOrderRecord(order, t`Can’t load the payments, notes and history.`);
  switch (read.kind) {
    case 'READING':
      return <RecordSkeleton />;
    case 'FAILED':
      return (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={() => void load()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {read.sentence}
        </Alert>
      );
    case 'READ': {
      const { payments, notes, history, hasOlderHistory } = read.record;
      return (
        <>
          <OrderPayments payments={payments} timezone={timezone} />
          {notes === null ? null : (
            <OrderNotes orderId={order.id} notes={notes} timezone={timezone} onNotes={setNotes} />
          )}
          <OrderHistory history={history} hasOlder={hasOlderHistory} timezone={timezone} />
        </>
      );
    }
    default:
      return read satisfies never;
  }
};
