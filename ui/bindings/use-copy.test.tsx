import { afterEach, describe, expect, it, vi } from 'vitest';
import { click, find, renderPage } from '#test/rendered/render-page.tsx';
import { useCopy } from './use-copy.tsx';

let value: unknown = '';

let what: 'TEXT' | 'CODE' = 'TEXT';

const Copies = () => {
  const copy = useCopy(what);
  return (
    <button type="button" onClick={() => void copy(value)}>
      copy
    </button>
  );
};

const page = (copied: unknown, locale: 'en' | 'vi' = 'en', called: 'TEXT' | 'CODE' = 'TEXT') => {
  value = copied;
  what = called;
  return renderPage([{ path: '*', Component: Copies }], { locale });
};
const toast = (): string | undefined => document.querySelector('[data-kind]')?.textContent ?? undefined;

afterEach(() => {
  vi.restoreAllMocks();
});

describe('copying', () => {
  it.each([
    ['en', 'Copied'],
    ['vi', 'Sao chép thành công'],
  ] as const)('says in %s that it worked: %s', async (locale, words) => {
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await page('https://vemoi.test/event/1', locale);
    await click(find('button', 'copy'));
    expect(written).toHaveBeenCalledWith('https://vemoi.test/event/1');
    expect(toast()).toContain(words);
  });

  it.each([
    ['en', 'Code copied.'],
    ['vi', 'Đã sao chép mã.'],
  ] as const)('says that a code was copied in %s: %s', async (locale, words) => {
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await page('VEMOI7Q2', locale, 'CODE');
    await click(find('button', 'copy'));
    expect(toast()).toContain(words);
  });

  it('reports a copy that the browser refused', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await page('x');
    await click(find('button', 'copy'));
    expect(toast()).toContain('Select the text and copy it manually');
  });

  it('logs a value of an unknown type and copies nothing', async () => {
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await page({ not: 'a text' });
    await click(find('button', 'copy'));
    expect(said).toHaveBeenCalledWith('Failed to copy value to clipboard. Unknown type.');
    expect(written).not.toHaveBeenCalled();
  });
});
