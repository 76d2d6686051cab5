import { referralPath } from '#domain/event/share/share-links.ts';
import { useSession } from '#ui/bindings/use-session.ts';

/** With the viewer's referral code when signed in. [S2.6-19] [S2.6-20] */
export function useSharedAddress(address: string): string {
  const session = useSession();
  return session.kind === 'SIGNED_IN' ? referralPath(address, session.account.referralCode) : address;
}

/** [S2.6-19] */
export const sharesByDevice = (): boolean =>
  window.matchMedia('(pointer: coarse)').matches && typeof navigator.share === 'function';
