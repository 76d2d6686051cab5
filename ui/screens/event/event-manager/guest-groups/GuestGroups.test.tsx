import { describe, expect, it } from 'vitest';
import { EditGuest } from '#application/ticket/edit-guest.ts';
import { ExportGuests } from '#application/ticket/export-guests.ts';
import { GroupGuests } from '#application/ticket/group-guests.ts';
import { ListGuests } from '#application/ticket/list-guests.ts';
import type { GuestGroup } from '#application/ticket/ports/guest-groups.ts';
import type { Guest, GuestFilter } from '#application/ticket/ports/guest-list.ts';
import type { CsvColumn } from '#domain/kernel/csv/write-csv.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { groupKey, renameProblem } from '#domain/ticket/guest-groups.ts';
import { aDeskSession, aTicketType } from '#test/builders/a-desk-session.ts';
import { aListedGuest } from '#test/builders/a-listed-guest.ts';
import { renderManager } from '#test/rendered/event-manager-page.ts';
import { appears, click, find, findAll, settle, submit, type } from '#test/rendered/render-page.tsx';
import { given } from '#test/rendered/with-use-cases.tsx';

const NOBODY: readonly string[] = [];

type Opening = {
  readonly locale?: 'en' | 'vi';
  readonly abilities?: readonly string[];
  readonly refuses?: Refusal;
};

/** Two guests, of whom Lan is in the group “Báo chí”. */
async function open({ locale = 'en', abilities = ['event.guests'], refuses }: Opening = {}) {
  let groups: readonly { readonly id: string; readonly name: string }[] = [{ id: 'press', name: 'Báo chí' }];
  const members = new Map<string, readonly string[]>([['press', ['lan']]]);
  const filters: GuestFilter[] = [];
  let columns: readonly CsvColumn<Guest>[] = [];
  const shown = (id: string): Result<GuestGroup, Refusal> => {
    const group = groups.find((one) => one.id === id);
    return group === undefined
      ? refused({ code: 'NOT_FOUND' })
      : ok({ ...group, guests: (members.get(id) ?? NOBODY).length });
  };
  const guests = () =>
    [aListedGuest('lan'), aListedGuest('minh', { name: 'Trần Minh' })].map((guest) => ({
      ...guest,
      groups: groups.filter(({ id }) => members.get(id)?.includes(guest.ticketId)),
    }));
  const desk: GroupGuests = {
    list: async () => ok(groups.map((group) => ({ ...group, guests: (members.get(group.id) ?? NOBODY).length }))),
    add: async (_event, name, ids) => {
      if (refuses !== undefined) return refused(refuses);
      const id = groups.find((one) => groupKey(one.name) === groupKey(name))?.id ?? `new ${name}`;
      if (!groups.some((one) => one.id === id)) groups = [...groups, { id, name }];
      members.set(id, [...new Set([...(members.get(id) ?? NOBODY), ...ids])]);
      return shown(id);
    },
    takeOut: async (id, ids) => {
      members.set(
        id,
        (members.get(id) ?? NOBODY).filter((ticket) => !ids.includes(ticket)),
      );
      return shown(id);
    },
    rename: async (id, name) => {
      const problem = renameProblem(
        { groupId: id, name },
        groups.map((one) => ({ groupId: one.id, name: one.name })),
      );
      if (problem !== null) return refused(problem);
      groups = groups.map((one) => (one.id === id ? { id, name } : one));
      return shown(id);
    },
    remove: async (id) => {
      groups = groups.filter((one) => one.id !== id);
      return ok(null);
    },
  };
  await renderManager('guests', {
    useCases: [
      given(ListGuests, async (_event, filter) => {
        filters.push(filter);
        const of = filter.groupId;
        const entries = guests().filter((guest) => of === undefined || guest.groups.some(({ id }) => id === of));
        return ok({ entries, after: null, before: null, totalCount: entries.length });
      }),
      given(EditGuest, {
        edit: async () => ok(null),
        mailAgain: async () => ok(null),
        give: async () => ok(null),
        newGift: () => 'gift',
      }),
      given(GroupGuests, desk),
      given(ExportGuests, async (_event, _filter, asked) => {
        columns = asked;
        return ok([]);
      }),
    ],
    event: {
      timezone: 'Asia/Ho_Chi_Minh',
      sessions: [aDeskSession([aTicketType('sen', 'Hạng Sen', 200_000)])],
      abilities: [...abilities],
    },
    locale,
  });
  await settle(20);
  return { filters, members, csv: () => guests().map((guest) => columns.map(({ cell }) => cell(guest))) };
}

const text = () => document.body.textContent ?? '';
const row = (name: string) => findAll('tbody tr', new RegExp(name))[0]?.textContent ?? '';
const tick = (name: string) => click(find('input[type="checkbox"]', name));
const field = () => document.querySelector<HTMLInputElement>('[role="dialog"] input[name="group"]');
async function choose(label: string, option: string): Promise<void> {
  const select = document.querySelector(`[role="combobox"][aria-label="${label}"]`);
  select?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }));
  await click(await appears('[role="option"]', option));
  await settle(20);
}

describe('groups of guests', { timeout: 30_000 }, () => {
  it.each([
    ['en', ['Select Trần Minh', 'Add to group'], ['Add 1 guest to a group', 'Added to “Bàn 4”']],
    ['vi', ['Chọn Trần Minh', 'Thêm vào nhóm'], ['Thêm 1 khách vào nhóm', 'Đã thêm vào “Bàn 4”']],
  ] as const)('take chosen guests by a name, which makes a new group, in %s', async (locale, buttons, told) => {
    const { members } = await open({ locale });
    expect(row('Lan Nguyễn')).toContain('Báo chí');
    await tick(buttons[0]);
    await click(find('button', buttons[1]));
    expect((await appears('[role="dialog"]')).textContent).toContain(told[0]);
    await type(field(), 'Bàn 4');
    await submit(field());
    await settle(20);
    expect(text()).toContain(told[1]);
    expect([...members]).toEqual([
      ['press', ['lan']],
      ['new Bàn 4', ['minh']],
    ]);
    expect(row('Trần Minh')).toContain('Bàn 4');
    // The choice is cleared.
    expect(findAll('button', buttons[1])).toEqual([]);
  });

  it('filter the list, and let guests go', async () => {
    const { filters, members } = await open();
    await choose('Group', 'Báo chí');
    expect(filters.at(-1)?.groupId).toBe('press');
    expect(row('Trần Minh')).toBe('');
    expect(find('[role="group"]', 'Group “Báo chí”').textContent).toContain('1 guest');
    await tick('Select Lan Nguyễn');
    await click(find('button', 'Remove from group'));
    await settle(20);
    expect(text()).toContain('Removed from “Báo chí”');
    expect(members.get('press')).toEqual([]);
    expect(text()).toContain('No guests match these filters');
  });

  it('are renamed, not to nothing, and deleted after a question', async () => {
    await open();
    await choose('Group', 'Báo chí');
    await click(find('button', 'Rename'));
    await appears('[role="dialog"]');
    await type(field(), ' ');
    await submit(field());
    await settle(20);
    expect(document.querySelector('[role="dialog"] .Mui-error.MuiFormHelperText-root')?.textContent).toBe(
      'Enter a name.',
    );
    await type(field(), 'Truyền thông');
    await submit(field());
    await settle(400);
    expect(find('[role="group"]', 'Group “Truyền thông”')).toBeDefined();
    await click(find('button', 'Delete group'));
    expect((await appears('[role="dialog"]')).textContent).toContain('Delete the group “Truyền thông”?');
    await click(find('[role="dialog"] button', 'Delete group'));
    await settle(400);
    expect(findAll('[role="combobox"]', 'Group')).toEqual([]);
    expect(row('Trần Minh')).not.toBe('');
  });

  it('say at the field why they take nobody', async () => {
    const problem = { kind: 'TOO_LARGE', max: 100 } as const;
    await open({ refuses: { code: 'INVALID_INPUT', field: 'name', problem } });
    await tick('Select Trần Minh');
    await click(find('button', 'Add to group'));
    await appears('[role="dialog"]');
    await type(field(), 'Bàn 4');
    await submit(field());
    await settle(20);
    expect(document.querySelector('[role="dialog"]')?.textContent).toContain(
      'An event has at most 100 groups. Delete one you no longer need.',
    );
  });

  it('are in the file', async () => {
    const { csv } = await open();
    await click(find('button', /guest list/));
    await settle(50);
    expect(csv().map((cells) => cells.includes('Báo chí'))).toEqual([true, false]);
  });
});
