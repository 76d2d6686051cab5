import { useEffect, useState } from 'react';
import { FollowBounces } from '#application/event/mailing/follow-bounces.ts';
import type { BouncedAddress } from '#application/event/ports/bounced-emails.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { refusalSentence } from '#words/platform/refusals.ts';

export type Bounces =
  | { readonly kind: 'LOADING' }
  /** Null: the server cannot be reached. */
  | { readonly kind: 'AWAY'; readonly sentence: string | null }
  | { readonly kind: 'READ'; readonly addresses: readonly BouncedAddress[] };

/** `tried`: of one that is emailed again, without reading all again. */
export function useBounces(mailingId: string): { readonly bounces: Bounces; readonly tried: (email: string) => void } {
  const { ofMailing } = useUseCase(FollowBounces);
  const locale = useLocale();
  const [bounces, setBounces] = useState<Bounces>({ kind: 'LOADING' });
  useEffect(() => {
    let here = true;
    const show = (next: Bounces) => {
      if (here) setBounces(next);
    };
    ofMailing(mailingId).then(
      (told) =>
        show(
          told.ok
            ? { kind: 'READ', addresses: told.value }
            : { kind: 'AWAY', sentence: refusalSentence(told.refusal, locale) },
        ),
      () => show({ kind: 'AWAY', sentence: null }),
    );
    return () => {
      here = false;
    };
  }, [ofMailing, mailingId, locale]);
  return {
    bounces,
    tried: (email) =>
      setBounces((before) =>
        before.kind === 'READ'
          ? {
              kind: 'READ',
              addresses: before.addresses.map((one) => (one.email === email ? { ...one, isHeld: false } : one)),
            }
          : before,
      ),
  };
}
