import type { DeskCode } from '#application/sale/ports/organiser-promotions.ts';
import type { CsvDownload } from '#ui/screens/event/desk/download/csv.view.ts';
import { useShownTable } from '#ui/screens/report/event-report/table-csv.view.ts';

// The first four are those of an upload, which takes this file for another event.
const TITLES = ['code', 'percent_off', 'amount_off', 'quantity', 'used'];

export const useCodesCsv = (codes: readonly DeskCode[]): CsvDownload =>
  useShownTable(
    {
      titles: TITLES,
      rows: codes.map(({ code, percentOff, amountOff, quantity, used }) => [
        code,
        percentOff,
        amountOff,
        quantity,
        used,
      ]),
    },
    'discount-codes',
  );
