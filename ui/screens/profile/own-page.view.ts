import { CompleteProfile } from '#application/account/complete-profile.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';

export { NAME_LONGEST } from '#domain/account/profile-name.ts';

export const useRename = (): CompleteProfile => useUseCase(CompleteProfile);
