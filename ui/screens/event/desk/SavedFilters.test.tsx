import { useSearchParams } from 'react-router';
import { describe, expect, it } from 'vitest';
import {
  FilterShelf,
  type FilterShelf as FilterShelfType,
  type KeptFilter,
} from '#application/people/ports/filter-shelf.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { appears, click, find, findAll, renderPage, settle, submit, type } from '#test/rendered/render-page.tsx';
import { given, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { DeskPage } from './DeskPage.tsx';

const Users = () => {
  const [query] = useSearchParams();
  return (
    <DeskPage title="Users" filters="users">
      <output>{query.toString()}</output>
    </DeskPage>
  );
};

type World = {
  readonly at?: string;
  readonly kept?: readonly KeptFilter[];
  readonly locale?: 'en' | 'vi';
  readonly shelf?: Partial<FilterShelfType>;
};
async function open({ at = '?q=lan&after=x', locale = 'en', ...world }: World = {}) {
  let kept = world.kept ?? [{ id: 'f1', name: 'Minh', query: 'q=minh' }];
  const shelf: FilterShelfType = {
    list: async (list) => ok(list === 'users' ? kept : []),
    save: async (_list, name, query) => {
      kept = [...kept, { id: `f${kept.length + 1}`, name, query }];
      return ok(null);
    },
    rename: async (id, name) => {
      kept = kept.map((one) => (one.id === id ? { ...one, name } : one));
      return ok(null);
    },
    remove: async (id) => {
      kept = kept.filter((one) => one.id !== id);
      return ok(null);
    },
    ...world.shelf,
  };
  const Component = withUseCases(Users, [given(FilterShelf, shelf)]);
  await renderPage([{ path: '/admin/users', Component }], { at: `/admin/users${at}`, locale });
  await click(find('button', locale === 'vi' ? 'Bộ lọc đã lưu' : 'Saved filters'));
  await appears('[role="dialog"]', /./);
  await settle(30);
  return () => kept;
}
const text = () => find('[role="dialog"]', /./).textContent ?? '';
const name = () => document.querySelector<HTMLInputElement>('[role="dialog"] input[name="filter"]');
const names = () => findAll('[role="dialog"] li > div > button:first-child', /./).map((one) => one.textContent);

describe('saved filters of a list', { timeout: 30_000 }, () => {
  it('keep what the list is filtered by under a name, without its page', async () => {
    const kept = await open();
    await type(name(), ' Của Lan ');
    await submit(name());
    await settle(30);
    expect(kept().at(-1)).toMatchObject({ name: 'Của Lan', query: 'q=lan' });
    expect(names()).toEqual(['Minh', 'Của Lan']);
    expect(find('[role="dialog"] button', 'Của Lan').getAttribute('aria-current')).toBe('true');
  });

  it('are picked: the list is filtered so, from its first page', async () => {
    await open();
    await click(find('[role="dialog"] button', 'Minh'));
    await settle(400);
    expect(document.querySelector('output')?.textContent).toBe('q=minh');
    expect(document.querySelector('[role="dialog"]')).toBe(null);
  });

  it('are renamed and deleted', async () => {
    const kept = await open();
    await click(find('button', 'Rename Minh'));
    await type(name(), 'Anh Minh');
    await submit(name());
    await settle(30);
    expect(names()).toEqual(['Anh Minh']);
    await click(find('button', 'Delete Anh Minh'));
    await settle(30);
    expect(kept()).toEqual([]);
    expect(text()).toContain('Nothing saved yet');
  });

  it('say why a name is refused, before anything is sent', async () => {
    const kept = await open();
    await submit(name());
    expect(text()).toContain('Please write a name, 60 characters at most');
    await type(name(), 'minh');
    await submit(name());
    expect(text()).toContain('You already have a filter of this name');
    expect(kept()).toHaveLength(1);
  });

  it('are bounded, and say so', async () => {
    await open({ kept: Array.from({ length: 20 }, (_, at) => ({ id: `f${at}`, name: `N${at}`, query: `q=${at}` })) });
    await type(name(), 'Một nữa');
    await submit(name());
    expect(text()).toContain('You have 20 saved filters here. Delete one first.');
  });

  it('offer nothing to save where nothing is filtered', async () => {
    await open({ at: '', kept: [] });
    expect(name()).toBe(null);
    expect(text()).toContain('Filter or search the list');
  });

  it('say that they could not be loaded, with another try, in Vietnamese, too', async () => {
    let away = true;
    await open({
      locale: 'vi',
      shelf: { list: async () => (away ? refused({ code: 'BUSY', retryAfterMs: 1, because: 'OUTAGE' }) : ok([])) },
    });
    expect(find('[role="alert"]', /./)).toBeDefined();
    away = false;
    await click(find('[role="alert"] button', 'Thử lại'));
    await settle(30);
    expect(text()).toContain('Chưa có bộ lọc nào');
  });
});
