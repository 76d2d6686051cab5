import { useEffect, useState } from 'react';
import { EventPages } from '#application/event/ports/event-pages.ts';
import { initials } from '#domain/kernel/names/person-name.ts';
import type { GuestsGoing } from '#domain/ticket/shown-guests.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useSession } from '#ui/bindings/use-session.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { GUESTS_GOING, goingSentence } from '#words/ticket/shown-guests.ts';

export type GoingOnScreen = {
  readonly title: string;
  readonly faces: readonly { readonly key: string; readonly name: string; readonly initials: string }[];
  readonly sentence: string;
};

/** Asked for who is signed in: others would load the whole client for it. Null: nothing to show. [decision 60] */
export function useGuestsGoing(eventId: number): GoingOnScreen | null {
  const pages = useUseCase(EventPages);
  const locale = useLocale();
  const session = useSession();
  const [going, setGoing] = useState<GuestsGoing | null>(null);
  const viewer = session.kind === 'SIGNED_IN' ? session.account.id : null;
  useEffect(() => {
    if (viewer === null) return undefined;
    let gone = false;
    pages
      .guests(eventId)
      .then((answer) => (gone ? undefined : setGoing(answer.ok ? answer.value : null)))
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [pages, eventId, viewer]);
  if (going === null || viewer === null) return null;
  return {
    title: GUESTS_GOING[locale],
    faces: going.names.map((name, at) => ({ key: `${at} ${name}`, name, initials: initials(name) })),
    sentence: goingSentence(going)[locale],
  };
}
