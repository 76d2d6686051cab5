import { type ComponentType, useContext, useState } from 'react';
import type { EventDraft } from '#application/event/event-draft.ts';
import { NeedAreaContext } from '#ui/bindings/need-area-context.ts';

type Preview = ComponentType<{ readonly draft: EventDraft; readonly onClose: () => void }>;

/** Loads the event page and its words, which the desk does without. */
export function usePagePreview(onLost: () => void) {
  const need = useContext(NeedAreaContext);
  const [shown, setShown] = useState<{ readonly Preview: Preview } | null>(null);
  const [loading, setLoading] = useState(false);
  return {
    Preview: shown?.Preview ?? null,
    loading,
    open: async () => {
      setLoading(true);
      try {
        const [{ PagePreview }] = await Promise.all([import('./PagePreview.tsx'), need('event')]);
        setShown({ Preview: PagePreview });
      } catch {
        onLost();
      }
      setLoading(false);
    },
    close: () => setShown(null),
  };
}
