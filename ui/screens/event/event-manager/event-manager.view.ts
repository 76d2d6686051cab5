import { useMemo, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { DeskEvent } from '#application/event/ports/event-desk.ts';
import { EventDesk } from '#application/event/ports/event-desk.ts';
import type { SalesOverview } from '#application/report/ports/sales-desk.ts';
import { WatchSales } from '#application/report/watch-sales.ts';
import { DAY, type Instant, instant } from '#domain/kernel/instant.ts';
import { type Dong, ZERO } from '#domain/kernel/money/dong.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useStream } from '#ui/bindings/use-stream.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { useSetting } from '#ui/screens/event/desk/use-setting.ts';
import { bugSentence, refusalSentence } from '#words/platform/refusals.ts';

export { draftOf } from '#application/event/event-draft.ts';
export type { DeskEvent } from '#application/event/ports/event-desk.ts';
export { type LastSevenDays, lastSevenDays } from '#domain/report/last-seven-days.ts';

export function useSales(eventId: number, first: SalesOverview | null) {
  const watchSales = useUseCase(WatchSales);
  const watching = useMemo(() => watchSales(eventId, first), [watchSales, eventId, first]);
  return useStream(watching, { overview: first, readAt: null, stale: false });
}

/** [S7.7-06] */
export function useVisibility(event: Pick<DeskEvent, 'id' | 'feature'>) {
  const desk = useUseCase(EventDesk);
  const { revalidate } = useRevalidator();
  return useSetting(event.feature === 'PUBLIC', async (next) => {
    const changed = await desk.changeVisibility(event.id, next ? 'PUBLIC' : 'PRIVATE');
    if (changed.ok) void revalidate();
    return changed;
  });
}

export function useLinkRenewal(eventId: number) {
  const locale = useLocale();
  const desk = useUseCase(EventDesk);
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  /** Resolves with the problem, or null. */
  const renew = async (): Promise<string | null> => {
    setBusy(true);
    const renewed = await desk.renewLink(eventId).catch(() => null);
    await revalidate();
    setBusy(false);
    if (renewed === null) return bugSentence(locale);
    return renewed.ok ? null : refusalSentence(renewed.refusal, locale);
  };
  return { busy, renew };
}

export type ChartDay = { readonly at: Instant; readonly tickets: number; readonly value: Dong };

/** Includes days without sales; at most the last `most` days. */
export function chartDays(days: SalesOverview['days'], most = 90): readonly ChartDay[] {
  const first = days[0];
  const last = days.at(-1);
  if (first === undefined || last === undefined) return [];
  const known = new Map(days.map((day) => [Math.round((day.at - first.at) / DAY), day]));
  const length = Math.round((last.at - first.at) / DAY) + 1;
  return Array.from(
    { length },
    (_, index): ChartDay => known.get(index) ?? { at: instant(first.at + index * DAY), tickets: 0, value: ZERO },
  ).slice(-most);
}

/** The top of the chart's scale: a round number at or above the highest bar. */
export function niceTop(highest: number): number {
  if (highest <= 5) return 5;
  const magnitude = 10 ** Math.floor(Math.log10(highest));
  return [1, 2, 5, 10].map((step) => step * magnitude).find((top) => top >= highest) ?? highest;
}

/** No session has a ticket type. [decision 54] */
export const comesByInvitation = ({ sessions }: Pick<DeskEvent, 'sessions'>): boolean =>
  sessions.every(({ ticketTypes }) => ticketTypes.length === 0);

type HeldTicket = Pick<DeskEvent['sessions'][number]['ticketTypes'][number], 'id' | 'name'>;

/** What guests can hold: tickets of its types, and of invitations. */
export const heldTicketsOf = ({
  ticketTypes,
  invitationTicket,
}: Pick<DeskEvent['sessions'][number], 'ticketTypes' | 'invitationTicket'>): readonly HeldTicket[] =>
  invitationTicket === null ? ticketTypes : [...ticketTypes, invitationTicket];

export const ticketTypesOf = (event: Pick<DeskEvent, 'sessions'>) =>
  event.sessions.flatMap((session) => session.ticketTypes.map((type) => ({ session, type })));
