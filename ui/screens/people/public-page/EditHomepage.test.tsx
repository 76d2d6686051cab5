import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { appears, click, find, findAll, settle, submit, type } from '#test/rendered/render-page.tsx';
import { renderPublicPage } from '#test/rendered/render-public-page.tsx';
import { showsIn } from '#test/rendered/shown-in-both-languages.ts';

const field = (name: string) => document.querySelector<HTMLInputElement>(`[role="dialog"] input[name="${name}"]`);

async function choose(name: 'avatar' | 'banner', file: File): Promise<void> {
  const input = field(name);
  if (input === null) throw new Error('No such field');
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })));
  await settle(10);
}
const picture = (bytes = 12, kind = 'image/png') => new File([new Uint8Array(bytes)], 'picture.png', { type: kind });

async function edit(world: Partial<Parameters<typeof renderPublicPage>[0]> = {}) {
  const page = await renderPublicPage({ at: '/u/linh', account: someAccount, ...world });
  await click(find('button', world.locale === 'vi' ? 'Chỉnh sửa trang chủ' : 'Edit homepage'));
  await appears('[role="dialog"]');
  return page;
}

describe('editing one’s homepage', () => {
  it('is offered to the owner only', async () => {
    await renderPublicPage({ at: '/u/lan', account: someAccount });
    expect(findAll('button', 'Edit homepage')).toEqual([]);
    await renderPublicPage({ at: '/u/linh' });
    expect(findAll('button', 'Edit homepage')).toEqual([]);
  });

  it('saves first and last name and shows them [S2.12-07] [S8-50] [S1-58]', async () => {
    const { saved } = await edit();
    await type(field('firstName'), ' Thuỳ Linh ');
    await type(field('lastName'), 'Nguyễn');
    await submit(field('firstName'));
    await settle(10);
    expect(saved).toEqual([{ firstName: 'Thuỳ Linh', lastName: 'Nguyễn' }]);
    showsIn('en', 'Information saved…');
    expect([document.querySelector('[role="dialog"]'), find('h1', 'Nguyễn Thuỳ Linh').textContent]).toEqual([
      null,
      'Nguyễn Thuỳ Linh',
    ]);
  });

  it('keeps the order of a corrected name, and takes the form’s when it is written anew', async () => {
    const { saved } = await edit({ person: { firstName: 'Tom', lastName: 'Nguyen', nameOrder: 'FAMILY_FIRST' } });
    expect(find('h1', 'Nguyen Tom').textContent).toBe('Nguyen Tom');
    await type(field('firstName'), 'Tomas');
    await submit(field('firstName'));
    await settle(10);
    await click(find('button', 'Edit homepage'));
    await appears('[role="dialog"]');
    await type(field('firstName'), '');
    await type(field('lastName'), '');
    await type(field('lastName'), 'Nguyen');
    await type(field('firstName'), 'Tomas');
    await submit(field('lastName'));
    await settle(10);
    expect(saved).toEqual([
      { firstName: 'Tomas', lastName: 'Nguyen', nameOrder: 'FAMILY_FIRST' },
      { firstName: 'Tomas', lastName: 'Nguyen', nameOrder: 'GIVEN_FIRST' },
    ]);
    expect(find('h1', 'Tomas Nguyen').textContent).toBe('Tomas Nguyen');
  });

  it('confirms in Vietnamese [S8-50] [S1-58]', async () => {
    await edit({ locale: 'vi' });
    await submit(field('firstName'));
    await settle(10);
    showsIn('vi', 'Information saved…');
  });

  it('changes the picture and the banner [S2.12-08]', async () => {
    const { saved } = await edit();
    await choose('avatar', picture());
    await choose('banner', picture());
    await submit(field('firstName'));
    await settle(10);
    expect(saved).toEqual([
      { firstName: 'Linh', lastName: 'Trần', avatar: '/files/memory/1.webp', banner: '/files/memory/2.webp' },
    ]);
    const shown = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(shown).toEqual(expect.arrayContaining(['/files/memory/1.webp', '/files/memory/2.webp']));
  });

  it('removes a picture and keeps the other', async () => {
    const { saved } = await edit({ person: { avatar: '/files/a/card.webp', banner: '/files/b/full.webp' } });
    await click(findAll('[role="dialog"] button', 'Remove')[0] as Element);
    await submit(field('firstName'));
    await settle(10);
    expect(saved).toEqual([{ firstName: 'Linh', lastName: 'Trần', avatar: null }]);
  });

  it.each([
    ['too large', picture(2 * 1024 * 1024), '2 MB'],
    ['no picture', picture(12, 'application/pdf'), 'PNG'],
  ])('refuses a file that is %s and keeps the picture', async (_what, file, word) => {
    const { saved } = await edit({ person: { avatar: '/files/a/card.webp' } });
    await choose('avatar', file);
    expect(document.querySelector('[role="dialog"]')?.textContent).toContain(word);
    expect(document.querySelector('[role="dialog"] img')?.getAttribute('src')).toBe('/files/a/card.webp');
    await submit(field('firstName'));
    await settle(10);
    expect(saved).toEqual([{ firstName: 'Linh', lastName: 'Trần' }]);
  });

  it('reports a failed upload', async () => {
    const { cut } = await edit();
    cut(true);
    await choose('banner', picture());
    expect(document.querySelector('[role="dialog"]')?.textContent).toContain('The image wasn’t uploaded');
  });

  it.each([
    ['en', 'Please enter first name', 'Please enter last name'],
    ['vi', 'Vui lòng nhập tên', 'Vui lòng nhập họ'],
  ] as const)(
    'sends nothing without both names and marks the missing one (%s) [S5-05] [S5-06] [S1-58]',
    async (locale, first, last) => {
      const { saved } = await edit({ locale });
      const says = (words: string) => document.querySelector('[role="dialog"]')?.textContent?.includes(words);
      await type(field('lastName'), '  ');
      await submit(field('lastName'));
      expect([saved, says(first), says(last)]).toEqual([[], false, true]);
      showsIn(locale, 'Please enter last name');
      await type(field('lastName'), 'Trần');
      await type(field('firstName'), '');
      await submit(field('firstName'));
      expect([saved, says(first), says(last)]).toEqual([[], true, false]);
      showsIn(locale, 'Please enter first name');
    },
  );
});
