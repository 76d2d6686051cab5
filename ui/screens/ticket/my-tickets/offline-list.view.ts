import { useEffect } from 'react';
import type { MyTickets } from '#application/ticket/list-my-tickets.ts';
import { OfflinePages } from '#application/ticket/ports/offline-pages.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { TicketTime } from '#domain/ticket/ticket-card.ts';
import { localisedPath } from '#ui/bindings/localised-path.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useSession } from '#ui/bindings/use-session.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { paths } from '#ui/routes/paths.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { groupWhen } from './my-tickets.view.ts';
import { type OfflineListWords, offlineList } from './offline-list.ts';

type Shown = { readonly time: TicketTime; readonly tickets: MyTickets; readonly now: Instant };

export function useOfflineList(
  { time, tickets, now }: Shown,
  wordsOf: (kept: { readonly at: string }) => OfflineListWords,
): void {
  const locale = useLocale();
  const session = useSession();
  const pages = useUseCase(OfflinePages);
  const accountId = session.kind === 'SIGNED_IN' ? session.account.id : null;
  const { title, notice, online, notKept } = wordsOf({ at: showMoment(now, locale) });
  useEffect(() => {
    if (time !== 'UPCOMING' || accountId === null) return;
    void pages.keepList(localisedPath(paths.myTickets(), locale), accountId, (kept) =>
      offlineList(
        tickets.groups.map((group) => ({
          group,
          when: groupWhen(group, locale),
          pageOf: (ticketId) => {
            const path = localisedPath(paths.ticket(ticketId), locale);
            return kept.has(path) ? path : null;
          },
        })),
        locale,
        { title, notice, online, notKept },
      ),
    );
  }, [pages, accountId, time, tickets, locale, title, notice, online, notKept]);
}
