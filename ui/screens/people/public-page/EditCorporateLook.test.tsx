import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { appears, click, find, findAll, settle, submit } from '#test/rendered/render-page.tsx';
import { renderPublicPage } from '#test/rendered/render-public-page.tsx';

const publisher = {
  ...someAccount,
  corporate: {
    id: 12,
    slug: 'Cong-ty-Ve-12',
    companyName: 'Công ty Vé',
    name: 'Vé Việt',
    status: 'APPROVED',
    email: someAccount.email,
  },
};
const field = (name: string) => document.querySelector<HTMLInputElement>(`[role="dialog"] input[name="${name}"]`);
const dialog = () => document.querySelector('[role="dialog"]');

async function choose(name: 'logo' | 'banner', bytes = 12, kind = 'image/png'): Promise<void> {
  const input = field(name);
  if (input === null) throw new Error('No such field');
  Object.defineProperty(input, 'files', {
    value: [new File([new Uint8Array(bytes)], 'picture', { type: kind })],
    configurable: true,
  });
  await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })));
  await settle(10);
}
async function edit(world: Partial<Parameters<typeof renderPublicPage>[0]> = {}) {
  const page = await renderPublicPage({ at: '/p/Cong-ty-Ve-12', account: publisher, ...world });
  await click(find('button', 'Edit homepage'));
  await appears('[role="dialog"]');
  return page;
}

describe('editing a corporate’s page', () => {
  it('is offered to its publishers and to admins only', async () => {
    const offered = async (account?: typeof someAccount) => {
      await renderPublicPage({ at: '/p/Cong-ty-Ve-12', ...(account === undefined ? {} : { account }) });
      return findAll('button', 'Edit homepage').length;
    };
    expect([await offered(publisher), await offered({ ...someAccount, abilities: ['admin.corporates'] })]).toEqual([
      1, 1,
    ]);
    expect([await offered(someAccount), await offered()]).toEqual([0, 0]);
  });

  it('saves a logo and a banner and shows them', async () => {
    const { looks } = await edit();
    await choose('logo');
    await choose('banner');
    await submit(field('logo'));
    await settle(20);
    expect(looks).toEqual([{ id: 12, logo: '/files/memory/1.webp', banner: '/files/memory/2.webp' }]);
    expect(dialog()).toBeNull();
    expect(document.body.textContent).toContain('Information saved…');
    expect([...document.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual(
      expect.arrayContaining(['/files/memory/1.webp', '/files/memory/2.webp']),
    );
  });

  it('removes a picture and keeps the other', async () => {
    const { looks } = await edit({ corporate: { logo: '/files/a/card.webp', banner: '/files/b/full.webp' } });
    await click(findAll('[role="dialog"] button', 'Remove')[0] as Element);
    await submit(field('logo'));
    await settle(20);
    expect(looks).toEqual([{ id: 12, logo: null }]);
  });

  it.each([
    ['too large', 2 * 1024 * 1024, 'image/png', '2 MB'],
    ['no picture', 12, 'application/pdf', 'PNG'],
  ])('refuses a file that is %s', async (_what, bytes, kind, words) => {
    const { looks } = await edit();
    await choose('logo', bytes, kind);
    expect(dialog()?.textContent).toContain(words);
    await submit(field('logo'));
    await settle(10);
    expect(looks).toEqual([{ id: 12 }]);
  });
});
