import { useState } from 'react';
import { AskForReminder } from '#application/event/reminding/ask-for-reminder.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useSession } from '#ui/bindings/use-session.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { refusalSentence } from '#words/platform/refusals.ts';

type State = 'ASKED_FOR_ADDRESS' | 'ASKING' | 'KEPT' | 'OPEN';

export function useReminder(eventId: number) {
  const askForReminder = useUseCase(AskForReminder);
  const session = useSession();
  const locale = useLocale();
  const [state, setState] = useState<State>('ASKED_FOR_ADDRESS');
  const [trouble, setTrouble] = useState<string | null>(null);
  const ask = async (typed: string): Promise<void> => {
    setTrouble(null);
    setState('ASKING');
    const answer = await askForReminder(eventId, typed);
    setState(answer.ok ? (answer.value ? 'KEPT' : 'OPEN') : 'ASKED_FOR_ADDRESS');
    if (!answer.ok) setTrouble(refusalSentence(answer.refusal, locale));
  };
  return { accountEmail: session.kind === 'SIGNED_IN' ? session.account.email : null, state, trouble, ask };
}
