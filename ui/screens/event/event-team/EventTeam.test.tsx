import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { makeMemoryDeskWorld } from '#adapters/memory/event/memory-desk-world.ts';
import { makeMemoryEventDesk } from '#adapters/memory/event/memory-event-desk.ts';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { type DeskEvent, EventDesk } from '#application/event/ports/event-desk.ts';
import { TeamDesk, type TeamMember } from '#application/event/ports/team-desk.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { eventFields, sessionFields } from '#test/builders/desk-fields.ts';
import { NOW } from '#test/builders/moments.ts';
import { appears, click, find, findAll, renderPage, settle, submit, type } from '#test/rendered/render-page.tsx';
import { given, loaderWith, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { EventTeam } from './EventTeam.tsx';
import { eventTeamLoader } from './event-team.loader.ts';

const lan: TeamMember = {
  userId: 'u1',
  username: 'lan',
  name: 'Lan Trần',
  email: 'lan@vemoi.test',
  role: 'EDITOR',
  since: NOW,
};

type Opened = { readonly locale?: 'en' | 'vi'; readonly paidOver?: boolean; readonly archived?: boolean };

async function open(members: TeamMember[], { locale = 'en', paidOver = false, archived = false }: Opened = {}) {
  let owner = { userId: 'owner', name: 'Minh Phạm' };
  const events = makeMemoryEventDesk(makeMemoryDeskWorld(() => NOW));
  const created = await events.create(eventFields, sessionFields());
  if (!created.ok) throw new Error('No event');
  if (archived) await events.archive(created.value.eventId, true);
  const desk: TeamDesk = {
    read: async () =>
      ok({
        owner,
        members: [...members],
        manages: ['MANAGER', 'EDITOR', 'CHECK_IN'],
      }),
    add: async (_eventId, email, role) => {
      if (!email.startsWith('hoa@')) return refused({ code: 'TEAM_REFUSED', because: 'NO_ACCOUNT' });
      const member = { ...lan, userId: 'u2', username: 'hoa', name: 'Hoa', email, role };
      members.push(member);
      return ok(member);
    },
    changeRole: async (_eventId, userId, role, from) => {
      const at = members.findIndex((one) => one.userId === userId);
      if (members[at]?.role !== from) return refused({ code: 'STALE', by: 'Ngô Lan' });
      const member = { ...lan, ...members[at], role };
      members.splice(at, 1, member);
      return ok(member);
    },
    remove: async (_eventId, userId) => {
      members.splice(
        members.findIndex((one) => one.userId === userId),
        1,
      );
      return ok(null);
    },
    handOver: async (_eventId, userId) => {
      if (paidOver) return refused({ code: 'TEAM_REFUSED', because: 'REVENUE_PAID_OVER' });
      const at = members.findIndex((one) => one.userId === userId);
      const former = {
        ...lan,
        userId: owner.userId,
        name: owner.name,
        email: 'minh@vemoi.test',
        role: 'MANAGER',
      } as const;
      owner = { userId, name: members[at]?.name ?? '' };
      members.splice(at, 1, former);
      return ok(null);
    },
  };
  const ofManager = ({ abilities, ...event }: DeskEvent): DeskEvent => ({
    ...event,
    abilities: abilities.filter((ability) => ability !== 'event.hand-over'),
  });
  const asOwned: EventDesk = {
    ...events,
    read: async (eventId) => {
      const read = await events.read(eventId);
      return read.ok && owner.userId !== 'owner' ? ok(ofManager(read.value)) : read;
    },
  };
  const pairs = [given(EventDesk, asOwned), given(TeamDesk, desk)];
  await renderPage(
    [
      {
        path: '/events/manager/:eventId/team',
        Component: withUseCases(EventTeam, pairs),
        loader: loaderWith(eventTeamLoader, pairs),
      },
      { path: '*', element: null },
    ],
    { account: someAccount, now: NOW, locale, at: `/events/manager/${created.value.eventId}/team` },
  );
  await settle(10);
  return members;
}

const text = () => document.body.textContent ?? '';
const labelOf = (element: Element) =>
  document.getElementById(element.getAttribute('aria-labelledby')?.split(' ')[0] ?? '')?.textContent;
const choose = async (label: string, option: string) => {
  const select = [...document.querySelectorAll('[role="combobox"]')].find((one) =>
    [one.getAttribute('aria-label'), one.textContent, labelOf(one)].includes(label),
  );
  await act(async () => void select?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 })));
  await settle(10);
  await click(await appears('[role="option"]', option));
};

describe('the team of an event', () => {
  it('is added to by email with a role, changed and removed from [S2.14-25]', async () => {
    const members = await open([lan]);
    for (const words of ['Minh Phạm', 'Owns the event', 'Lan Trần', 'lan@vemoi.test']) expect(text()).toContain(words);
    const email = document.querySelector('input[name="email"]');
    await type(email, 'hoa@vemoi.test');
    await submit(email);
    expect(members).toMatchObject([{ userId: 'u1' }, { email: 'hoa@vemoi.test', role: 'CHECK_IN' }]);
    expect(text()).toContain('hoa@vemoi.test joined the team. We sent them an email.');

    await choose('Role of Hoa', 'Manager');
    expect(members[1]?.role).toBe('MANAGER');
    expect(text()).toContain('Hoa is now: Manager');

    await click(find('button', 'Remove Lan Trần from the team'));
    await appears('[role="dialog"]', /Remove Lan Trần from the team\?/);
    await click(find('button', 'Remove from team'));
    expect(members.map(({ userId }) => userId)).toEqual(['u2']);
    expect(text()).toContain('Lan Trần left the team');
  });

  it('tells that somebody else changed the role meanwhile, and shows it', async () => {
    const members = await open([lan]);
    members.splice(0, 1, { ...lan, role: 'MANAGER' });
    await choose('Role of Lan Trần', 'Check-in');
    expect(text()).toContain('Ngô Lan changed the role of Lan Trần, as shown now.');
    expect(members[0]?.role).toBe('MANAGER');
    await choose('Role of Lan Trần', 'Check-in');
    expect(members[0]?.role).toBe('CHECK_IN');
  });

  it('says why somebody cannot be added, and keeps the address', async () => {
    await open([]);
    const email = document.querySelector<HTMLInputElement>('input[name="email"]');
    await submit(email);
    expect(text()).toContain('Enter their email');
    await type(email, 'nobody@vemoi.test');
    await submit(email);
    expect(text()).toContain('No account uses this email yet');
    expect(email?.value).toBe('nobody@vemoi.test');
    expect(text()).toContain('No one else works on this event yet.');
  });

  it('shows what each role may do, from the rule itself', async () => {
    await open([]);
    const row = (name: string) =>
      findAll('tr', /(?:)/)
        .find((one) => one.textContent?.startsWith(name))
        ?.querySelectorAll('td');
    const ticked = (name: string) => [...(row(name) ?? [])].map((cell) => cell.querySelector('svg') !== null);
    expect(ticked('Edit texts')).toEqual([true, true, true, false]);
    expect(ticked('Check guests in')).toEqual([true, true, false, true]);
    expect(ticked('Receive the revenue')).toEqual([true, false, false, false]);
  });

  it('is handed over to a member after a question of who, what changes and what stays', async () => {
    const members = await open([lan]);
    await choose('New owner', 'Lan Trần (lan@vemoi.test)');
    await click(find('button', 'Hand over'));
    const dialog = await appears('[role="dialog"]', /over to Lan Trần\?/);
    for (const words of ['lan@vemoi.test', 'also of tickets already sold', 'You stay on the team as a manager'])
      expect(dialog.textContent).toContain(words);
    await click(find('[role="dialog"] button', 'Hand over'));
    expect(members).toMatchObject([{ userId: 'owner', role: 'MANAGER' }]);
    expect(text()).toContain('Lan Trần now owns the event. We’ve emailed you both.');
    expect(document.querySelector('#hand-over')).toBeNull();
  });

  it('says why it cannot be handed over, and that nobody is there to take it', async () => {
    const members = await open([lan], { paidOver: true });
    await choose('New owner', 'Lan Trần (lan@vemoi.test)');
    await click(find('button', 'Hand over'));
    const dialog = await appears('[role="dialog"]', /over to Lan Trần\?/);
    await click(find('[role="dialog"] button', 'Hand over'));
    expect(dialog.textContent).toContain('Revenue of this event has been added to your balance already');
    expect(members).toEqual([lan]);
    await open([]);
    expect(text()).toContain('The new owner has to be on the team: add them first.');
  });

  it('is not offered to another owner in the archive', async () => {
    await open([lan], { archived: true });
    expect(text()).toContain('Lan Trần');
    expect(document.querySelector('#hand-over')).toBeNull();
  });

  it('is shown in Vietnamese', async () => {
    await open([lan], { locale: 'vi' });
    for (const words of ['Đội ngũ', 'Thêm thành viên', 'Quyền của từng vai trò', 'Biên tập'])
      expect(text()).toContain(words);
  });
});
