import { useState } from 'react';
import { EventDesk } from '#application/event/ports/event-desk.ts';
import type { EventKind } from '#domain/event/event.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import type { EventForm } from '#ui/screens/event/event-form/event-form.view.ts';
import { focusField, STEPS, type Step, stepOf } from '#ui/screens/event/event-form/form-steps.view.ts';
import { refusalSentence } from '#words/platform/refusals.ts';

export type Finished = {
  readonly published: boolean;
  readonly eventId: number;
  readonly slug: string;
  readonly name: string;
  readonly type: EventKind;
  readonly coverMissing: boolean;
  readonly byInvitation: boolean;
};

export type Ending =
  | { readonly kind: 'OPEN' }
  | { readonly kind: 'WORKING'; readonly publish: boolean }
  | { readonly kind: 'REFUSED'; readonly sentence: string };

/** Shows the field that prevents it. */
export function useEnding(form: EventForm, go: (step: Step) => void) {
  const desk = useUseCase(EventDesk);
  const locale = useLocale();
  const [ending, setEnding] = useState<Ending>({ kind: 'OPEN' });
  const [finished, setFinished] = useState<Finished | null>(null);

  async function finish(publish: boolean, away: string): Promise<void> {
    // A draft needs only enough to be stored.
    const problem = form.examine(publish ? STEPS : ['information', 'sessions'])[0];
    if (problem !== undefined) {
      go(stepOf(problem.field));
      focusField(problem.field);
      return;
    }
    setEnding({ kind: 'WORKING', publish });
    const kept = await form.session.save();
    const { draft, refused, keeping } = form.session.now();
    // A missing cover is reported on the success page; everything else has to be corrected first.
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
        const published = await desk.publish(draft.eventId);
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
      byInvitation: draft.sessions.every(({ tickets }) => tickets.length === 0),
    });
  }

  return { ending, finished, finish };
}
