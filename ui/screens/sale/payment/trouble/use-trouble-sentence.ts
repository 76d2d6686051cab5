import { useEffect, useState } from 'react';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { CONNECTION_LOST, type ShownTrouble } from './trouble.view.ts';

type Sentences = 'LOADING' | 'FAILED' | typeof import('./trouble-sentence.view.ts');

/** Loaded after the first view, before a refusal needs one; the sentence for a lost connection is always there. */
export function useTroubleSentence(shown: ShownTrouble | null): string | null {
  const locale = useLocale();
  const [sentences, setSentences] = useState<Sentences>('LOADING');
  useEffect(() => {
    if (typeof sentences === 'object' || (sentences === 'FAILED' && shown === null)) return;
    import('./trouble-sentence.view.ts').then(setSentences, () => setSentences('FAILED'));
  }, [shown, sentences]);
  if (shown === null) return null;
  if (shown.trouble.code === 'UNREACHABLE' || sentences === 'FAILED') return CONNECTION_LOST[locale];
  return sentences === 'LOADING' ? null : sentences.troubleSentence(shown.trouble, shown.asked, locale);
}
