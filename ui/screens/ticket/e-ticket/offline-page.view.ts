import { useEffect } from 'react';
import { Clock } from '#application/platform/ports/clock.ts';
import type { TicketOnScreen } from '#application/ticket/open-ticket.ts';
import { OfflinePages } from '#application/ticket/ports/offline-pages.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import type { TicketFace } from './e-ticket.view.ts';
import { type OfflineWords, offlinePage } from './offline-page.ts';

export function useOfflinePage(
  ticket: TicketOnScreen,
  face: TicketFace,
  words: (kept: { readonly at: string }) => OfflineWords,
): void {
  const locale = useLocale();
  const clock = useUseCase(Clock);
  const pages = useUseCase(OfflinePages);
  const { id, keptAt, qrText } = ticket;
  const heard = keptAt === null;
  const html =
    heard && qrText !== null && face.state !== 'VOID'
      ? offlinePage(
          ticket,
          qrText,
          face,
          locale,
          words({ at: showMoment(clock.now(), locale, ticket.session.timezone) }),
        )
      : null;
  useEffect(() => {
    if (html !== null) void pages.keep(window.location.pathname, html);
    // A ticket that no longer admits must not look valid offline.
    else if (heard) void pages.forget(id);
  }, [pages, id, html, heard]);
}
