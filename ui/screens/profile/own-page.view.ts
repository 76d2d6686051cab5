import { CompleteProfile } from '#application/account/complete-profile.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';

export const useRename = (): CompleteProfile => useUseCase(CompleteProfile);
