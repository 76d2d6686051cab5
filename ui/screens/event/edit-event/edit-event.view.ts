import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { CancelEvent } from '#application/event/cancel-event.ts';
import { type DraftProblem, isMissing } from '#application/event/draft-problems.ts';
import type { EventDraft } from '#application/event/event-draft.ts';
import { movedPeople } from '#application/event/moved-people.ts';
import { EventDesk } from '#application/event/ports/event-desk.ts';
import { MOVE_PAUSE } from '#domain/event/session-move.ts';
import { MINUTE } from '#domain/kernel/instant.ts';
import { instantOfWallClock } from '#domain/time/wall-clock.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import type { EventForm } from '#ui/screens/event/event-form/event-form.view.ts';
import { focusField, type Step, stepOf } from '#ui/screens/event/event-form/form-steps.view.ts';
import { bugSentence, refusalSentence } from '#words/platform/refusals.ts';

export const PARTS = ['information', 'details', 'sessions', 'tickets', 'settings'] as const satisfies readonly Step[];
export type Part = (typeof PARTS)[number];

export function usePart(): { readonly part: Part; readonly go: (part: Part) => void } {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('part');
  return {
    part: PARTS.find((known) => known === asked) ?? 'information',
    go: (part) => setQuery(part === 'information' ? {} : { part }, { preventScrollReset: true }),
  };
}

const partOf = (field: string): Part => PARTS.find((part) => part === stepOf(field)) ?? 'information';

type SavingWords = {
  readonly away: string;
  readonly incomplete: string;
  readonly problem: (problem: DraftProblem) => string;
};

export type Saving =
  | { readonly kind: 'IDLE' }
  | { readonly kind: 'WORKING'; readonly publish: boolean }
  | { readonly kind: 'TROUBLE'; readonly sentence: string };

export const movedBy = movedPeople;

/** Whether a wall clock is written and not after another one. */
export const isBefore = (written: string, latest: string): boolean => written !== '' && written <= latest;

/** The last end of the form's sessions, by wall clock. */
export const lastEnd = (draft: EventDraft): string =>
  draft.sessions
    .map(({ end }) => end)
    .toSorted()
    .at(-1) ?? '';

/** Answers what went wrong, or null. */
export function useAllowGiveBack() {
  const { allowGiveBack } = useUseCase(CancelEvent);
  const locale = useLocale();
  return async (draft: EventDraft, until: string): Promise<string | null> => {
    const at = instantOfWallClock(until, draft.timezone);
    if (draft.eventId === null || at === null) return bugSentence(locale);
    const answer = await allowGiveBack(draft.eventId, at).catch(() => null);
    if (answer === null) return bugSentence(locale);
    return answer.ok ? null : refusalSentence(answer.refusal, locale);
  };
}

export const MOVE_MINUTES = MOVE_PAUSE / MINUTE;

/** `save` answers whether all of it was saved, and published when asked. */
export function useSaving(form: EventForm, go: (part: Part) => void) {
  const desk = useUseCase(EventDesk);
  const locale = useLocale();
  const [saving, setSaving] = useState<Saving>({ kind: 'IDLE' });

  const show = (field: string) => {
    go(partOf(field));
    setTimeout(() => focusField(field), 50);
  };

  async function save(mustBeComplete: boolean, publish: boolean, words: SavingWords): Promise<boolean> {
    const problem = form
      .examine(PARTS)
      .find(
        ({ code }) =>
          mustBeComplete || (code !== 'TICKET_MISSING' && code !== 'ADDRESS_MISSING' && code !== 'LINK_MISSING'),
      );
    if (problem !== undefined) {
      setSaving({ kind: 'TROUBLE', sentence: isMissing(problem) ? words.incomplete : words.problem(problem) });
      show(problem.field);
      return false;
    }
    setSaving({ kind: 'WORKING', publish });
    const kept = await form.session.save();
    const { refused, keeping, draft, others } = form.session.now();
    if (!kept && others !== null && others.conflicts.length > 0) {
      setSaving({ kind: 'IDLE' });
      return false;
    }
    const first = refused[0];
    if (!kept) {
      setSaving({
        kind: 'TROUBLE',
        sentence: first?.code === 'REFUSED' ? refusalSentence(first.refusal, locale) : words.away,
      });
      if (first !== undefined && keeping !== 'AWAY') show(first.field);
      return false;
    }
    if (publish && draft.eventId !== null) {
      try {
        const published = await desk.publish(draft.eventId);
        if (!published.ok) {
          setSaving({ kind: 'TROUBLE', sentence: refusalSentence(published.refusal, locale) });
          return false;
        }
      } catch {
        setSaving({ kind: 'TROUBLE', sentence: words.away });
        return false;
      }
    }
    setSaving({ kind: 'IDLE' });
    return true;
  }

  return { saving, save };
}
