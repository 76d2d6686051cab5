import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { type DraftProblem, isMissing } from '#application/event/draft-problems.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import type { EventForm } from '#ui/screens/event/event-form/event-form.view.ts';
import { focusField, STEPS, type Step } from '#ui/screens/event/event-form/form-steps.view.ts';
import { isUnsaved, useLeaveGuard } from '#ui/screens/event/event-form/leave-guard.view.ts';
import { useEnding } from './finish-event.view.ts';

export type { Ending, Finished } from './finish-event.view.ts';

/** In the address, so that back, forward and reload return to it. */
function useStep(): { readonly step: Step; readonly number: number; readonly go: (step: Step) => void } {
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

type WizardWords = {
  readonly restored: string;
  readonly incomplete: string;
  readonly away: string;
  readonly problem: (problem: DraftProblem) => string;
};

export function useWizard(form: EventForm, words: WizardWords) {
  const toast = useToast();
  const { step, number, go } = useStep();
  const { ending, finished, finish } = useEnding(form, go);
  const blocker = useLeaveGuard(finished === null && isUnsaved(form));
  const heading = useRef<HTMLHeadingElement>(null);
  const complaint = useRef<string | null>(null);
  const last = number === STEPS.length;
  const before = STEPS[number - 2];
  const { resumed } = form.state;
  const { restored } = words;

  useEffect(() => {
    if (resumed) toast.info(restored);
  }, [resumed, toast, restored]);

  const next = (): void => {
    if (complaint.current !== null) toast.dismiss(complaint.current);
    complaint.current = null;
    const problem = form.examine([step])[0];
    if (problem !== undefined) {
      complaint.current = toast.show({
        kind: 'error',
        text: isMissing(problem) ? words.incomplete : words.problem(problem),
      });
      focusField(problem.field);
      return;
    }
    const following = STEPS[number];
    if (following === undefined) return;
    go(following);
    requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }));
  };
  const end = (publish: boolean): void => void finish(publish, words.away);

  return {
    step,
    last,
    go,
    back: before === undefined ? null : () => go(before),
    submit: () => (last ? end(true) : next()),
    finish: end,
    heading,
    blocker,
    ending,
    finished,
  };
}
