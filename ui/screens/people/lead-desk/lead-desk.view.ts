import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { LookAfterLeads } from '#application/people/look-after-leads.ts';
import type { HandledLead } from '#application/people/ports/lead-desk.ts';
import type { SupportTopic } from '#domain/people/contact-lead.ts';
import { LEAD_NOTE_LENGTH, LEAD_STATES, type LeadState } from '#domain/people/lead-handling.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { useDeskAct } from '#ui/screens/event/desk/use-desk-act.tsx';
import { SUPPORT_TOPIC_NAMES } from '#words/people/contact-topics.ts';

export { LEAD_NOTE_LENGTH, LEAD_STATES };

export const leadQuery = (parts: Readonly<Record<string, string>>): string => {
  const query = new URLSearchParams(
    Object.entries(parts).filter(([name, value]) => value !== '' && !(name === 'state' && value === 'NEW')),
  );
  return query.size === 0 ? '' : `?${query.toString()}`;
};

export function useTopicName(): (topic: SupportTopic) => string {
  const locale = useLocale();
  return (topic) => SUPPORT_TOPIC_NAMES[topic][locale];
}

/** Changes show at once and as a toast, and can be changed back: no dialog asks. */
export function useLead({ id }: Pick<HandledLead, 'id'>) {
  const { t } = useLingui();
  const leads = useUseCase(LookAfterLeads);
  const { busy, tell } = useDeskAct();
  const moved: Readonly<Record<LeadState, string>> = {
    NEW: t`Marked as new`,
    IN_PROGRESS: t`Marked as in progress`,
    DONE: t`Marked as done`,
  };
  return {
    busy,
    move: (state: LeadState) => tell(leads.move(id, state), moved[state]),
    assign: (to: string | null) => tell(leads.assign(id, to), to === null ? t`Unassigned` : t`Assigned`),
  };
}

/** The words stay until they are kept. */
export function useLeadNote({ id }: Pick<HandledLead, 'id'>) {
  const { t } = useLingui();
  const leads = useUseCase(LookAfterLeads);
  const { busy, act } = useDeskAct();
  const [note, setNote] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  async function add(): Promise<void> {
    setTried(true);
    if (note.trim() === '' || busy) return;
    const why = await act(leads.note(id, note), t`Note added`);
    setTrouble(why);
    if (why !== null) return;
    setNote('');
    setTried(false);
  }
  return { busy, note, write: setNote, missing: tried && note.trim() === '', trouble, add };
}
