import { useLingui } from '@lingui/react/macro';
import type { GuestFilter } from '#application/ticket/ports/guest-list.ts';
import { CsvButton } from '#ui/screens/event/desk/download/CsvButton.tsx';
import type { DeskEvent } from '#ui/screens/event/event-manager/event-manager.view.ts';
import { useGuestsCsv } from './guests-csv.view.ts';

type GuestsCsvProps = { readonly event: Pick<DeskEvent, 'id' | 'timezone'>; readonly filter: GuestFilter };

/** Downloads the guests that the filters find. [S2.14-16] */
export const GuestsCsv = ({ event, filter }: GuestsCsvProps) => {
  const { t } = useLingui();
  const csv = useGuestsCsv(event, filter, {
    name: t`Guest`,
    email: t`Email`,
    phone: t`Phone number`,
    ticket: t`Ticket`,
    seat: t`Seat`,
    session: t`Session`,
    checkIn: t`Check-in`,
    checkIns: t`Number of check-ins`,
    firstCheckIn: t`First check-in`,
    groups: t`Groups`,
    order: t`Order`,
    bought: t`Purchased`,
  });
  return <CsvButton name={t`guest list`} csv={csv} />;
};
