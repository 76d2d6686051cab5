import { useEffect, useState } from 'react';
import { FollowInvited } from '#application/rsvp/follow-invited.ts';
import type { TimelineStep } from '#domain/rsvp/invitation-timeline.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { refusalSentence } from '#words/platform/refusals.ts';
import { RSVP_FAILED } from '#words/rsvp/rsvp.ts';

export type Timeline =
  | { readonly kind: 'LOADING' }
  | { readonly kind: 'AWAY'; readonly sentence: string }
  | { readonly kind: 'READ'; readonly steps: readonly TimelineStep[] };

export function useTimeline(invitationId: string): Timeline {
  const { timeline } = useUseCase(FollowInvited);
  const locale = useLocale();
  const [state, setState] = useState<Timeline>({ kind: 'LOADING' });
  useEffect(() => {
    let here = true;
    const show = (next: Timeline) => {
      if (here) setState(next);
    };
    timeline(invitationId).then(
      (told) =>
        show(
          told.ok
            ? { kind: 'READ', steps: told.value }
            : { kind: 'AWAY', sentence: refusalSentence(told.refusal, locale) },
        ),
      () => show({ kind: 'AWAY', sentence: RSVP_FAILED[locale] }),
    );
    return () => {
      here = false;
    };
  }, [timeline, invitationId, locale]);
  return state;
}
