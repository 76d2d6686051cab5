import { useEffect, useState } from 'react';
import { type BlockerFunction, useBlocker, useSearchParams } from 'react-router';
import { PublishEvent } from '#application/event/publish-event.ts';
import type { EventKind } from '#domain/event/event.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { type EventForm, focusField, STEPS, type Step, stepOf } from '#ui/screens/event/event-form/event-form.view.ts';
import { refusalSentence } from '#words/platform/refusals.ts';

export type Finished = {
  readonly published: boolean;
  readonly eventId: number;
  readonly slug: string;
  readonly name: string;
  readonly type: EventKind;
  readonly coverMissing: boolean;
};

/** Which step is open stands in the address, so that back, forward and reload know it. */
export function useStep(): { readonly step: Step; readonly number: number; readonly go: (step: Step) => void } {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('step');
  const step = STEPS.find((known) => known === asked) ?? 'information';
  return {
    step,
    number: STEPS.indexOf(step) + 1,
    go: (next) => {
      setQuery(next === 'information' ? {} : { step: next }, { preventScrollReset: true });
      window.scrollTo({ top: 0 });
    },
  };
}

export type Ending =
  | { readonly kind: 'OPEN' }
  | { readonly kind: 'WORKING'; readonly publish: boolean }
  | { readonly kind: 'REFUSED'; readonly sentence: string };

/** The wizard's way to its end: saved, published when asked, or told at the right field why not. */
export function useEnding(form: EventForm, go: (step: Step) => void) {
  const publishEvent = useUseCase(PublishEvent);
  const locale = useLocale();
  const [ending, setEnding] = useState<Ending>({ kind: 'OPEN' });
  const [finished, setFinished] = useState<Finished | null>(null);

  async function finish(publish: boolean, away: string): Promise<void> {
    // A draft may lack much; before the public everything has to stand.
    const problem = form.examine(publish ? STEPS : ['information', 'sessions'])[0];
    if (problem !== undefined) {
      go(stepOf(problem.field));
      focusField(problem.field);
      return;
    }
    setEnding({ kind: 'WORKING', publish });
    const kept = await form.session.save();
    const { draft, refused, keeping } = form.session.now();
    // A picture that is missing is told on the success page; everything else is mended first.
    const first = refused.find((one) => one.field !== 'cover');
    if (!kept && first !== undefined) {
      setEnding({ kind: 'OPEN' });
      go(stepOf(first.field));
      focusField(first.field);
      return;
    }
    if (draft.eventId === null || keeping === 'AWAY') {
      setEnding({ kind: 'REFUSED', sentence: away });
      return;
    }
    let slug = draft.slug ?? '';
    if (publish) {
      try {
        const published = await publishEvent(draft.eventId);
        if (!published.ok) {
          setEnding({ kind: 'REFUSED', sentence: refusalSentence(published.refusal, locale) });
          return;
        }
        slug = published.value.slug;
      } catch {
        setEnding({ kind: 'REFUSED', sentence: away });
        return;
      }
    }
    form.session.forget();
    setEnding({ kind: 'OPEN' });
    setFinished({
      published: publish,
      eventId: draft.eventId,
      slug,
      name: draft.name,
      type: draft.type,
      coverMissing: form.coverWaits || (draft.cover !== null && draft.cover.id === null),
    });
  }

  return { ending, finished, finish };
}

/** True while something typed would be lost by going elsewhere. */
export const isUnsaved = (form: EventForm): boolean => {
  const { keeping, dirty, draft } = form.state;
  if (keeping === 'UNTOUCHED') return false;
  if (keeping === 'SAVED' || keeping === 'SAVING') return dirty;
  return draft.name.trim() !== '' || draft.description !== '' || draft.address.trim() !== '';
};

/** Asks before somebody leaves with unsaved input; steps of the same page are no leaving. */
export function useLeaveGuard(unsaved: boolean) {
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  const blocks: BlockerFunction = ({ currentLocation, nextLocation }) =>
    unsaved && currentLocation.pathname !== nextLocation.pathname;
  return useBlocker(blocks);
}
