import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Trouble } from '#application/platform/trouble.ts';
import { GroupGuests } from '#application/ticket/group-guests.ts';
import type { GuestGroup } from '#application/ticket/ports/guest-groups.ts';
import type { Guest } from '#application/ticket/ports/guest-list.ts';
import type { Result } from '#domain/kernel/result.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { refusalSentence } from '#words/platform/refusals.ts';

export { GROUP_NAME_LENGTH } from '#domain/ticket/guest-groups.ts';

export type Groups = {
  /** Null: not read yet, or nobody may. */
  readonly all: readonly GuestGroup[] | null;
  readonly busy: boolean;
  readonly trouble: string | null;
  readonly forget: () => void;
  /** Each answers the group, or null where it was refused; the list is read again. */
  readonly add: (name: string, guests: readonly Guest[]) => Promise<GuestGroup | null>;
  readonly takeOut: (groupId: string, guests: readonly Guest[]) => Promise<GuestGroup | null>;
  readonly rename: (groupId: string, name: string) => Promise<GuestGroup | null>;
  readonly remove: (groupId: string) => Promise<boolean>;
};

/** `may`: the viewer works with guests. */
export function useGuestGroups(eventId: number, may: boolean): Groups {
  const { t } = useLingui();
  const locale = useLocale();
  const groups = useUseCase(GroupGuests);
  const { list } = groups;
  const { revalidate } = useRevalidator();
  const [all, setAll] = useState<readonly GuestGroup[] | null>(null);
  const [turn, setTurn] = useState(0);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    let here = turn >= 0;
    // Without the groups the list still works.
    if (may) void list(eventId).then((told) => (here && told.ok ? setAll(told.value) : undefined));
    return () => {
      here = false;
    };
  }, [list, eventId, may, turn]);

  const sentenceOf = (refusal: Trouble): string => {
    if (refusal.code === 'UNREACHABLE') return t`Can’t reach the server. Check the connection and try again.`;
    if (refusal.code !== 'INVALID_INPUT') return refusalSentence(refusal, locale);
    const { problem } = refusal;
    if (problem.kind === 'MALFORMED') return t`Another group already has this name.`;
    if (problem.kind === 'TOO_LARGE') {
      const { max } = problem;
      return t`An event has at most ${max} groups. Delete one you no longer need.`;
    }
    if (problem.kind === 'TOO_LONG') {
      const { max } = problem;
      return t`At most ${max} characters.`;
    }
    return t`Enter a name.`;
  };

  async function act<T>(answer: Promise<Result<T, Trouble>>): Promise<Result<T, Trouble>> {
    setBusy(true);
    setTrouble(null);
    const told = await answer;
    setBusy(false);
    if (told.ok) {
      setTurn((before) => before + 1);
      void revalidate();
    } else setTrouble(sentenceOf(told.refusal));
    return told;
  }
  const groupOf = async (answer: Promise<Result<GuestGroup, Trouble>>): Promise<GuestGroup | null> => {
    const told = await act(answer);
    return told.ok ? told.value : null;
  };
  const idsOf = (guests: readonly Guest[]) => guests.map(({ ticketId }) => ticketId);
  return {
    all,
    busy,
    trouble,
    forget: () => setTrouble(null),
    add: (name, guests) => groupOf(groups.add(eventId, name, idsOf(guests))),
    takeOut: (groupId, guests) => groupOf(groups.takeOut(groupId, idsOf(guests))),
    rename: (groupId, name) => groupOf(groups.rename(groupId, name)),
    remove: async (groupId) => (await act(groups.remove(groupId))).ok,
  };
}
