import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import {
  type HandledLead,
  type LeadColleague,
  type LeadNote,
  LeadDesk as Port,
  type LeadDesk as PortType,
} from '#application/people/ports/lead-desk.ts';
import { instant } from '#domain/kernel/instant.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { click, find, findAll, renderPage, settle, submit, type } from '#test/rendered/render-page.tsx';
import { given, loaderWith, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { LeadDesk } from './LeadDesk.tsx';
import { leadDeskLoader } from './lead-desk.loader.ts';

const NOW = instant(Date.UTC(2026, 10, 20, 3));
const LAN: LeadColleague = { id: 'lan', name: 'Ngô Lan', email: 'lan@example.test' };
const MINH: LeadColleague = { id: 'minh', name: 'minh@example.test', email: 'minh@example.test' };
const aLead = (id: string, part: Partial<HandledLead> = {}): HandledLead => ({
  id,
  fullName: 'Nguyễn Ánh',
  phoneNumber: '+84912345678',
  topic: 'Others',
  specifyInformation: 'Hội nghị 12.000 khách',
  message: 'Xin gọi lại.',
  locale: 'vi',
  isSuspected: false,
  receivedAt: NOW,
  state: 'NEW',
  assignee: null,
  ...part,
});

type World = {
  readonly at?: string;
  readonly abilities?: readonly string[];
  readonly locale?: 'en' | 'vi';
  readonly leads?: readonly HandledLead[];
  readonly desk?: Partial<PortType>;
};
async function open({ at = '', abilities = ['admin.leads'], ...world }: World = {}) {
  let leads = world.leads ?? [
    aLead('anh'),
    aLead('bot', { fullName: 'Bot', isSuspected: true, state: 'DONE', assignee: LAN }),
  ];
  const notes: LeadNote[] = [];
  const change = (id: string, part: Partial<HandledLead>) => {
    leads = leads.map((lead) => (lead.id === id ? { ...lead, ...part } : lead));
    return ok(null);
  };
  const desk: PortType = {
    find: async (state, search) => {
      const entries = leads.filter((lead) => (state ?? lead.state) === lead.state && lead.fullName.includes(search));
      return ok({ entries, after: null, before: null, totalCount: entries.length });
    },
    lead: async (id) => {
      const lead = leads.find((one) => one.id === id);
      return lead === undefined
        ? refused({ code: 'NOT_FOUND' })
        : ok({ lead, notes: [...notes], assignees: [LAN, MINH] });
    },
    move: async (id, state) => change(id, { state, assignee: state === 'NEW' ? null : LAN }),
    assign: async (id, to) =>
      change(id, {
        state: to === null ? 'NEW' : 'IN_PROGRESS',
        assignee: [LAN, MINH].find((one) => one.id === to) ?? null,
      }),
    note: async (_id, note) => {
      notes.push({ id: `n${notes.length}`, author: 'Ngô Lan', note, at: NOW });
      return ok(null);
    },
    ...world.desk,
  };
  const pairs = [given(Port, desk)];
  await renderPage(
    [{ path: '/admin/leads', Component: withUseCases(LeadDesk, pairs), loader: loaderWith(leadDeskLoader, pairs) }],
    { at: `/admin/leads${at}`, now: NOW, locale: world.locale ?? 'en', account: { ...someAccount, abilities } },
  );
  await settle(20);
  return { lead: () => leads.find((one) => one.id === 'anh'), notes };
}
const text = () => document.body.textContent ?? '';
async function choose(label: string, option: string): Promise<void> {
  const box = findAll('[role="combobox"]', /./).find(
    (one) =>
      one.getAttribute('aria-label') === label || one.closest('.MuiFormControl-root')?.textContent?.includes(label),
  );
  await act(async () => {
    box?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }));
  });
  await settle(20);
  await click(find('[role="option"]', option));
  await settle(30);
}

describe('the contact messages', { timeout: 30_000 }, () => {
  it('lists new ones with what was written, and leads to each', async () => {
    await open();
    const [line] = findAll('ul > li', /./);
    expect(line?.textContent).toContain('Nguyễn ÁnhXin gọi lại.Others · ');
    expect(line?.textContent).toContain('New');
    expect(findAll('ul > li', /./)).toHaveLength(1);
    expect(find('ul a', /Nguyễn Ánh/).getAttribute('href')).toBe('/admin/leads?lead=anh');
  });

  it('filters by status and search, marks possible spam and names who looks after it', async () => {
    await open();
    await choose('Status', 'Done');
    expect(findAll('ul > li', /./).map((one) => one.textContent)).toEqual([
      expect.stringMatching(/^Bot.*Ngô LanPossibly spamDone$/),
    ]);
    await type(find('input[type="search"]', /./), 'quidditch');
    await settle(700);
    expect(text()).toContain('No messages match these filters');
  });

  it('says in both languages when nothing is new', async () => {
    await open({ leads: [] });
    expect(text()).toContain('No new messages');
    await open({ leads: [], locale: 'vi' });
    expect(text()).toContain('Chưa có lời nhắn mới');
  });

  it('opens a message whose status and assignee are changed at once', async () => {
    const { lead } = await open({ at: '?lead=anh' });
    for (const shown of ['+84912345678', 'Hội nghị 12.000 khách', 'Xin gọi lại.', 'in Vietnamese'])
      expect(text()).toContain(shown);
    await choose('Status', 'In progress');
    expect(lead()).toMatchObject({ state: 'IN_PROGRESS', assignee: LAN });
    await choose('Assigned to', 'minh@example.test');
    expect(lead()?.assignee).toEqual(MINH);
    await choose('Assigned to', 'No one');
    expect(lead()).toMatchObject({ state: 'NEW', assignee: null });
  });

  it('keeps notes, and not an empty one', async () => {
    const { notes } = await open({ at: '?lead=anh' });
    const field = () => document.querySelector('form textarea');
    await submit(field());
    expect(text()).toContain('Please write a note');
    await type(field(), ' Đã gọi ');
    await submit(field());
    await settle(30);
    expect(notes.map(({ note }) => note)).toEqual(['Đã gọi']);
    expect(find('section li', /Đã gọi/).textContent).toContain('Ngô Lan');
  });

  it('keeps the words of a note that was refused', async () => {
    await open({ at: '?lead=anh', desk: { note: async () => refused({ code: 'NOT_FOUND' }) } });
    const field = () => document.querySelector<HTMLTextAreaElement>('form textarea');
    await type(field(), 'Đã gọi');
    await submit(field());
    await settle(30);
    expect(find('form [role="alert"]', /./)).toBeDefined();
    expect(field()?.value).toBe('Đã gọi');
  });

  it('is for admins alone', async () => {
    await open({ abilities: ['admin.users'] });
    expect(text()).toContain('Your account doesn’t have access to this page');
    expect(text()).not.toContain('Nguyễn Ánh');
  });
});
