import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TransportError } from '#adapters/graphql/platform/graphql-transport.ts';
import { click, find, findAll, renderPage, settle } from '#test/rendered/render-page.tsx';
import type { ToastKind } from '#ui/bindings/toast-context.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
// Loaded on demand, which may take longer than a test waits.
import './Toast.tsx';

const shown = (): string[] => findAll('[data-kind]', /./).map((toast) => toast.dataset['kind'] ?? '');

const kinds: readonly ToastKind[] = ['default', 'success', 'info', 'warning', 'error', 'loading'];

let finish: (how: 'well' | 'badly' | 'refused' | 'mildly') => void = () => undefined;

const Buttons = () => {
  const toast = useToast();
  return (
    <>
      {kinds.map((kind) => (
        <button key={kind} type="button" onClick={() => toast.show({ kind, text: `A ${kind} toast` })}>
          {kind}
        </button>
      ))}
      <button
        type="button"
        onClick={() => {
          const work = new Promise<string>((resolve, reject) => {
            finish = (how) => {
              if (how === 'well') resolve('done');
              else if (how === 'refused') reject(new TransportError('away', null, 503));
              else reject(new Error(how));
            };
          });
          toast
            .promise(work, {
              loading: 'Working',
              success: (value) => `It is ${value}`,
              error: (why) =>
                why instanceof Error && why.message === 'mildly'
                  ? { kind: 'warning', text: 'Nothing there' }
                  : 'It broke',
            })
            .catch(() => undefined);
        }}
      >
        promise
      </button>
    </>
  );
};

const page = (locale: 'en' | 'vi' = 'en') => renderPage([{ path: '/', Component: Buttons }], { locale });

const holdTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const press = (element: Element) =>
  act(async () => void element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0 })));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function openDialog() {
  const dialog = document.createElement('div');
  dialog.className = 'MuiDialog-root';
  dialog.innerHTML = '<input>';
  document.body.append(dialog);
  return { dialog, field: dialog.querySelector('input') };
}

describe('toasts', () => {
  it.each(kinds)('show a %s toast', async (kind) => {
    await page();
    await click(find('button', kind));
    expect(shown()).toEqual([kind]);
  });

  it('show loading, then success, for a promise', async () => {
    await page();
    await click(find('button', 'promise'));
    expect(shown()).toEqual(['loading']);
    finish('well');
    await settle();
    expect(shown()).toEqual(['success']);
    expect(document.body.textContent).toContain('It is done');
  });

  it('show loading, then error, for a rejected promise', async () => {
    await page();
    await click(find('button', 'promise'));
    finish('badly');
    await settle();
    expect(shown()).toEqual(['error']);
    expect(document.body.textContent).toContain('It broke');
  });

  it('show a warning for a rejected promise whose words say so', async () => {
    await page();
    await click(find('button', 'promise'));
    finish('mildly');
    await settle();
    expect(shown()).toEqual(['warning']);
    expect(document.body.textContent).toContain('Nothing there');
  });

  it.each([
    ['en', 'HTTP error! status: 503'],
    ['vi', 'Lỗi HTTP! Mã trạng thái: 503'],
  ] as const)('show the status of a promised answer that is not ok, in %s', async (locale, sentence) => {
    await page(locale);
    await click(find('button', 'promise'));
    finish('refused');
    await settle();
    expect(shown()).toEqual(['error']);
    expect(document.body.textContent).toContain(sentence);
  });

  it('are 356 px wide, 14 px apart, at the top right, 24 px from the edge or 16 px on a phone', async () => {
    await page();
    for (const kind of ['success', 'info', 'warning', 'error']) await click(find('button', kind));
    const place = document.querySelector('section[aria-label="Notifications"]') as HTMLElement;
    const rules = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
      .join('\n');
    const own = place.className
      .split(' ')
      .map((name) =>
        rules
          .split('\n')
          .filter((rule) => rule.includes(`.${name}`))
          .join(' '),
      )
      .join(' ');
    for (const said of [
      'position: fixed',
      'top: 16px',
      'right: 16px',
      'top: 24px',
      'right: 24px',
      'width: 356px',
      'gap: 14px',
    ])
      expect(own.replaceAll(/\s+/g, ' ')).toContain(said);
    const grounds = findAll('[data-kind]', /./).map((toast) => getComputedStyle(toast).backgroundColor);
    expect(new Set(grounds).size).toBe(grounds.length);
  });

  it('show at most three, each for 4000 ms', async () => {
    await page();
    holdTime();
    for (const kind of ['default', 'success', 'info', 'warning']) await press(find('button', kind));
    expect(shown()).toEqual(['warning', 'info', 'success']);
    await pass(3_999);
    expect(shown()).toContain('warning');
    await pass(1 + 200);
    expect(shown()).not.toContain('warning');
  });

  it('are dismissed by a swipe of 45 px, not a shorter one, and removed 200 ms later', async () => {
    await page();
    holdTime();
    await press(find('button', 'info'));
    const swipe = async (px: number): Promise<void> => {
      const toast = document.querySelector('[data-kind]') as HTMLElement;
      for (const [kind, clientX] of [
        ['pointerdown', 100],
        ['pointermove', 100 + px],
        ['pointerup', 100 + px],
      ] as const) {
        await act(async () => {
          toast.dispatchEvent(new MouseEvent(kind, { bubbles: true, clientX }));
        });
      }
    };
    await swipe(44);
    await pass(250);
    expect(shown()).toEqual(['info']);
    await swipe(45);
    await pass(199);
    expect(shown()).toEqual(['info']);
    await pass(1);
    expect(shown()).toEqual([]);
  });

  it.each([
    [true, ['error', 'loading']],
    [false, ['error', 'loading', 'success']],
  ])('dismiss a confirmation when a dialog opens on a phone (%s), but keep an error', async (phone, left) => {
    vi.stubGlobal('matchMedia', () => ({
      matches: phone,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    await page();
    for (const kind of ['success', 'loading', 'error']) await click(find('button', kind));
    const { field, dialog } = openDialog();
    await act(async () => field?.focus());
    expect(shown()).toEqual(left);
    dialog.remove();
  });

  it('stay when the focus comes back to an open dialog, whose button saved what they confirm', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    await page();
    const { field, dialog } = openDialog();
    await act(async () => field?.focus());
    await click(find('button', 'success'));
    await act(async () => {
      field?.blur();
      field?.focus();
    });
    expect(shown()).toEqual(['success']);
    dialog.remove();
  });

  it('close by their button', async () => {
    await page();
    await click(find('button', 'info'));
    holdTime();
    await press(find('button', 'Close'));
    await pass(199);
    expect(shown()).toEqual(['info']);
    await pass(1);
    expect(shown()).toEqual([]);
  });
});
