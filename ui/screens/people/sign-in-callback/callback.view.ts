import { ContinueWithProvider } from '#application/people/continue-with-provider.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';

/** Answers where a person who signed in goes on. */
export const useResume = (): (() => string) => useUseCase(ContinueWithProvider).resume;
