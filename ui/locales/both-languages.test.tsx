import { readFileSync } from 'node:fs';
import { setupI18n } from '@lingui/core';
import { I18nProvider, Trans } from '@lingui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it } from 'vitest';

const AREAS = ['shell', 'event', 'buying', 'desk', 'people', 'house'] as const;
const joined = (lines: string): string =>
  [...lines.matchAll(/"((?:[^"\\]|\\.)*)"/g)]
    .map(([, text = '']) => text.replaceAll('\\n', '\n').replaceAll('\\"', '"').replaceAll('\\\\', '\\'))
    .join('');

/** A catalogue as its translator wrote it: what is missing in it is missing here, and not filled in from English. */
function book(locale: 'en' | 'vi', area: (typeof AREAS)[number]): ReadonlyMap<string, string> {
  const blocks = readFileSync(`ui/locales/${locale}/${area}.po`, 'utf8').split(/\n\n/).slice(1);
  return new Map(
    blocks.flatMap((block) => {
      const id = /^msgid ((?:".*"\n?)+)/m.exec(block)?.[1];
      const text = /^msgstr ((?:".*"\n?)+)/m.exec(block)?.[1];
      return id === undefined || text === undefined ? [] : [[joined(id), joined(text)] as const];
    }),
  );
}
const placesIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)[},]|<\/?(\d+)/g)].map(([, name, tag]) => name ?? `<${tag}>`))].sort();

async function shown(locale: 'en' | 'vi', messages: Readonly<Record<string, string>>, id: string): Promise<string | null> {
  const host = document.createElement('div');
  const root = createRoot(host);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await act(async () =>
    root.render(
      <I18nProvider i18n={setupI18n({ locale, messages: { [locale]: messages } })}>
        <Trans id={id} />
      </I18nProvider>,
    ),
  );
  const text = host.textContent;
  await act(async () => root.unmount());
  return text;
}

describe.each(AREAS)('the words of %s', (area) => {
  const [english, vietnamese] = [book('en', area), book('vi', area)];

  it('are all there in both languages, with the same places to fill [S1-56]', () => {
    expect([...vietnamese.keys()]).toEqual([...english.keys()]);
    expect([...vietnamese].filter(([, text]) => text === '').map(([id]) => id)).toEqual([]);
    for (const [id, text] of vietnamese) {
      // What English says may be left out, such as a name that stands beside it; what it does not say has nothing to be filled with.
      for (const name of placesIn(text)) expect(placesIn(english.get(id) || id), text).toContain(name);
    }
  });
});

/** Exact texts of the specification, as a page says them; those that the server says too stand in words/. */
const EXACT: readonly (readonly [area: (typeof AREAS)[number], en: string | RegExp, vi: string | RegExp])[] = [
  ['shell', 'Search events', 'Tìm kiếm sự kiện'],
  ['shell', 'Sorry! We found no results', 'Rất tiếc! Không thấy kết quả nào'],
  ['shell', 'Suggestions for you', 'Gợi ý dành cho bạn'],
  ['shell', 'Page Not Found', /^Không/],
  ['shell', 'Internal Server Error', /^Lỗi/],
  ['shell', 'Sign out of your account?', /tài khoản/],
  ['shell', 'Copied', 'Sao chép thành công'],
];

describe('an exact text', () => {
  it.each(EXACT)('of %s is %s in English and %s in Vietnamese', async (area, en, vi) => {
    const id = [...book('en', area).keys()].find((key) => (typeof en === 'string' ? key === en : en.test(key))) ?? '';
    expect(await shown('en', Object.fromEntries(book('en', area)), id)).toMatch(en);
    expect(await shown('vi', Object.fromEntries(book('vi', area)), id)).toMatch(vi);
  });
});
