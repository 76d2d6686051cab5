import { describe, expect, it } from 'vitest';
import type { HomepageChange } from '#application/people/ports/homepage-desk.ts';
import type { OpenSession } from '#application/people/ports/open-sessions.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import { ManageSessions } from './manage-sessions.ts';
import { SaveHomepage } from './save-homepage.ts';
import { UploadPortrait } from './upload-portrait.ts';

describe('saving the homepage', () => {
  function world(answer = async (_change: HomepageChange) => ok(null)) {
    const saved: HomepageChange[] = [];
    let refreshed = 0;
    const save = SaveHomepage.make({
      homepages: {
        save: async (change) => {
          saved.push(change);
          return answer(change);
        },
        saveCorporate: async () => refused({ code: 'FORBIDDEN' }),
      },
      sessions: {
        refresh: async () => {
          refreshed += 1;
          return { kind: 'SIGNED_OUT' };
        },
      },
    });
    return { save, saved, refreshed: () => refreshed };
  }

  it('sends the trimmed name and changed pictures, and refreshes the header', async () => {
    const { save, saved, refreshed } = world();
    expect(await save({ firstName: ' Linh ', lastName: 'Trần', banner: null })).toEqual({ ok: true, value: null });
    expect([saved, refreshed()]).toEqual([[{ firstName: 'Linh', lastName: 'Trần', banner: null }], 1]);
  });

  it('sends nothing without both names', async () => {
    const { save, saved } = world();
    expect(await save({ firstName: 'Linh', lastName: ' ' })).toMatchObject({
      ok: false,
      refusal: { code: 'INVALID_INPUT', field: 'last_name' },
    });
    expect(saved).toEqual([]);
  });
});

it('refuses a picture of 2 MB or another type before sending', async () => {
  let sent = 0;
  const upload = UploadPortrait.make({
    send: async () => {
      sent += 1;
      return ok({ url: '/files/a/full.webp' });
    },
  });
  const onProgress = (): void => undefined;
  const file = (bytes: number, type: string) => new Blob([new Uint8Array(bytes)], { type });
  expect(await upload({ file: file(2 * 1024 * 1024, 'image/png'), onProgress })).toMatchObject({
    refusal: { code: 'UPLOAD_TOO_LARGE' },
  });
  expect(await upload({ file: file(9, 'image/svg+xml'), onProgress })).toMatchObject({
    refusal: { code: 'UPLOAD_NOT_AN_IMAGE' },
  });
  expect(sent).toBe(0);
  expect(await upload({ file: file(2 * 1024 * 1024 - 1, 'image/webp'), onProgress })).toEqual({
    ok: true,
    value: { url: '/files/a/full.webp' },
  });
});

describe('managing sessions', () => {
  const session = (id: string, lastUsed: number, isThisOne = false): OpenSession => ({
    id,
    userAgent: '',
    since: NOW,
    lastUsedAt: minutes(lastUsed),
    isThisOne,
  });

  it('lists this session first, then the most recently used', async () => {
    const list = async () => ok([session('old', -90), session('here', -5, true), session('new', -1)]);
    const watch = ManageSessions.make({ openSessions: { list, end: async () => ok(null) } });
    const answer = await watch.list();
    expect(answer.ok && answer.value.map(({ id }) => id)).toEqual(['here', 'new', 'old']);
  });

  it('treats an ended session as ended and passes on other refusals', async () => {
    const kept = refused({ code: 'UNAUTHORIZED' } as const);
    const end = async (id: string) => (id === 'gone' ? refused({ code: 'NOT_FOUND' } as const) : kept);
    const watch = ManageSessions.make({ openSessions: { list: async () => ok([]), end } });
    expect([await watch.end('gone'), await watch.end('kept')]).toEqual([{ ok: true, value: null }, kept]);
  });
});
