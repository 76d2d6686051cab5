import { act } from 'react';
import { describe, expect, it } from 'vitest';
import type { ContactDesk } from '#application/people/ports/contact-desk.ts';
import { SendContactMessage } from '#application/people/send-contact-message.ts';
import { instant } from '#domain/kernel/instant.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import type { ContactLead } from '#domain/people/contact-lead.ts';
import { click, find, findAll, renderPage, settle, submit, type } from '#test/rendered/render-page.tsx';
import { showsInBothLanguages } from '#test/rendered/shown-in-both-languages.ts';
import { given, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { Contact } from './Contact.tsx';

function page(locale: 'en' | 'vi' = 'en', answer: ContactDesk['send'] = async () => ok(null), query = '') {
  const sent: { lead: ContactLead; trap: string; key: string }[] = [];
  const keys = new Map<string, string>();
  const sendContactMessage = SendContactMessage.make({
    contactDesk: {
      send: async (lead, trap, key) => {
        sent.push({ lead, trap, key });
        return answer(lead, trap, key);
      },
    },
    idempotencyKeys: {
      find: (intent) => keys.get(intent) ?? null,
      keep: (intent, key) => void keys.set(intent, key),
      drop: (intent) => void keys.delete(intent),
    },
    newKey: () => `key-${keys.size + 1}`,
  });
  return renderPage(
    [{ path: '*', Component: withUseCases(Contact, [given(SendContactMessage, sendContactMessage)]) }],
    {
      locale,
      at: `/contact-us${query}`,
    },
  ).then(() => sent);
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
const write = async (text: string): Promise<void> => {
  const box = document.querySelector<HTMLTextAreaElement>('textarea[name="message"]');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(box, text);
    box?.dispatchEvent(new Event('input', { bubbles: true }));
  });
};
const fillIn = async (): Promise<void> => {
  await type(field('fullName'), 'Trần Linh');
  await type(field('phoneNumber'), '0912 345 678');
  await click(document.querySelector('input[value="Others"]') as Element);
  await type(field('specifyInformation'), 'DH-1001');
  await write('Xin gọi lại');
};
const shown = (): string => document.body.textContent ?? '';

describe('the contact page', () => {
  it.each([
    ['en', 'Report of an email from event 1012'],
    ['vi', 'Báo cáo thư của sự kiện 1012'],
  ] as const)('names the event whose email is reported, in %s', async (locale, about) => {
    await page(locale, undefined, '?report=1012');
    expect(field('specifyInformation')?.value).toBe(about);
    expect(document.querySelector<HTMLInputElement>('input[value="Others"]')?.checked).toBe(true);
    await page(locale, undefined, '?report=%3Cb%3E');
    expect(field('specifyInformation')?.value).toBe('');
  });

  it('sends its five fields and says what happens next [S2.1-38] [S2.15-01] [S1-58]', async () => {
    const sent = await page();
    expect(
      findAll('label[for], [role="radiogroup"] legend', /^(Full name|Phone number|Support topic|Details|Message)/),
    ).toHaveLength(5);
    await showsInBothLanguages(
      'Platform & Solutions',
      'Others',
      'Online/Offline Event Management and Invitation Platform',
    );
    await fillIn();
    await submit(field('fullName'));
    expect(sent).toEqual([
      {
        key: 'key-1',
        trap: '',
        lead: {
          fullName: 'Trần Linh',
          phoneNumber: '+84912345678',
          topic: 'Others',
          specifyInformation: 'DH-1001',
          message: 'Xin gọi lại',
        },
      },
    ]);
    expect(shown()).toContain('Thank you, Trần Linh');
    expect(shown()).toContain('+84912345678');
    await click(find('button', 'Send another message'));
    expect(field('fullName')?.value).toBe('');
  });

  it('reports each invalid field and focuses the first', async () => {
    const sent = await page('vi');
    await type(field('phoneNumber'), '12');
    await submit(field('fullName'));
    for (const sentence of [
      'Vui lòng nhập họ và tên',
      'Số điện thoại không hợp lệ',
      'Vui lòng nhập chủ đề cần hỗ trợ',
      'Vui lòng nhập lời nhắn',
    ])
      expect(shown()).toContain(sentence);
    expect(document.activeElement).toBe(field('fullName'));
    expect(sent).toEqual([]);
  });

  it('shows a refusal above the button and keeps the input', async () => {
    await page('en', async () => refused({ code: 'RATE_LIMITED', retryAt: instant(Date.UTC(2026, 10, 20, 3)) }));
    await fillIn();
    await submit(field('fullName'));
    expect(find('[role="alert"]', /Too many attempts/)).toBeDefined();
    expect(field('fullName')?.value).toBe('Trần Linh');
  });

  it('resends the message under the same key after a lost answer', async () => {
    let lost = true;
    const sent = await page('en', async () => {
      if (lost) throw new Error('offline');
      return ok(null);
    });
    await fillIn();
    await submit(field('fullName'));
    await settle(2_100);
    expect(find('[role="alert"]', /won’t receive it twice/)).toBeDefined();
    lost = false;
    await submit(field('fullName'));
    expect(shown()).toContain('Thank you');
    expect(new Set(sent.map(({ key }) => key))).toEqual(new Set(['key-1']));
  });

  it.each([
    ['en', '1 business day', /above 10,000 attendees, up to 1 million/],
    ['vi', '1 ngày làm việc', /trên 10\.000 người tham dự, tối đa 1 triệu/],
  ] as const)(
    'names, in %s, an answer within %s and enterprise solutions for large events [S9-36] [S9-38]',
    async (locale, day, crowd) => {
      await page(locale);
      expect(shown()).toContain(day);
      expect(shown()).toMatch(crowd);
      expect(find('a', 'support@vemoi.test').getAttribute('href')).toBe('mailto:support@vemoi.test');
    },
  );
});
