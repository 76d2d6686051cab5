import { describe, expect, it, vi } from 'vitest';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { ReportFiles as Port, type ReportFile } from '#application/report/ports/report-files.ts';
import { DAY, later } from '#domain/kernel/instant.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { NOW } from '#test/builders/moments.ts';
import { click, find, findAll, renderPage, settle } from '#test/rendered/render-page.tsx';
import { given, loaderWith, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { ReportFiles } from './ReportFiles.tsx';
import { reportFilesLoader } from './report-files.loader.ts';

const FILE: ReportFile = {
  id: 'f-1',
  of: { kind: 'ORDERS', eventId: 7, period: null, status: null, search: null },
  name: 'Đêm nhạc Trịnh',
  state: 'RUNNING',
  rows: 12_000,
  total: 50_000,
  percent: 24,
  askedAt: NOW,
  keptUntil: null,
};
const READY: ReportFile = { ...FILE, state: 'READY', rows: 50_000, percent: 100, keptUntil: later(NOW, 7 * DAY) };

async function open(
  files: readonly ReportFile[],
  { locale = 'en' as 'en' | 'vi', signedOut = false, trouble = null as Refusal | null } = {},
) {
  const world = { files, asked: [] as unknown[] };
  const answer = (what: unknown) => {
    world.asked.push(what);
    return trouble === null ? ok(null) : refused(trouble);
  };
  const pairs = [
    given(Port, {
      list: async () => ok(world.files),
      request: async (of) => answer(of),
      cancel: async (id) => answer(id),
      link: async (id) => {
        const done = answer(id);
        return done.ok ? ok('/files/reports/f-1?signature=s') : done;
      },
    }),
  ];
  await renderPage(
    [
      {
        path: '/admin/exports',
        Component: withUseCases(ReportFiles, pairs),
        loader: loaderWith(reportFilesLoader, pairs),
      },
      { path: '*', element: null },
    ],
    {
      ...(signedOut
        ? {}
        : { account: { ...someAccount, abilities: [...someAccount.abilities, 'admin.event-report'] } }),
      now: NOW,
      at: '/admin/exports',
      locale,
    },
  );
  await settle(50);
  return world;
}
const text = () => document.body.textContent ?? '';

describe('files of long reports', { timeout: 30_000 }, () => {
  it('show how far they are, by themselves, until they are ready', async () => {
    const world = await open([FILE]);
    expect(find('h2', 'Orders of Đêm nhạc Trịnh')).toBeDefined();
    expect(text()).toContain('24% · 12,000 of 50,000 rows');
    expect(find('[role="progressbar"]', /^/).getAttribute('aria-valuenow')).toBe('24');
    world.files = [READY];
    await settle(3_300);
    expect(text()).toContain('50,000 rows · kept until');
    expect(findAll('[role="progressbar"]', /^/)).toEqual([]);
  });

  it('are downloaded by the browser itself, from an address for some minutes', async () => {
    const world = await open([READY]);
    const pressed: string[] = [];
    const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      pressed.push(this.getAttribute('href') ?? '', this.download);
    });
    await click(find('button', 'Download'));
    await settle(50);
    press.mockRestore();
    expect(world.asked).toEqual(['f-1']);
    expect(pressed).toEqual(['/files/reports/f-1?signature=s', 'orders-7.csv']);
  });

  it('are cancelled, and asked for again after a failure', async () => {
    const running = await open([FILE], { locale: 'vi' });
    expect(text()).toContain('24% · 12.000/50.000 dòng');
    await click(find('button', 'Hủy'));
    expect(running.asked).toEqual(['f-1']);
    const failed = await open([{ ...FILE, state: 'FAILED' }]);
    expect(text()).toContain('We couldn’t prepare this file. Nothing was lost: please try again.');
    await click(find('button', 'Try again'));
    expect(failed.asked).toEqual([FILE.of]);
  });

  it('say why nothing happens, that there are none, and whom they are for', async () => {
    await open([{ ...FILE, state: 'CANCELLED' }], { trouble: { code: 'EXPORT_RUNNING' } });
    await click(find('button', 'Try again'));
    await settle(30);
    expect(text()).toContain('Another of your reports is being prepared');
    await open([]);
    expect(text()).toContain('No files yet');
    await open([FILE], { signedOut: true });
    expect(text()).not.toContain('Trịnh');
  });
});
