import { useCallback, useEffect, useState } from 'react';
import { UploadCover } from '#application/event/upload-cover.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { refusalSentence } from '#words/platform/refusals.ts';
import { useEventForm } from './event-form.view.ts';

type CoverState =
  | { readonly kind: 'IDLE' }
  | { readonly kind: 'SENDING'; readonly share: number }
  | { readonly kind: 'REFUSED'; readonly sentence: string; readonly isTooLarge: boolean }
  | { readonly kind: 'AWAY'; readonly file: Blob };

export function useCover() {
  const { draft, session, setCoverWaits } = useEventForm();
  const uploadCover = useUseCase(UploadCover);
  const locale = useLocale();
  const [state, setState] = useState<CoverState>({ kind: 'IDLE' });
  const [chosen, setChosen] = useState<File | null>(null);
  const [local, setLocal] = useState<string | null>(null);

  useEffect(() => () => (local === null ? undefined : URL.revokeObjectURL(local)), [local]);

  const send = useCallback(
    async (file: Blob) => {
      setState({ kind: 'SENDING', share: 0 });
      setCoverWaits(true);
      try {
        const sent = await uploadCover({ file, onProgress: (share) => setState({ kind: 'SENDING', share }) });
        setCoverWaits(false);
        if (!sent.ok) {
          setState({
            kind: 'REFUSED',
            sentence: refusalSentence(sent.refusal, locale),
            isTooLarge: sent.refusal.code === 'UPLOAD_TOO_LARGE',
          });
          setLocal(null);
          return;
        }
        session.change((before) => ({
          ...before,
          cover: {
            id: null,
            url: sent.value.url,
            color: null,
            replaces: before.cover?.id ?? before.cover?.replaces ?? null,
          },
        }));
        setState({ kind: 'IDLE' });
      } catch {
        setState({ kind: 'AWAY', file });
      }
    },
    [uploadCover, session, locale, setCoverWaits],
  );

  const { eventId, cover } = draft;

  return {
    state,
    percent: state.kind === 'SENDING' ? Math.round(state.share * 100) : 0,
    eventExists: eventId !== null,
    /** The picture that is shown; null: none. */
    croppable: local === null ? (cover?.url ?? null) : (chosen ?? cover?.url ?? null),
    /** The file that was refused as too large. */
    tooLarge: state.kind === 'REFUSED' && state.isTooLarge ? chosen : null,
    shown: local ?? cover?.url ?? null,
    choose: (file: File) => {
      setChosen(file);
      setLocal(URL.createObjectURL(file));
      void send(file);
    },
    retry: () => {
      if (state.kind === 'AWAY') void send(state.file);
    },
  };
}
