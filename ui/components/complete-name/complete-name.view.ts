import { CompleteProfile } from '#application/people/complete-profile.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { paths } from '#ui/routes/paths.ts';

export const useCompleteProfile = (): CompleteProfile => useUseCase(CompleteProfile);

export { lacksName } from '#domain/people/profile-name.ts';

/** [S2.2-11] */
export const scrollsToTop = (pathname: string): boolean =>
  pathname.startsWith('/payment/') || pathname === paths.create();
