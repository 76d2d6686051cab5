import { useContext, useEffect, useMemo, useState } from 'react';
import { NEVER, of } from 'rxjs';
import type { EventDraft } from '#application/event/event-draft.ts';
import { KeepFavourite } from '#application/event/keep-favourite.ts';
import type { Organiser } from '#application/event/ports/event-pages.ts';
import { hasStandInDate, previewedPage } from '#application/event/preview/previewed-page.ts';
import { type PageFacts, ReadPageFacts } from '#application/event/preview/read-page-facts.ts';
import { WatchStock } from '#application/event/watch-stock.ts';
import { SessionKeeper } from '#application/people/keep-session.ts';
import { ownPublishers } from '#application/people/own-page.ts';
import { type Session, signedOut } from '#application/people/session.ts';
import { Clock } from '#application/platform/ports/clock.ts';
import { KeepPanelEntries } from '#application/sale/keep-panel-entries.ts';
import { refused } from '#domain/kernel/result.ts';
import type { Token } from '#domain/kernel/token.ts';
import { type UseCases, UseCasesContext } from '#ui/bindings/use-cases-context.ts';
import { useSession } from '#ui/bindings/use-session.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { displayName } from '#ui/components/account-name.view.ts';
import type { EventPageData } from '#ui/screens/event/event-page/event-page.loader.ts';

export { type EventDraft, hasStandInDate };

/** In whose name a draft that is not saved will be. */
function organiserOf(session: Session, corporateId: number | null): Organiser {
  if (session.kind !== 'SIGNED_IN') return { kind: 'person', name: '', username: '', avatar: null };
  const { account } = session;
  const corporate = ownPublishers(account).find((one) => one.corporateId === corporateId);
  return corporate === undefined
    ? { kind: 'person', name: displayName(account), username: account.username, avatar: account.avatar }
    : { kind: 'corporate', name: corporate.name, slug: String(corporate.corporateId), logo: null };
}

type Unnamed = { readonly event: string; readonly ticket: string; readonly place: string };

/** Null until what the draft does not hold is read. */
export function usePreviewedPage(draft: EventDraft, unnamed: Unnamed): EventPageData | null {
  const read = useUseCase(ReadPageFacts);
  const clock = useUseCase(Clock);
  const session = useSession();
  const [facts, setFacts] = useState<PageFacts | null>(null);
  const [now] = useState(clock.now);
  const { eventId } = draft;
  const { event, ticket, place } = unnamed;
  useEffect(() => {
    let away = false;
    void read(eventId).then((found) => away || setFacts(found));
    return () => {
      away = true;
    };
  }, [read, eventId]);
  return useMemo(() => {
    if (facts === null) return null;
    const organiser = organiserOf(session, draft.corporateId ?? null);
    return { event: previewedPage(draft, { ...facts, organiser, unnamed: { event, ticket, place }, now }), now };
  }, [draft, facts, session, event, ticket, place, now]);
}

/** As a visitor who is not signed in, and without a trace: nothing is watched, nothing is kept. */
export function useVisitorsUseCases(): UseCases {
  const outer = useContext(UseCasesContext);
  return useMemo(() => {
    const nobody: SessionKeeper = {
      session$: of(signedOut),
      now: () => signedOut,
      known: async () => signedOut,
      refresh: async () => signedOut,
      leave: () => undefined,
    };
    const nothingKept: KeepPanelEntries = { find: () => null, keep: () => undefined, clear: () => undefined };
    const noFavourites: KeepFavourite = {
      look: async () => null,
      toggle: async () => refused({ code: 'UNAUTHORIZED' }),
    };
    const own = new Map<Token<unknown>, unknown>([
      [SessionKeeper, nobody],
      [WatchStock, () => NEVER],
      [KeepFavourite, noFavourites],
      [KeepPanelEntries, nothingKept],
    ]);
    return { use: <T>(token: Token<T>): T => (own.has(token) ? (own.get(token) as T) : outer.use(token)) };
  }, [outer]);
}
