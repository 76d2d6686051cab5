import { ExportGuests } from '#application/ticket/export-guests.ts';
import type { Guest, GuestFilter } from '#application/ticket/ports/guest-list.ts';
import type { CsvColumn } from '#domain/kernel/csv/write-csv.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { checkInStatus } from '#domain/ticket/check-in-status.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { type CsvDownload, useCsv } from '#ui/screens/event/desk/download/csv.view.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { GUEST_STATUSES_SAID } from '#words/ticket/guests.ts';

type GuestTitles = Readonly<
  Record<
    | 'name'
    | 'email'
    | 'phone'
    | 'ticket'
    | 'seat'
    | 'session'
    | 'checkIn'
    | 'checkIns'
    | 'firstCheckIn'
    | 'groups'
    | 'order'
    | 'bought',
    string
  >
>;

function checkInOf({ status, checkIns }: Guest, locale: Locale): string | null {
  const state = checkInStatus({ status: status === 'VOID' ? 'VOID' : 'VALID', checkIns });
  return state === null ? null : GUEST_STATUSES_SAID[state][locale];
}

export function useGuestsCsv(
  event: { readonly id: number; readonly timezone: string },
  filter: GuestFilter,
  titles: GuestTitles,
): CsvDownload {
  const write = useUseCase(ExportGuests);
  const locale = useLocale();
  const columns: readonly CsvColumn<Guest>[] = [
    { title: titles.name, cell: ({ name }) => name },
    { title: titles.email, cell: ({ email }) => email },
    { title: titles.phone, cell: ({ phone }) => phone },
    { title: titles.ticket, cell: ({ ticketName }) => ticketName },
    { title: titles.seat, cell: ({ seat }) => seat },
    { title: titles.session, cell: ({ sessionName }) => sessionName },
    { title: titles.checkIn, cell: (guest) => checkInOf(guest, locale) },
    { title: titles.checkIns, cell: ({ checkIns }) => checkIns },
    {
      title: titles.firstCheckIn,
      cell: ({ firstCheckInAt: at }) => (at === null ? null : showMoment(at, locale, event.timezone)),
    },
    { title: titles.groups, cell: ({ groups }) => groups.map(({ name }) => name).join(', ') },
    { title: titles.order, cell: ({ orderNumber }) => orderNumber },
    { title: titles.bought, cell: ({ boughtAt }) => showMoment(boughtAt, locale, event.timezone) },
  ];
  return useCsv((nothing) => write(event.id, filter, columns, nothing));
}
