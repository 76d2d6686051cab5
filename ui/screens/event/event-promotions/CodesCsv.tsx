import { useLingui } from '@lingui/react/macro';
import type { DeskCode } from '#application/sale/ports/organiser-promotions.ts';
import { CsvButton } from '#ui/screens/event/desk/download/CsvButton.tsx';
import { useCodesCsv } from './codes-csv.view.ts';

/** For those who print or send them, at any time after they were created. */
export const CodesCsv = ({ codes }: { readonly codes: readonly DeskCode[] }) => {
  const { t } = useLingui();
  return <CsvButton name={t`discount codes`} csv={useCodesCsv(codes)} />;
};
