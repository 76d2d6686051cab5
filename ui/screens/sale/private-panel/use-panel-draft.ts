import { useEffect, useState } from 'react';
import { KeepPanelEntries, type PanelDraft } from '#application/sale/keep-panel-entries.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';

/** What was kept when the panel opened, which never happens on the server. */
export function usePanelDraft(eventId: number): PanelDraft | null {
  const kept = useUseCase(KeepPanelEntries);
  const [draft] = useState(() => kept.find(eventId));
  return draft;
}

/** Cleared once its tickets are bought. */
export function useKeptPanel(
  eventId: number,
  { sectionEventId, quantities, entries, isBought }: PanelDraft & { readonly isBought: boolean },
): void {
  const kept = useUseCase(KeepPanelEntries);
  useEffect(() => {
    if (isBought) kept.clear(eventId);
    else kept.keep(eventId, { sectionEventId, quantities, entries });
  }, [kept, eventId, sectionEventId, quantities, entries, isBought]);
}
