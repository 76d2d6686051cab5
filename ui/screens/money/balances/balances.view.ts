import { useLingui } from '@lingui/react/macro';
import { ManageEarnings } from '#application/programme/manage-earnings.ts';
import { ok } from '#domain/kernel/result.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import type { CsvDownload } from '#ui/screens/event/desk/download/csv.view.ts';
import { useTableCsv } from '#ui/screens/report/event-report/table-csv.view.ts';

export function useBalancesCsv(): CsvDownload {
  const { t } = useLingui();
  const follow = useUseCase(ManageEarnings);
  return useTableCsv(async () => {
    const all = await follow.everyBalance();
    if (!all.ok) return all;
    return ok({
      titles: [
        t`Organiser`,
        t`Email`,
        t`Can be paid out`,
        t`Balance`,
        t`Not due yet`,
        t`Due in total`,
        t`On the way`,
        t`Paid out`,
        t`Platform fees`,
      ],
      rows: all.value.map((one) => [
        one.name,
        one.email,
        one.withdrawable,
        one.balance,
        one.pending,
        one.matured,
        one.onTheWay,
        one.paidOut,
        one.fees,
      ]),
    });
  }, 'organiser-balances');
}
