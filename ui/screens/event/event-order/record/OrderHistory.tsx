import { Plural, Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { OrderHistoryEntry } from '#application/sale/ports/order-records.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { showMoney } from '#ui/screens/event/desk/figures.view.ts';
import { OrderPart } from '#ui/screens/event/event-order/OrderParts.tsx';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { actorWords, historyWords } from './order-record.view.ts';

const SHOWN_FIRST = 10;

type OrderHistoryProps = {
  readonly history: readonly OrderHistoryEntry[];
  readonly hasOlder: boolean;
  readonly timezone: string;
};

export const OrderHistory = ({ history, hasOlder, timezone }: OrderHistoryProps) => {
  const [all, setAll] = useState(false);
  const shown = all ? history : history.slice(0, SHOWN_FIRST);
  return (
    <OrderPart id="history" title={<Trans>History</Trans>}>
      {history.length === 0 ? (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          <Trans>Nothing happened to this order yet.</Trans>
        </Typography>
      ) : (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, '& > li': { py: 1 } }}>
          {shown.map((entry) => (
            <Entry key={entry.id} entry={entry} timezone={timezone} />
          ))}
        </Box>
      )}
      {history.length > SHOWN_FIRST ? (
        <Button size="small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? (
            <Trans>Show fewer</Trans>
          ) : (
            <Plural value={history.length} one="Show # entry" other="Show all # entries" />
          )}
        </Button>
      ) : null}
      {hasOlder && all ? (
        <Typography variant="body2" color="textSecondary">
          <Trans>Older entries aren’t shown here.</Trans>
        </Typography>
      ) : null}
    </OrderPart>
  );
};

const Entry = ({ entry, timezone }: { readonly entry: OrderHistoryEntry; readonly timezone: string }) => {
  const locale = useLocale();
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <span>{historyWords(entry, locale)}</span>
      {entry.amount === null ? null : <span className="tabular"> · {showMoney(entry.amount, locale)}</span>}
      {entry.tickets === null ? null : (
        <>
          {' · '}
          <Plural value={entry.tickets} one="# ticket" other="# tickets" />
        </>
      )}
      <Typography variant="body2" component="div" color="textSecondary" className="tabular">
        {showMoment(entry.at, locale, timezone)} · {actorWords(entry, locale)}
      </Typography>
    </Box>
  );
};
