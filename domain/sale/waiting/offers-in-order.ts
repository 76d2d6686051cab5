import { MOST_PASSED } from './waiting-entry.ts';

/** A group in line, with the quotas that its ticket type draws on. */
export type WaitingGroup = {
  readonly waitingEntryId: string;
  readonly party: number;
  readonly passed: number;
  readonly quotaIds: readonly string[];
};

export type OffersInOrder<Group extends WaitingGroup> = {
  readonly offered: readonly Group[];
  /** Groups that were passed over, with their new counts. */
  readonly passed: readonly { readonly group: Group; readonly passed: number }[];
};

/**
 * In order; a group that does not fit lets others go first, MOST_PASSED times. `free`: by quota; `offer`: false when
 * enough places are free but the group does not fit, for want of seats. [design]
 */
export function offersInOrder<Group extends WaitingGroup>(
  line: readonly Group[],
  free: ReadonlyMap<string, number>,
  offer: (group: Group) => boolean,
): OffersInOrder<Group> {
  const left = new Map(free);
  const offered: Group[] = [];
  const over: { readonly group: Group; passed: number }[] = [];
  const take = ({ quotaIds, party }: Group): void => {
    for (const id of quotaIds) left.set(id, leftIn(left, id) - party);
  };
  for (const group of line) {
    if (group.quotaIds.some((id) => leftIn(left, id) < group.party) || !offer(group)) {
      if (group.passed >= MOST_PASSED) take(group);
      else over.push({ group, passed: group.passed });
      continue;
    }
    take(group);
    offered.push(group);
    for (const ahead of over) {
      if (!ahead.group.quotaIds.some((id) => group.quotaIds.includes(id))) continue;
      ahead.passed += 1;
      if (ahead.passed === MOST_PASSED) take(ahead.group);
    }
  }
  return { offered, passed: over.filter(({ group, passed }) => passed !== group.passed) };
}

const leftIn = (left: ReadonlyMap<string, number>, quotaId: string): number =>
  left.get(quotaId) ?? Number.POSITIVE_INFINITY;
