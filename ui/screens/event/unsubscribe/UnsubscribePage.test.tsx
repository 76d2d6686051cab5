import { describe, expect, it } from 'vitest';
import { MailingOptOuts } from '#application/event/ports/mailing-opt-outs.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { NOW } from '#test/builders/moments.ts';
import { click, find, findAll, renderPage, settle } from '#test/rendered/render-page.tsx';
import { given, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { UnsubscribePage } from './UnsubscribePage.tsx';

async function open(at: string, locale: 'en' | 'vi' = 'en') {
  window.sessionStorage.clear();
  const ended: string[] = [];
  let away = false;
  const optOuts: MailingOptOuts = {
    end: async (secret) => {
      if (away) throw new Error('Away');
      if (secret === 'foreign') return refused({ code: 'LINK_EXPIRED' });
      ended.push(secret);
      return ok(null);
    },
  };
  await renderPage(
    [
      { path: '/unsubscribe', Component: withUseCases(UnsubscribePage, [given(MailingOptOuts, optOuts)]) },
      { path: '*', element: null },
    ],
    { now: NOW, at, locale },
  );
  await settle(20);
  return {
    ended,
    setAway: (next: boolean) => {
      away = next;
    },
  };
}
const text = () => document.body.textContent ?? '';

describe('the page that ends an event’s emails', () => {
  it('ends nothing before the press, and says so after it', async () => {
    const { ended, setAway } = await open('/unsubscribe#secret', 'vi');
    expect(ended).toEqual([]);
    setAway(true);
    await click(find('button', 'Ngừng nhận thư'));
    expect(document.querySelector('[role="alert"]')).not.toBeNull();
    setAway(false);
    await click(find('button', 'Ngừng nhận thư'));
    await settle(5);
    expect(ended).toEqual(['secret']);
    expect(text()).toContain('Bạn sẽ không nhận thư của sự kiện này nữa.');
    expect(findAll('main button, section button', 'Ngừng nhận thư')).toEqual([]);
  });

  it.each([
    ['en', 'Unsubscribe', 'Stop all emails and invitations from this organiser?', 'can’t email or invite you any more'],
    ['vi', 'Ngừng nhận thư', 'Ngừng nhận mọi thư và lời mời của ban tổ chức này?', 'không thể gửi thư hay mời bạn nữa'],
  ] as const)('ends an organiser’s emails by an invitation’s link, in %s', async (locale, press, asked, done) => {
    const { ended } = await open('/unsubscribe#2.secret', locale);
    expect(text()).toContain(asked);
    await click(find('button', press));
    await settle(5);
    expect(ended).toEqual(['2.secret']);
    expect(text()).toContain(done);
  });

  it('says that a link is incomplete or not ours', async () => {
    await open('/unsubscribe');
    expect(text()).toContain('This link doesn’t work');
    const { ended } = await open('/unsubscribe#foreign');
    await click(find('button', 'Unsubscribe'));
    await settle(5);
    expect(text()).toContain('This link doesn’t work');
    expect(ended).toEqual([]);
  });
});
