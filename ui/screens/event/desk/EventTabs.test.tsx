import { describe, expect, it } from 'vitest';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { TEAM_ROLES, type TeamRole } from '#domain/event/event.ts';
import { type EventAbility, eventAbilities } from '#domain/permission/event-abilities.ts';
import { anAccount, anEventOf } from '#test/builders/a-viewer.ts';
import { NOW } from '#test/builders/moments.ts';
import { findAll, renderPage } from '#test/rendered/render-page.tsx';
import { roleTable } from '#ui/screens/event/event-team/event-team.view.ts';
import { EventTabs } from './EventTabs.tsx';

const EVERY_MEMBER = ['Overview'];
const EDITOR = [
  'Time & Location',
  'Photos',
  'Online rooms',
  'Private media',
  'Questionnaire',
  'Waiting room',
  'Settings',
];

/** The task in the table of roles that a tab is for. */
const TASKS: Readonly<Record<string, EventAbility>> = {
  'Time & Location': 'event.edit',
  Photos: 'event.edit',
  'Online rooms': 'event.rooms',
  'Private media': 'event.edit',
  Questionnaire: 'event.forms',
  'Waiting room': 'event.edit',
  Settings: 'event.edit',
  Guests: 'event.guests',
  'Guest List': 'event.guests',
  'Waiting list': 'event.guests',
  'Pending Approval / Donations': 'event.approve',
  Invitations: 'event.invite',
  Orders: 'event.orders',
  Promotions: 'event.promotions',
  Team: 'event.team',
  'Gate passes': 'event.team',
};
/** Tasks of a manager that the table does not list by themselves. */
const UNLISTED = ['Messages', 'Manual payments'];

async function tabsOf(abilities: readonly string[]): Promise<readonly string[]> {
  const element = <EventTabs event={{ id: 1012, format: 'HYBRID', abilities }} part="overview" />;
  await renderPage([{ path: '/', element }], { account: someAccount, now: NOW });
  return findAll('[aria-label="Event sections"] a', /./).map(({ textContent }) => textContent ?? '');
}
const tabsOfRole = (teamRole: TeamRole) => tabsOf(eventAbilities(anAccount(), anEventOf({ teamRole })));

describe('the tabs of an event', () => {
  it.each(TEAM_ROLES)('of a team member who is %s are those of the table of roles', async (role) => {
    const tabs = await tabsOfRole(role);
    const may = (task: EventAbility | undefined) =>
      roleTable()
        .find(({ ability }) => ability === task)
        ?.may.includes(role);
    expect(tabs.filter((tab) => TASKS[tab] !== undefined).toSorted()).toEqual(
      Object.keys(TASKS)
        .filter((tab) => may(TASKS[tab]) === true)
        .toSorted(),
    );
    expect(tabs.filter((tab) => TASKS[tab] === undefined)).toEqual([
      ...EVERY_MEMBER,
      ...(role === 'MANAGER' ? UNLISTED : []),
    ]);
  });

  it('of an editor have no guest and no money, of who checks in nothing but the overview', async () => {
    expect((await tabsOfRole('EDITOR')).toSorted()).toEqual([...EVERY_MEMBER, ...EDITOR].toSorted());
    expect(await tabsOfRole('CHECK_IN')).toEqual(EVERY_MEMBER);
  });

  it('of a stranger who was given the page are the overview alone', async () => {
    expect(await tabsOf(eventAbilities(anAccount(), anEventOf()))).toEqual(EVERY_MEMBER);
  });
});
