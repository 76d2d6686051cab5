import { useEffect, useRef, useState } from 'react';
import type { DeskEvent, DeskSession } from '#application/event/ports/event-desk.ts';
import { UploadCover } from '#application/event/upload-cover.ts';
import type { LetterWords, WrittenLetter } from '#application/rsvp/ports/inviting-desk.ts';
import { WordLetters } from '#application/rsvp/word-letters.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { LETTER_FIELDS, readLetterTemplate } from '#domain/rsvp/letter.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { refusalSentence } from '#words/platform/refusals.ts';
import { RSVP_FAILED, rsvpRefusalSentence } from '#words/rsvp/rsvp.ts';
import { wordsOrUsual } from './inviting.view.ts';

export { LETTER_FIELDS };
export const HEADLINE_MAX = 120;
/** The preview is rendered again after a pause in typing. */
const PAUSE_MS = 500;

export type MailPreview =
  | { readonly kind: 'WRITING' }
  | { readonly kind: 'WRITTEN'; readonly mail: WrittenLetter }
  | { readonly kind: 'AWAY'; readonly sentence: string };

export function useLetterEditor(
  event: DeskEvent,
  session: DeskSession | undefined,
  kept: LetterWords | null,
  sample: { readonly guest: string; readonly inviter: string },
) {
  const locale = useLocale();
  const toast = useToast();
  const letters = useUseCase(WordLetters);
  const upload = useUseCase(UploadCover);
  const [words, setWords] = useState<LetterWords>(() => wordsOrUsual(kept, locale));
  const [saved, setSaved] = useState(words);
  const [language, setLanguage] = useState<Locale>(locale);
  const [busy, setBusy] = useState<'SAVE' | 'PICTURE' | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [mail, setMail] = useState<MailPreview>({ kind: 'WRITING' });
  const letterField = useRef<HTMLTextAreaElement>(null);

  const read = readLetterTemplate(words.letter);
  const letterTrouble = read.ok ? null : rsvpRefusalSentence(read.refusal, locale);
  const headlineMissing = words.headline.trim() === '';
  const sound = read.ok && !headlineMissing;
  const sessionId = session?.id ?? null;
  const { guest, inviter } = sample;

  useEffect(() => {
    if (!sound || sessionId === null) return;
    let away = false;
    const timer = setTimeout(() => {
      void letters
        .show({ sessionId, guestName: guest, inviterName: inviter, locale: language, words })
        .then((shown) => {
          if (away) return;
          if (shown.ok) setMail({ kind: 'WRITTEN', mail: shown.value });
          else
            setMail({
              kind: 'AWAY',
              sentence:
                shown.refusal.code === 'UNREACHABLE' ? RSVP_FAILED[locale] : refusalSentence(shown.refusal, locale),
            });
        });
    }, PAUSE_MS);
    return () => {
      away = true;
      clearTimeout(timer);
    };
  }, [letters, sound, sessionId, guest, inviter, language, words, locale]);

  const change = (part: Partial<LetterWords>) => setWords((before) => ({ ...before, ...part }));

  async function save(done: string): Promise<void> {
    if (!sound || busy !== null) return;
    setBusy('SAVE');
    setTrouble(null);
    try {
      const answer = await letters.save(event.id, { ...words, headline: words.headline.trim() });
      if (!answer.ok) {
        setTrouble(
          answer.refusal.code === 'UNREACHABLE' ? RSVP_FAILED[locale] : refusalSentence(answer.refusal, locale),
        );
        return;
      }
      setWords(answer.value);
      setSaved(answer.value);
      toast.success(done);
    } finally {
      setBusy(null);
    }
  }

  async function picture(file: Blob): Promise<void> {
    setBusy('PICTURE');
    setTrouble(null);
    try {
      const sent = await upload({ file, onProgress: () => undefined });
      if (sent.ok) change({ picture: new URL(sent.value.url, window.location.href).pathname });
      else setTrouble(refusalSentence(sent.refusal, locale));
    } catch {
      setTrouble(RSVP_FAILED[locale]);
    } finally {
      setBusy(null);
    }
  }

  return {
    words,
    language,
    busy,
    trouble,
    mail,
    letterField,
    letterTrouble,
    headlineMissing,
    sound,
    changed: JSON.stringify(words) !== JSON.stringify(saved),
    change,
    speak: setLanguage,
    save,
    picture,
    insert: (field: string) => {
      const at = letterField.current?.selectionStart ?? words.letter.length;
      const end = letterField.current?.selectionEnd ?? at;
      change({ letter: `${words.letter.slice(0, at)}{${field}}${words.letter.slice(end)}` });
      letterField.current?.focus();
    },
    usual: () => setWords((before) => ({ ...wordsOrUsual(null, language), picture: before.picture })),
  };
}
