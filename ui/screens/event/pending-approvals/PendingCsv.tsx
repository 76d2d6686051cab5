import { useLingui } from '@lingui/react/macro';
import type { DeskEvent } from '#application/event/ports/event-desk.ts';
import { CsvButton } from '#ui/screens/event/desk/download/CsvButton.tsx';
import { usePendingCsv } from './pending-approvals.view.ts';

type PendingCsvProps = { readonly event: Pick<DeskEvent, 'id' | 'timezone'>; readonly search: string };

/** [S2.14-16] */
export const PendingCsv = ({ event, search }: PendingCsvProps) => {
  const { t } = useLingui();
  const csv = usePendingCsv(event, search, {
    order: t`Order`,
    buyer: t`Buyer`,
    email: t`Email`,
    tickets: t`Tickets`,
    total: t`Total`,
    donation: t`Donation`,
    message: t`Message`,
    ordered: t`Ordered`,
  });
  return <CsvButton name={t`pending approvals`} csv={csv} />;
};
