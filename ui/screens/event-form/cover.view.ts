import { useCallback, useEffect, useRef, useState } from 'react';
import { UploadCover } from '#application/organising/upload-cover.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { refusalSentence } from '#words/refusals.ts';
import { useEventForm } from './event-form.view.ts';

type CoverState =
  | { readonly kind: 'IDLE' }
  | { readonly kind: 'SENDING'; readonly share: number }
  | { readonly kind: 'REFUSED'; readonly sentence: string }
  | { readonly kind: 'AWAY'; readonly file: Blob };

/** The cover's picture: shown from this device at once, uploaded behind it, made the event's own as soon as there is an event. */
export function useCover() {
  const { draft, session } = useEventForm();
  const { upload, attach } = useUseCase(UploadCover);
  const locale = useLocale();
  const [state, setState] = useState<CoverState>({ kind: 'IDLE' });
  const [local, setLocal] = useState<string | null>(null);
  const attaching = useRef(false);

  useEffect(() => () => (local === null ? undefined : URL.revokeObjectURL(local)), [local]);

  const send = useCallback(
    async (file: Blob) => {
      setState({ kind: 'SENDING', share: 0 });
      try {
        const sent = await upload({ file, onProgress: (share) => setState({ kind: 'SENDING', share }) });
        if (!sent.ok) {
          setState({ kind: 'REFUSED', sentence: refusalSentence(sent.refusal, locale) });
          setLocal(null);
          return;
        }
        session.change((before) => ({
          ...before,
          cover: { id: null, url: sent.value.url, color: null, replaces: before.cover?.id ?? before.cover?.replaces ?? null },
        }));
        setState({ kind: 'IDLE' });
      } catch {
        setState({ kind: 'AWAY', file });
      }
    },
    [upload, session, locale],
  );

  const { eventId, cover } = draft;
  useEffect(() => {
    if (eventId === null || cover === null || cover.id !== null || attaching.current) return;
    attaching.current = true;
    void attach(eventId, cover.url, cover.replaces ?? null)
      .then((set) => {
        if (set.ok) session.change((before) => (before.cover?.url === cover.url ? { ...before, cover: { ...set.value, url: cover.url } } : before));
        else setState({ kind: 'REFUSED', sentence: refusalSentence(set.refusal, locale) });
      })
      .catch(() => undefined)
      .finally(() => {
        attaching.current = false;
      });
  }, [eventId, cover, attach, session, locale]);

  return {
    state,
    percent: state.kind === 'SENDING' ? Math.round(state.share * 100) : 0,
    eventExists: eventId !== null,
    shown: local ?? cover?.url ?? null,
    choose: (file: File) => {
      setLocal(URL.createObjectURL(file));
      void send(file);
    },
    retry: () => {
      if (state.kind === 'AWAY') void send(state.file);
    },
  };
}
