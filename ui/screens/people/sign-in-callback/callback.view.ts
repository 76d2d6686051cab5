import { ContinueWithProvider } from '#application/people/continue-with-provider.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';

/** Answers the address to continue at. */
export const useResume = (): (() => string) => useUseCase(ContinueWithProvider).resume;
