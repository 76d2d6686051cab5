import { type InvalidInput, invalid, textProblem } from '#domain/kernel/field-problems.ts';
import { visibleText } from '#domain/kernel/names/visible-text.ts';

export const GROUP_NAME_LENGTH = 60;
/** Of one event. [design] */
export const MOST_GROUPS = 100;
/** Guests put into a group or taken out at once: those of a page of the list. [design] */
export const GROUPED_AT_ONCE = 100;

export type NamedGroup = { readonly groupId: string; readonly name: string };

/** By which a group is found: two that read alike are one. */
export const groupKey = (name: string): string => visibleText(name).toLocaleLowerCase('vi');

/** What is wrong with a group's name; null: nothing. */
export const groupNameProblem = (name: string): InvalidInput | null =>
  textProblem('name', visibleText(name), GROUP_NAME_LENGTH, 'REQUIRED');

/** Whether an event takes another group. */
export const anotherGroupProblem = (groups: number): InvalidInput | null =>
  groups >= MOST_GROUPS ? invalid('name', { kind: 'TOO_LARGE', max: MOST_GROUPS }) : null;

/** A group may not be called as another one of its event. */
export const renameProblem = (group: NamedGroup, others: readonly NamedGroup[]): InvalidInput | null =>
  groupNameProblem(group.name) ??
  (others.some(({ groupId, name }) => groupId !== group.groupId && groupKey(name) === groupKey(group.name))
    ? invalid('name', { kind: 'MALFORMED' })
    : null);
