import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeMemoryDeskWorld } from '#adapters/memory/event/memory-desk-world.ts';
import { makeMemoryEventDesk } from '#adapters/memory/event/memory-event-desk.ts';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { makeMemoryImageUpload } from '#adapters/memory/platform/memory-image-upload.ts';
import { makeMemoryLiveUpdates } from '#adapters/memory/platform/memory-live-updates.ts';
import { makeMemorySalesDesk } from '#adapters/memory/report/memory-sales-desk.ts';
import { makeSessionStorageDraftShelf } from '#adapters/storage/event/session-storage-draft-shelf.ts';
import { CancelEvent } from '#application/event/cancel-event.ts';
import { DraftEvent } from '#application/event/draft-event.ts';
import { EventDesk } from '#application/event/ports/event-desk.ts';
import { UploadCover } from '#application/event/upload-cover.ts';
import { ListOrders, ReadSales, WatchSales } from '#application/report/watch-sales.ts';
import { RehearseSale } from '#application/waiting-room/rehearse-sale.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { NOW } from '#test/builders/moments.ts';
import { appears, click, find, findAll, renderPage, settle, submit, type } from '#test/rendered/render-page.tsx';
import { typeMoment } from '#test/rendered/type-moment.ts';
import { given, loaderWith, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { CreateEvent } from '#ui/screens/event/create-event/CreateEvent.tsx';
import { createEventLoader } from '#ui/screens/event/create-event/create-event.loader.ts';
import { EditEvent } from '#ui/screens/event/edit-event/EditEvent.tsx';
import { editEventLoader } from '#ui/screens/event/edit-event/edit-event.loader.ts';
import { EventManager } from '#ui/screens/event/event-manager/EventManager.tsx';
import { overviewLoader } from '#ui/screens/event/event-manager/event-manager.loader.ts';

const gone = async () => refused({ code: 'EVENT_NOT_FOUND' } as const);

function makePages() {
  window.sessionStorage.clear();
  const world = makeMemoryDeskWorld(() => NOW);
  const desk = makeMemoryEventDesk(world);
  const sales = makeMemorySalesDesk(world);
  const noRehearsal = { begin: gone, newest: async () => ok(null) };
  let keys = 0;
  const newKey = () => {
    keys += 1;
    return `k${keys}`;
  };
  const pairs = [
    given(EventDesk, desk),
    given(
      DraftEvent,
      DraftEvent.make({
        desk,
        shelf: makeSessionStorageDraftShelf(() => window.sessionStorage),
        clock: { now: () => NOW },
        newKey,
      }),
    ),
    given(UploadCover, UploadCover.make({ send: makeMemoryImageUpload().upload })),
    given(
      CancelEvent,
      CancelEvent.make({
        desk: { preview: gone, cancel: gone, undo: gone, list: gone, allowGiveBack: gone },
        pause: async () => undefined,
      }),
    ),
    given(WatchSales, WatchSales.make({ desk: sales, live: makeMemoryLiveUpdates(), clock: { now: () => NOW } })),
    given(ReadSales, sales.overview),
    given(ListOrders, sales.orders),
    given(RehearseSale, RehearseSale.make({ desk: noRehearsal, pause: async () => undefined })),
  ];
  const routes = [
    { path: '/create', Component: withUseCases(CreateEvent, pairs), loader: loaderWith(createEventLoader, pairs) },
    {
      path: '/events/edit/:eventId',
      Component: withUseCases(EditEvent, pairs),
      loader: loaderWith(editEventLoader, pairs),
    },
    {
      path: '/events/manager/:eventId',
      Component: withUseCases(EventManager, pairs),
      loader: loaderWith(overviewLoader, pairs),
    },
    { path: '*', element: <p>Somewhere else</p> },
  ];
  const open = async (at: string, signedOut = false) => {
    await renderPage(routes, { at, now: NOW, ...(signedOut ? {} : { account: someAccount }) });
    await settle(20);
  };
  const event = () => {
    const [only] = [...world.events.values()];
    if (only === undefined) throw new Error(`No event: ${document.body.textContent}`);
    return only;
  };
  const sell = (sold: number) => {
    const kept = event();
    const sessions = kept.sessions.map((session) => ({
      ...session,
      ticketTypes: session.ticketTypes.map((one) => ({ ...one, sold, remaining: (one.capacity ?? 0) - sold })),
    }));
    world.events.set(kept.id, { ...kept, status: 'PUBLISHED', sessions });
  };
  return { open, event, sell };
}

const control = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (found === null) throw new Error(`No field ${name} in: ${document.body.textContent}`);
  return found;
};
const toggle = (name: string) => document.getElementById(`field-${name}`) as HTMLInputElement;
const ofTicket = (number: number, label: string): HTMLInputElement => {
  const card = document.querySelectorAll('[role="group"][aria-label]')[number];
  const named = [...(card?.querySelectorAll('label') ?? [])].find((one) => one.textContent?.startsWith(label));
  return document.getElementById(named?.getAttribute('for') ?? '') as HTMLInputElement;
};
const radio = async (value: string, within: ParentNode = document) =>
  click(within.querySelector(`input[type="radio"][value="${value}"]`) as HTMLElement);
const chosen = (value: string): boolean =>
  document.querySelector<HTMLInputElement>(`input[type="radio"][value="${value}"]`)?.checked ?? false;
const goTo = async (step: string) => {
  await click(find('nav button', new RegExp(`${step}$`)));
  await settle(10);
};
const part = async (name: string) => {
  await click(find('[role="tab"]', name));
  await settle(10);
};
const save = async () => {
  await submit(document.querySelector('main form, form'));
  await settle(40);
};
const chooseCover = async () => {
  const input = document.getElementById('field-cover') as HTMLInputElement;
  const picture = new File([new Uint8Array(10)], 'cover.png', { type: 'image/png' });
  Object.defineProperty(input, 'files', { value: [picture], configurable: true });
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
  await settle(20);
};

const printsOffered = (): HTMLInputElement[] => [
  ...(findAll('legend', 'Choose a picture')[0]?.closest('fieldset')?.querySelectorAll('input') ?? []),
];

const editorText = async (): Promise<HTMLElement> => {
  const editor = await appears('[role="textbox"][aria-multiline]');
  Object.defineProperty(editor, 'isContentEditable', { value: true, configurable: true });
  return editor;
};
async function select(whole: boolean): Promise<HTMLElement> {
  const editor = await editorText();
  const text = editor.querySelector('[data-slate-string]')?.firstChild;
  const start = text ?? editor.querySelector('[data-slate-leaf]')?.firstElementChild?.firstChild ?? editor;
  await act(async () => {
    editor.focus();
    document.getSelection()?.setBaseAndExtent(start, 0, start, whole ? (text?.textContent?.length ?? 0) : 0);
    document.dispatchEvent(new Event('selectionchange'));
  });
  await settle(250);
  return editor;
}
async function write(text: string): Promise<void> {
  const editor = await select(false);
  const pasted = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
    clipboardData: { getData: (kind: string) => (kind === 'text/plain' ? text : ''), types: ['text/plain'] },
  });
  await act(async () => editor.dispatchEvent(pasted));
  await settle(20);
}

async function fillFirstSteps() {
  await type(control('name'), 'Lớp gốm');
  await type(control('address'), 'Bát Tràng');
  await goTo('Sessions');
  await typeMoment(document.querySelector('input[name$=".begin"]'), '2026-12-24T19:30');
}
const leaveAsDraft = async () => {
  await goTo('Promotion');
  await click(find('button', 'Do not publish until I configure it'));
  await settle(40);
};

describe('the form of an event, in the wizard and where it is edited', { timeout: 60_000 }, () => {
  beforeEach(() => window.sessionStorage.clear());

  it('the editing screen opens with what stands, for who is signed in [S2.1-19]', async () => {
    const { open, event } = makePages();
    await open('/create');
    await fillFirstSteps();
    await leaveAsDraft();
    const at = `/events/edit/${event().id}`;
    await open(at);
    expect(document.querySelector('h1')?.textContent).toBe('Lớp gốm');
    expect([control('name').value, control('address').value]).toEqual(['Lớp gốm', 'Bát Tràng']);
    await type(control('name'), 'Lớp gốm men');
    await save();
    expect(event().name).toBe('Lớp gốm men');
    await open('/events/edit/999');
    expect(document.querySelector('[name="name"]')).toBeNull();
    await open(at, true);
    expect(document.querySelector('[name="name"]')).toBeNull();
  });

  it('hold the link to a session’s recording once the session exists', async () => {
    const { open, event } = makePages();
    await open('/create');
    await fillFirstSteps();
    expect(document.querySelector('input[name$=".recording"]')).toBeNull();
    await leaveAsDraft();
    await open(`/events/edit/${event().id}`);
    await part('Sessions');
    const recording = () => document.querySelector<HTMLInputElement>('input[name$=".recording"]');
    await type(recording(), 'xem lại');
    await save();
    expect(recording()?.getAttribute('aria-invalid')).toBe('true');
    expect(event().sessions[0]?.recording).toBeNull();
    await type(recording(), 'https://vemoi.test/xem-lai');
    await save();
    expect(event().sessions[0]?.recording).toBe('https://vemoi.test/xem-lai');
  });

  it('hold donations, approval, one form per ticket, sessions, regulations, series and kind [S1-30] [S3-32]', async () => {
    const { open, event } = makePages();
    await open('/create');
    await radio('CLASS');
    await fillFirstSteps();
    await radio('SERIES');
    await click(find('button', 'Add session'));
    for (const [number, name] of ['Nặn', 'Vẽ'].entries())
      await type(document.querySelectorAll('input[name$=".name"]')[number] ?? null, name);
    await typeMoment(document.querySelectorAll('input[name$=".begin"]')[1] ?? null, '2026-12-31T19:30');
    await typeMoment(document.querySelectorAll('input[name$=".end"]')[1] ?? null, '2026-12-31T21:30');
    await goTo('Details');
    await type(control('policy'), 'Mang tạp dề.');
    await goTo('Settings');
    for (const name of ['donations', 'approval', 'oneFormPerTicket', 'generalInfo', 'ticketsAtVenue'])
      await click(toggle(name));
    await type(control('approvalDays'), '3');
    await leaveAsDraft();
    expect(event()).toMatchObject({
      type: 'CLASS',
      policy: 'Mang tạp dề.',
      donations: true,
      approval: true,
      approvalDays: 3,
      oneFormPerTicket: true,
      generalInfo: true,
      ticketsAtVenue: true,
    });
    expect(event().sessions).toHaveLength(2);

    await open(`/events/edit/${event().id}`);
    expect(chosen('CLASS')).toBe(true);
    await radio('EVENT');
    await part('Details');
    expect(control('policy').value).toBe('Mang tạp dề.');
    await type(control('policy'), 'Không hút thuốc.');
    await part('Sessions');
    expect([chosen('SERIES'), document.querySelectorAll('input[name$=".begin"]').length]).toEqual([true, 2]);
    await click(find('button', 'Remove session 2'));
    await radio('SINGLE');
    await part('Settings');
    for (const name of ['donations', 'approval', 'oneFormPerTicket', 'generalInfo', 'ticketsAtVenue']) {
      expect(toggle(name).checked).toBe(true);
      await click(toggle(name));
    }
    await save();
    expect(event()).toMatchObject({
      type: 'EVENT',
      policy: 'Không hút thuốc.',
      donations: false,
      approval: false,
      oneFormPerTicket: false,
      generalInfo: false,
      ticketsAtVenue: false,
    });
    expect(event().sessions).toHaveLength(1);
  });

  it('hold the capacity or unlimited, and whether sales close at capacity', async () => {
    const { open, event } = makePages();
    await open('/create');
    await fillFirstSteps();
    await goTo('Settings');
    expect([chosen('UNLIMITED'), toggle('closeAtCapacity')]).toEqual([true, null]);
    await radio('LIMITED');
    await type(control('capacity'), '120');
    expect(toggle('closeAtCapacity').checked).toBe(false);
    await click(toggle('closeAtCapacity'));
    await leaveAsDraft();
    expect(event()).toMatchObject({ capacity: 120, closeAtCapacity: true });

    await open(`/events/edit/${event().id}`);
    await part('Settings');
    expect([chosen('LIMITED'), control('capacity').value, toggle('closeAtCapacity').checked]).toEqual([
      true,
      '120',
      true,
    ]);
    await type(control('capacity'), '0');
    await save();
    expect(event()).toMatchObject({ capacity: 120 });
    await type(control('capacity'), '90');
    await click(toggle('closeAtCapacity'));
    await save();
    expect(event()).toMatchObject({ capacity: 90, closeAtCapacity: false });
    await radio('UNLIMITED');
    await save();
    expect(event()).toMatchObject({ capacity: null, closeAtCapacity: false });
  });

  it('hold ticket types: title, description, free or priced, capacity, onsite and online [S3-46]', async () => {
    const { open, event } = makePages();
    await open('/create');
    await fillFirstSteps();
    await goTo('Information');
    await radio('HYBRID');
    await type(control('link'), 'https://meet.test/gom');
    await goTo('Tickets');
    for (const [number, mode, title, price, places] of [
      [0, 'ONSITE', 'Tại lớp', '200000', '20'],
      [1, 'ONLINE', 'Xem trực tuyến', '50000', '300'],
      [2, 'ONLINE', 'Nghe thử', '', '10'],
    ] as const) {
      await click(find('button', /Add ticket type/));
      const card = () => document.querySelectorAll('[role="group"][aria-label]')[number] as HTMLElement;
      await type(ofTicket(number, 'Ticket name'), title);
      await radio(mode, card());
      await radio(price === '' ? 'FREE' : 'PAID', card());
      if (price !== '') await type(ofTicket(number, 'Price per ticket'), price);
      await type(ofTicket(number, 'Total tickets'), places);
      const fold = [...card().querySelectorAll('button[aria-expanded="false"]')].at(-1);
      if (fold !== undefined) await click(fold);
      await type(card().querySelector('textarea:not([aria-hidden])'), `Gồm: ${title}`);
    }
    await type(ofTicket(1, 'Note for buyers'), 'Cần tai nghe');
    await leaveAsDraft();
    expect(event().sessions[0]?.ticketTypes.map(({ note }) => note)).toEqual(['', 'Cần tai nghe', '']);
    const types = () =>
      event().sessions[0]?.ticketTypes.map(({ name, description, price, capacity, mode }) => [
        name,
        description,
        price,
        capacity,
        mode,
      ]);
    expect(types()).toEqual([
      ['Tại lớp', 'Gồm: Tại lớp', 200_000, 20, 'ONSITE'],
      ['Xem trực tuyến', 'Gồm: Xem trực tuyến', 50_000, 300, 'ONLINE'],
      ['Nghe thử', 'Gồm: Nghe thử', 0, 10, 'ONLINE'],
    ]);
    await open(`/events/edit/${event().id}?part=tickets`);
    expect([ofTicket(1, 'Ticket name').value, ofTicket(1, 'Total tickets').value]).toEqual(['Xem trực tuyến', '300']);
    await type(ofTicket(1, 'Price per ticket'), '60000');
    await type(ofTicket(1, 'Total tickets'), '400');
    await save();
    expect(types()?.[1]).toEqual(['Xem trực tuyến', 'Gồm: Xem trực tuyến', 60_000, 400, 'ONLINE']);
  });

  it('hold the purchase limit, beside total, sold and remaining tickets of the overview [S3-47]', async () => {
    const { open, event, sell } = makePages();
    await open('/create');
    await fillFirstSteps();
    await goTo('Tickets');
    await click(find('button', /Add ticket type/));
    await type(ofTicket(0, 'Ticket name'), 'Vé thường');
    await type(ofTicket(0, 'Total tickets'), '80');
    await click(find('button[aria-expanded="false"]', 'Description, limits and sales period'));
    await type(ofTicket(0, 'Maximum per person'), '4');
    await type(ofTicket(0, 'Maximum per purchase'), '3');
    await leaveAsDraft();
    const limits = () => event().sessions[0]?.ticketTypes.map(({ accountLimit, limit }) => [accountLimit, limit]);
    expect(limits()).toEqual([[4, 3]]);
    await open(`/events/edit/${event().id}?part=tickets`);
    expect(ofTicket(0, 'Maximum per person').value).toBe('4');
    await type(ofTicket(0, 'Maximum per person'), '2');
    await type(ofTicket(0, 'Maximum per purchase'), '2');
    await save();
    expect(limits()).toEqual([[2, 2]]);
    sell(30);
    await open(`/events/manager/${event().id}`);
    const cells = [...document.querySelectorAll('[aria-labelledby="ticket-types"] tbody tr td')];
    expect(cells.map((cell) => cell.textContent)).toEqual(['Free', '80', '30', '0', '50']);
  });

  it('write a description with headings, italic, quote, lists, link, image and video [S2.13-05]', async () => {
    const { open, event } = makePages();
    await open('/create');
    await fillFirstSteps();
    await goTo('Details');
    await write('Nặn đất');
    const written = () => document.querySelector('aside [inert]')?.innerHTML ?? '';
    const press = async (tool: string) => {
      await select(true);
      await click(find('[role="toolbar"] button', tool));
      await settle(20);
    };
    for (const [tool, html] of [
      ['Heading 1', '<h1>Nặn đất</h1>'],
      ['Heading 2', '<h2>Nặn đất</h2>'],
      ['Quote', '<blockquote>Nặn đất</blockquote>'],
      ['Bulleted list', '<ul><li>Nặn đất</li></ul>'],
      ['Numbered list', '<ol><li>Nặn đất</li></ol>'],
      ['Italic', '<ol><li><em>Nặn đất</em></li></ol>'],
    ] as const) {
      await press(tool);
      expect(written()).toBe(html);
    }
    const address = async (tool: string, url: string) => {
      await press(tool);
      await type((await appears('[role="dialog"]')).querySelector('input'), url);
      await submit(document.querySelector('[role="dialog"] input'));
      await settle(20);
    };
    await address('Link', 'gom.example');
    expect(written()).toBe('<ol><li><a href="https://gom.example"><em>Nặn đất</em></a></li></ol>');
    await address('Video', 'https://gom.example/clip');
    expect(document.querySelector('[role="dialog"]')?.textContent).toContain('Enter the address of a YouTube video');
    await type(document.querySelector('[role="dialog"] input'), 'https://youtu.be/dQw4w9WgXcQ');
    await submit(document.querySelector('[role="dialog"] input'));
    await settle(300);
    const picture = document.querySelector('[role="toolbar"] input[type="file"]') as HTMLInputElement;
    Object.defineProperty(picture, 'files', {
      value: [new File([new Uint8Array(10)], 'gom.png', { type: 'image/png' })],
      configurable: true,
    });
    await act(async () => picture.dispatchEvent(new Event('change', { bubbles: true })));
    const described = await appears('[role="dialog"]', /Describe the image/);
    expect(described.textContent).toContain('Describe the image for screen readers');
    await type(described.querySelector('input[name="alt"]'), 'Bàn xoay "gốm"');
    await submit(described.querySelector('input[name="alt"]'));
    await settle(50);
    await leaveAsDraft();
    expect(event().description).toContain('<p><a href="https://youtu.be/dQw4w9WgXcQ">');
    expect(event().description).toMatch(/<\/ol>.*<img src="[^"]+" alt="Bàn xoay &quot;gốm&quot;" \/>/);
    await open(`/events/edit/${event().id}?part=details`);
    const editor = await editorText();
    expect(editor.querySelector('[data-video]')?.textContent).toBe('https://youtu.be/dQw4w9WgXcQ');
    expect([...editor.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['Bàn xoay "gốm"']);
    expect(editor.querySelector('ol li a em')?.textContent).toBe('Nặn đất');
  });

  it('offer twelve prints before the name, and keep the chosen one', async () => {
    const { open, event } = makePages();
    await open('/create');
    expect(printsOffered()).toHaveLength(12);
    expect(new Set(printsOffered().map((print) => print.getAttribute('aria-label'))).size).toBe(12);
    expect(printsOffered()[0]?.checked).toBe(true);
    const third = printsOffered()[2]?.value;
    await radio(third ?? '');
    const preview = document.querySelector('[aria-label="Event page preview"] img');
    expect(preview?.getAttribute('src')).toBe(`/api/print/${third}.svg`);
    await fillFirstSteps();
    await leaveAsDraft();
    expect(event().plate).toBe(third);

    await open(`/events/edit/${event().id}`);
    expect(printsOffered().find(({ checked }) => checked)?.value).toBe(third);
    const next = printsOffered()[1]?.value;
    await radio(next ?? '');
    await save();
    expect(event().plate).toBe(next);
  });

  it('hold description, banner and visibility [S3-30]', async () => {
    const { open, event } = makePages();
    await open('/create');
    await fillFirstSteps();
    await goTo('Details');
    await write('Nặn đất, vẽ men.');
    await chooseCover();
    await goTo('Settings');
    await radio('PRIVATE');
    await leaveAsDraft();
    expect([event().description, event().feature, event().cover === null]).toEqual([
      '<p>Nặn đất, vẽ men.</p>',
      'PRIVATE',
      false,
    ]);
    await open(`/events/edit/${event().id}`);
    expect(printsOffered()).toHaveLength(0);
    await part('Details');
    expect(findAll('img[alt="Cover image"]', /(?:)/)).toHaveLength(1);
    expect((await appears('[role="textbox"][aria-multiline]')).textContent).toBe('Nặn đất, vẽ men.');
    await write('Mới: ');
    await part('Settings');
    expect(chosen('PRIVATE')).toBe(true);
    await radio('PUBLIC');
    await save();
    expect([event().description, event().feature]).toEqual(['<p>Mới: Nặn đất, vẽ men.</p>', 'PUBLIC']);
  });
});
