import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { appears, click, find, findAll, renderPage, settle } from '#test/rendered/render-page.tsx';
import { DeskPage } from './DeskPage.tsx';
import { FramedList } from './FramedList.tsx';
import { FramedRow } from './FramedRow.tsx';
import { NarrowList } from './NarrowList.tsx';
import { SearchField } from './SearchField.tsx';
import { WideTable } from './WideTable.tsx';

const People = () => (
  <DeskPage title="People">
    <SearchField label="Search people" value="" onSearch={() => undefined} />
    <textarea aria-label="Note" />
    <FramedList aria-label="People">
      {['Lan', 'Minh', 'Hoa'].map((name) => (
        <li key={name}>
          <FramedRow to={`/people/${name}`}>
            <span>{name}</span>
          </FramedRow>
        </li>
      ))}
    </FramedList>
  </DeskPage>
);
const Refunds = () => (
  <DeskPage title="Refunds">
    <WideTable label="Refunds">
      <tbody>
        {['A', 'B'].map((name) => (
          <tr key={name}>
            <td>
              <input type="checkbox" aria-label={`Select ${name}`} />
            </td>
            <td>Order {name}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
    <NarrowList hidden>
      <li>
        <a href="/a">A on a phone</a>
      </li>
    </NarrowList>
  </DeskPage>
);
const Form = () => <DeskPage title="Form">Nothing to move through</DeskPage>;

async function open(Component: () => React.ReactNode = People, locale: 'en' | 'vi' = 'en') {
  await renderPage(
    [
      { path: '/desk', Component },
      { path: '*', element: <p>Opened</p> },
    ],
    { at: '/desk', locale },
  );
  await settle(20);
}
async function press(key: string, more: KeyboardEventInit = {}, on: Element | null = document.activeElement) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  await act(async () => void (on ?? document.body).dispatchEvent(event));
  return event;
}
const focused = () => document.activeElement?.textContent ?? '';
const said = () => document.querySelector('[role="status"]')?.textContent;

beforeEach(() => window.localStorage.clear());

describe('the keys of a desk list', { timeout: 30_000 }, () => {
  it('j and k move the focus itself through the rows, stay at the ends, and say where', async () => {
    await open();
    await press('j');
    expect([focused(), said()]).toEqual(['Lan', 'Row 1 of 3']);
    await press('j');
    await press('j');
    await press('j');
    expect([focused(), said()]).toEqual(['Hoa', 'Row 3 of 3']);
    await press('k');
    expect([focused(), said()]).toEqual(['Minh', 'Row 2 of 3']);
  });

  it('Enter opens the row, whose link has the focus', async () => {
    await open();
    await press('j');
    expect(document.activeElement?.getAttribute('href')).toBe('/people/Lan');
    await click(document.activeElement as Element);
    expect(document.body.textContent).toContain('Opened');
  });

  it('/ goes to the search, and nothing happens while somebody types', async () => {
    await open();
    const slash = await press('/');
    expect(slash.defaultPrevented).toBe(true);
    const search = find('input', 'Search people');
    expect(document.activeElement).toBe(search);
    for (const key of ['j', 'k', 'x', '/', '?']) expect((await press(key)).defaultPrevented).toBe(false);
    expect(document.activeElement).toBe(search);
    (find('textarea', 'Note') as HTMLElement).focus();
    expect((await press('j')).defaultPrevented).toBe(false);
  });

  it('leave what the browser does with Ctrl, Alt and Command alone', async () => {
    await open();
    for (const more of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }])
      expect((await press('k', more)).defaultPrevented).toBe(false);
    expect(focused()).not.toBe('Hoa');
  });

  it('x selects the row where rows can be selected, and does nothing elsewhere', async () => {
    await open(Refunds);
    await press('j');
    await press('x');
    const [first, second] = findAll('input[type="checkbox"]', /./) as HTMLInputElement[];
    expect([first?.checked, second?.checked, said()]).toEqual([true, false, 'Selected']);
    await press('x');
    expect([first?.checked, said()]).toEqual([false, 'Not selected']);
    await open();
    await press('j');
    expect((await press('x')).defaultPrevented).toBe(false);
  });

  it('move through the list that is shown, not through the one for phones', async () => {
    await open(Refunds);
    await press('j');
    expect(said()).toBe('Row 1 of 2');
  });

  it('? lists them in a dialog, also by a button; Esc closes it, and rows stay where they were', async () => {
    await open();
    await press('j');
    await press('?', { shiftKey: true });
    const dialog = await appears('[role="dialog"]', /Next row/);
    expect(dialog.textContent).toContain('Go to the search');
    await press('j', {}, document.body);
    expect(said()).toBe('Row 1 of 3');
    await press('Escape', {}, dialog);
    await settle(400);
    expect(document.querySelector('[role="dialog"]')).toBe(null);
    await click(find('button', 'Keyboard shortcuts'));
    expect(await appears('[role="dialog"]', /Previous row/)).toBeDefined();
  });

  it('can be switched off, for people who speak to their computer', async () => {
    await open();
    await click(find('button', 'Keyboard shortcuts'));
    await click(await appears('input', 'Use these keys'));
    await click(find('[role="dialog"] button', 'Close'));
    await settle(400);
    expect((await press('j', {}, document.body)).defaultPrevented).toBe(false);
    await click(find('button', 'Keyboard shortcuts'));
    await click(await appears('input', 'Use these keys'));
    await click(find('[role="dialog"] button', 'Close'));
    await settle(400);
    expect((await press('j', {}, document.body)).defaultPrevented).toBe(true);
  });

  it('stay switched off on this device, in a later visit and in another tab', async () => {
    window.localStorage.setItem('deskKeys', 'off');
    await open();
    expect((await press('j', {}, document.body)).defaultPrevented).toBe(false);
    await click(find('button', 'Keyboard shortcuts'));
    await click(await appears('input', 'Use these keys'));
    expect(window.localStorage.getItem('deskKeys')).toBeNull();
    await click(await appears('input', 'Use these keys'));
    expect(window.localStorage.getItem('deskKeys')).toBe('off');
    await click(find('[role="dialog"] button', 'Close'));
    await settle(400);
    window.localStorage.clear();
    await act(async () => void window.dispatchEvent(new StorageEvent('storage')));
    expect((await press('j', {}, document.body)).defaultPrevented).toBe(true);
  });

  it('are not offered where there is no list', async () => {
    await open(Form);
    expect(findAll('button', 'Keyboard shortcuts')).toEqual([]);
    expect((await press('?')).defaultPrevented).toBe(false);
  });

  it('are told in Vietnamese', async () => {
    await open(People, 'vi');
    await click(find('button', 'Phím tắt'));
    expect(await appears('[role="dialog"]', /Dòng tiếp theo/)).toBeDefined();
  });
});
