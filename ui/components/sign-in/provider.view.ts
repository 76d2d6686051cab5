import { useCallback } from 'react';
import { ContinueWithProvider } from '#application/people/continue-with-provider.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';

type Errand = { readonly goOnTo: string | null; readonly act: string | null };

/** Not inside a frame of another site. */
export const useCanLeave = (): boolean => useUseCase(ContinueWithProvider).isPossible();

/** The provider returns to the target or to this address, which resumes the action. */
export function useLeaveFor(): (provider: string, errand: Errand) => Promise<Result<string, Refusal>> {
  const elsewhere = useUseCase(ContinueWithProvider);
  return useCallback(
    async (provider, { goOnTo, act }) => {
      const { pathname, search, hash } = window.location;
      const begun = await elsewhere.begin(provider, { address: goOnTo ?? `${pathname}${search}${hash}`, act });
      if (begun.ok) window.location.assign(begun.value);
      return begun;
    },
    [elsewhere],
  );
}
