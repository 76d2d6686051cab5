import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { makeMemoryDeskWorld } from '#adapters/memory/event/memory-desk-world.ts';
import { makeMemoryEventDesk } from '#adapters/memory/event/memory-event-desk.ts';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { ContractDesk } from '#application/event/ports/contract-desk.ts';
import { EventActs } from '#application/event/ports/event-acts.ts';
import { EventDesk } from '#application/event/ports/event-desk.ts';
import { NewsDesk } from '#application/event/ports/news-desk.ts';
import { SeatMapDesk } from '#application/event/ports/seat-map-desk.ts';
import { HiddenGuests } from '#application/ticket/ports/hidden-guests.ts';
import type { SeatPlanRow } from '#domain/event/seat/seat-plan.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { aLargeFile } from '#test/builders/a-large-file.ts';
import { eventFields, sessionFields, ticketTypeFields } from '#test/builders/desk-fields.ts';
import { NOW } from '#test/builders/moments.ts';
import { appears, click, find, findAll, renderPage, settle, submit, type } from '#test/rendered/render-page.tsx';
import { given, loaderWith, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { EventSettings } from '../EventSettings.tsx';
import { eventSettingsLoader } from '../event-settings.loader.ts';

const rowOf = (name: string, layout: string): SeatPlanRow => ({
  section: '',
  name,
  layout,
  ticketTypeId: null,
  specialCode: null,
});

type World = { rows?: readonly SeatPlanRow[]; locale?: 'en' | 'vi' };

async function open({ rows: first = [], locale = 'en' }: World = {}) {
  let stored = { version: 1, rows: first };
  const events = makeMemoryEventDesk(makeMemoryDeskWorld(() => NOW));
  const created = await events.create(eventFields, sessionFields());
  if (!created.ok) throw new Error('No event');
  const { eventId, sessionId } = created.value;
  await events.addTicketType(sessionId, { ...ticketTypeFields(), name: 'Sen' });
  const written: (readonly SeatPlanRow[])[] = [];
  const missing = async () => refused({ code: 'NOT_FOUND' } as const);
  const pairs = [
    given(EventDesk, {
      ...events,
      read: async (id) => {
        const event = await events.read(id);
        return event.ok ? ok({ ...event.value, abilities: [...event.value.abilities, 'event.seats'] }) : event;
      },
    }),
    given(EventActs, {
      turnDonations: missing,
      turnFormPerTicket: missing,
      moveSession: missing,
      changeAddress: missing,
      clone: missing,
      schedule: async () => ok(null),
      listing: async () => ok({ tags: [], forbesId: null }),
      writeListing: missing,
      publishAt: missing,
    }),
    given(ContractDesk, { read: async () => ok({ chains: [], deployed: null }), deploy: missing, change: missing }),
    given(NewsDesk, { read: async () => ok([]), choose: missing }),
    given(HiddenGuests, { read: async () => ok(false), hide: missing }),
    given(SeatMapDesk, {
      read: async () => ok({ ...stored, poolsOpenAt: null, seats: 0 }),
      write: async (_id, plan) => {
        if (plan.rows.length === 0) return refused({ code: 'SEATS_TAKEN', seats: ['A1', 'A2'] });
        if (plan.version !== stored.version) return refused({ code: 'STALE', by: 'Ngô Lan' });
        written.push(plan.rows);
        stored = { version: stored.version + 1, rows: plan.rows };
        return ok({ ...plan, ...stored, seats: 0 });
      },
    }),
  ];
  await renderPage(
    [
      {
        path: '/events/manager/:eventId/settings',
        Component: withUseCases(EventSettings, pairs),
        loader: loaderWith(eventSettingsLoader, pairs),
      },
      { path: '*', element: 'Another page' },
    ],
    { account: someAccount, now: NOW, locale, at: `/events/manager/${eventId}/settings` },
  );
  await click(await appears('button', locale === 'en' ? 'Edit seats' : 'Sửa sơ đồ ghế'));
  await settle(10);
  const meanwhile = (rows: readonly SeatPlanRow[]) => {
    stored = { version: stored.version + 1, rows };
  };
  return { written, meanwhile };
}

const text = () => document.body.textContent ?? '';
const field = (name: string) => find('input', name) as HTMLInputElement;
const save = async () => submit(find('button', /^(Save seats|Lưu sơ đồ ghế)$/).closest('form'));

async function choose(csv: string | File): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('No field for a file');
  Object.defineProperty(input, 'files', {
    value: [typeof csv === 'string' ? new File([csv], 'ghe.csv') : csv],
    configurable: true,
  });
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
  await settle(30);
}

describe('the seats of a session', () => {
  it('are drawn row by row, moved and deleted', async () => {
    const { written } = await open();
    const add = () => click(find('button', 'Add a row'));
    await add();
    await add();
    expect(text()).toContain('40 seats');
    await type(field('Seats of row 2'), 'CA.._..');
    await type(field('Section of row 2'), 'Balcony');
    await add();
    const balcony = field('Seats of row 2');
    await click(find('button', 'Move row 2 forward'));
    expect(field('Seats of row 1')).toBe(balcony);
    await click(find('button', 'Delete row 3'));
    await save();
    expect(written[0]?.map(({ section, name, layout }) => [section, name, layout])).toEqual([
      ['Balcony', 'B', 'CA.._..'],
      ['', 'A', '....................'],
    ]);
    expect(text()).toContain('Seats saved');
  });

  it('carry one code where some are special', async () => {
    const { written } = await open({ rows: [rowOf('A', '..'), rowOf('B', '.*')] });
    await type(document.querySelector('input[name="special_code"]'), 'SEN');
    await save();
    expect(written[0]?.map(({ specialCode }) => specialCode)).toEqual([null, 'SEN']);
  });

  it('are on request where drawn or listed so, and the editor says what that means', async () => {
    const { written } = await open({ rows: [rowOf('A', '..')] });
    expect(text()).not.toContain('waits for your answer');
    await type(field('Seats of row 1'), '.?');
    expect(text()).toContain('An order with a seat on request waits for your answer');
    await save();
    expect(written[0]).toMatchObject([{ layout: '.?', specialCode: null }]);
    await choose('section,row,seat,x,y,ticket type,kind\n,A,1,1,1,,\n,A,2,2,1,,cần duyệt\n');
    await save();
    expect(written[1]).toMatchObject([{ layout: '.?' }]);
  });

  it('are read from a CSV, with a report of each bad line', async () => {
    const { written } = await open();
    await choose(
      'section,row,seat,x,y,ticket type,kind\n,A,2,1,1,Sen,\n,A,4,2,1,Sen,accessible\n,A,4,3,1,,\n,A,6,x,1,,\n,A,8,3,1,Gold,\n',
    );
    expect(text()).toContain('3 lines were left out:');
    expect(text()).toContain('Line 4: the row already has this seat');
    expect(text()).toContain('Line 5: x and y have to be numbers');
    expect(text()).toContain('Line 6: the session has no such ticket type');
    await save();
    expect(written[0]).toMatchObject([{ name: 'A', layout: '.A', numbers: ['2', '4'] }]);
    await choose('row,seat\nA,1\n');
    expect(text()).toContain('The file has no column “section”.');
  });

  it('stay as drawn when a file has no line that can be read', async () => {
    const { written } = await open({ rows: [rowOf('A', '..')] });
    await choose('section,row,seat,x,y,ticket type,kind\n,B,1,x,1,,\n');
    expect(text()).toContain('1 line was left out:');
    await save();
    expect(written[0]).toMatchObject([{ name: 'A', layout: '..' }]);
  });

  it.each([
    ['en', 'This file is larger than 5\u00a0MB. Export fewer rows or split the file, then choose it again.'],
    ['vi', 'Tệp này lớn hơn 5\u00a0MB. Hãy xuất ít dòng hơn hoặc chia nhỏ tệp rồi chọn lại.'],
  ] as const)('are not read from a file of 200 MB, in %s', async (locale, sentence) => {
    await open({ locale });
    await choose(aLargeFile('ghe.csv'));
    expect(find('[role="alert"]', /./).textContent).toBe(sentence);
  });

  it('that somebody has are named when a change would take them away, in vi', async () => {
    await open({ rows: [rowOf('A', '..')], locale: 'vi' });
    await click(find('button', 'Xóa hàng 1'));
    await save();
    expect(text()).toContain('Các ghế này đã có người giữ hoặc mua nên phải giữ nguyên: A1, A2');
    expect(findAll('button', 'Thêm hàng')).toHaveLength(1);
  });

  it('of a hall of two thousand are drawn in three steps and shown as buyers see them', async () => {
    const { written } = await open();
    await type(document.querySelector('input[name="new_rows"]'), '40');
    await type(document.querySelector('input[name="new_row_seats"]'), '50');
    await click(find('button', 'Add 40 rows'));
    expect(text()).toContain('2,000 seats');
    await settle(30);
    const preview = await appears('h3', 'As buyers see it');
    const paths = preview.parentElement?.querySelectorAll('svg path') ?? [];
    const circles = [...paths].map((path) => path.getAttribute('d')?.split('M').length ?? 0);
    expect(Math.max(...circles) - 1).toBe(2000);
    await save();
    expect(written[0]?.map(({ name, layout }) => [name, layout.length])).toHaveLength(40);
    expect(written[0]?.at(-1)).toMatchObject({ name: 'AN', layout: '.'.repeat(50) });
  });

  it('take no more seats in a row than a row may have', async () => {
    await open();
    await type(document.querySelector('input[name="new_row_seats"]'), '999');
    expect(text()).toContain('A row has at most 200 seats.');
    expect(find('button', 'Add a row')).toHaveProperty('disabled', true);
    await type(document.querySelector('input[name="new_row_seats"]'), '200');
    await click(find('button', 'Add a row'));
    expect(text()).toContain('200 seats');
  });

  it('have a code for each row of special seats, where one for all does not do', async () => {
    const { written } = await open({ rows: [rowOf('A', '.*'), rowOf('B', '.*')] });
    await type(document.querySelector('input[name="special_code"]'), 'SEN');
    await type(field('Code for the special seats of row 2'), 'BALCONY');
    await save();
    expect(written[0]?.map(({ specialCode }) => specialCode)).toEqual(['SEN', 'BALCONY']);
  });

  it('that cannot be read yet are named in place of the preview', async () => {
    await open({ rows: [rowOf('A', '..'), rowOf('B', '..')] });
    await appears('h3', 'As buyers see it');
    await type(field('Seats of row 2'), 'x.');
    await settle(20);
    expect(text()).toContain('Row 2 can’t be read yet.');
  });

  it('ask before they are left unsaved', async () => {
    await open({ rows: [rowOf('A', '..')] });
    await click(find('button', 'Add a row'));
    const [away] = findAll('a', /./).filter((link) => !link.getAttribute('href')?.includes('/settings'));
    if (away === undefined) throw new Error('No link away');
    await click(away);
    expect(await appears('h2', 'Leave without saving?')).not.toBe(null);
    expect(text()).toContain('The seats you drew aren’t saved yet.');
    await click(find('button', 'Keep editing'));
    await save();
    await settle(20);
    await click(away);
    await settle(20);
    expect(text()).toContain('Another page');
  });

  it('that somebody else changed meanwhile keep what is drawn, and tell which rows changed', async () => {
    const { written, meanwhile } = await open({ rows: [rowOf('A', '..'), rowOf('B', '...')] });
    await type(field('Seats of row 1'), '.....');
    meanwhile([rowOf('A', '.A'), rowOf('B', '....'), rowOf('C', '.')]);
    await save();
    expect(written).toEqual([]);
    expect(text()).toContain('Not saved yet: Ngô Lan changed this meanwhile');
    for (const words of ['Row B: ....', 'Row C (added): .', 'Row A: .A']) expect(text()).toContain(words);
    await save();
    expect(written[0]?.map(({ name, layout }) => [name, layout])).toEqual([
      ['A', '.....'],
      ['B', '....'],
      ['C', '.'],
    ]);
    expect(text()).not.toContain('Not saved yet');
  });
});
