import { Trans, useLingui } from '@lingui/react/macro';
import type { EventRevenue, ReferrerRevenue } from '#application/report/ports/report-desk.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { CsvButton } from '#ui/screens/event/desk/download/CsvButton.tsx';
import { showCount, showMoney } from '#ui/screens/event/desk/figures.view.ts';
import { FigureTable } from './FigureTable.tsx';
import { inPercent } from './report-words.view.ts';
import { useShownTable } from './table-csv.view.ts';

type Props = { readonly revenue: Pick<EventRevenue, 'eventId' | 'orders' | 'referrers'> };

export const ReferrersTable = ({ revenue: { eventId, orders, referrers } }: Props) => {
  const { t } = useLingui();
  const locale = useLocale();
  const nameOf = ({ referrer }: ReferrerRevenue): string => {
    switch (referrer.kind) {
      case 'MEMBER':
        return referrer.name ?? t`A member of the team`;
      case 'OTHERS':
        return t`Other people’s links`;
      case 'NOBODY':
        return t`Without a referrer`;
    }
  };
  const shareOf = (row: ReferrerRevenue): string => `${inPercent(row.orders, orders)}%`;
  const heads = [t`Referrer`, t`Orders`, t`Tickets`, t`Revenue`, t`Share of orders`];
  const csv = useShownTable(
    { titles: heads, rows: referrers.map((row) => [nameOf(row), row.orders, row.tickets, row.value, shareOf(row)]) },
    `referrers-${eventId}`,
  );
  return (
    <FigureTable
      title={<Trans>Referrers</Trans>}
      action={<CsvButton name={t`referrers`} csv={csv} />}
      note={
        <Trans>
          By the referral link that the buyer joined Vemoi with. Members of your team are named, other people are not.
        </Trans>
      }
      heads={heads}
      rows={referrers.map((row, at) => ({
        key: `${row.referrer.kind} ${at}`,
        cells: [
          nameOf(row),
          showCount(row.orders, locale),
          showCount(row.tickets, locale),
          showMoney(row.value, locale),
          shareOf(row),
        ],
      }))}
      empty={<Trans>No orders yet</Trans>}
    />
  );
};
