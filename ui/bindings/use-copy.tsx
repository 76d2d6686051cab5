import { useLingui } from '@lingui/react/macro';
import { useCopyText } from './use-copy-text.ts';
import { useToast } from './use-toast.ts';

/** Resolves with false when copying failed. [S8-39] */
export function useCopy(what: 'TEXT' | 'CODE' = 'TEXT'): (value: unknown) => Promise<boolean> {
  const { t } = useLingui();
  const toast = useToast();
  const copy = useCopyText();
  return async (value) => {
    const done = await copy(value);
    if (done) toast.success(what === 'CODE' ? t`Code copied.` : t`Copied`);
    else toast.error(t`Couldn’t copy. Select the text and copy it manually.`);
    return done;
  };
}
