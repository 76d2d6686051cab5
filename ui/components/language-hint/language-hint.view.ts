import { useCallback } from 'react';
import { SwitchLanguage } from '#application/platform/switch-language.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';

/** Whether to show the hint on this page; answers true once. */
export function useLanguageHint(): () => boolean {
  const language = useUseCase(SwitchLanguage);
  const locale = useLocale();
  return useCallback(() => language.hint(locale), [language, locale]);
}
