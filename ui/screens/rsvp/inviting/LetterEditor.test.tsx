import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { field, said, show, write } from '#test/rendered/inviting-pages.tsx';
import { appears, click, find, settle } from '#test/rendered/render-page.tsx';

beforeEach(() => window.sessionStorage.clear());

describe('the invitation email', () => {
  it('takes text and an image, and previews the email and the page [S1-35] [S2.1-22]', async () => {
    const { words } = await show({ at: 'letter' });
    expect(document.querySelector('h1')?.textContent).toBe('Invitation email');
    expect(field('letter-text').value).toContain('Dear {name}');
    await write('letter-headline', 'Đêm hội');
    await write('letter-text', 'Gửi {name}: {link}');
    const input = document.querySelector<HTMLInputElement>('input[aria-label="Email image"]');
    Object.defineProperty(input, 'files', { value: [new File(['x'], 'a.png', { type: 'image/png' })] });
    await act(async () => {
      input?.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await settle(600);
    const frame = await appears('iframe[title="Email to a guest"]');
    expect(frame.getAttribute('srcdoc')).toBe('<p>Gửi {name}: {link}</p>');
    expect(frame.getAttribute('sandbox')).toBe('');
    expect(said()).toContain('[en] Đêm hội');
    expect(document.querySelector('[role="img"][aria-label="What guests see"]')?.textContent).toContain(
      'You are invited',
    );
    expect(said()).toContain('Unsaved changes');
    await click(find('button', 'Save'));
    expect(words()).toEqual({ headline: 'Đêm hội', letter: 'Gửi {name}: {link}', picture: '/files/f1/full.webp' });
    expect(said()).toContain('Invitation email saved');
    expect(said()).not.toContain('Unsaved changes');
  });

  it('shows problems while typing and is not saved with them', async () => {
    const { words } = await show({ at: 'letter', locale: 'vi' });
    expect(field('letter-text').value).toContain('Chào {name}');
    await write('letter-text', 'Không có gì');
    expect(said()).toContain('Lời mời cần có {link} để khách có thể trả lời');
    expect(find('button', 'Lưu').hasAttribute('disabled')).toBe(true);
    await click(find('button', 'Chèn link'));
    expect(field('letter-text').value).toContain('{link}');
    expect(find('button', 'Lưu').hasAttribute('disabled')).toBe(false);
    await write('letter-text', '{link} {phone}');
    expect(said()).toContain('Không có mục {phone}');
    await write('letter-text', '');
    expect(said()).toContain('Vui lòng nhập nội dung lời mời');
    await write('letter-headline', ' ');
    expect(said()).toContain('Vui lòng nhập tiêu đề');
    expect(words()).toBe(null);
  });

  it('keeps the input when saving fails', async () => {
    await show({ at: 'letter', refuses: { code: 'RSVP_REFUSED', trouble: { code: 'LETTER_TOO_LONG', max: 5_000 } } });
    await write('letter-headline', 'Đêm hội');
    await click(find('button', 'Save'));
    expect((await appears('[role="alert"]')).textContent).toBe('The invitation may not exceed 5000 characters');
    expect(field('letter-headline').value).toBe('Đêm hội');
  });
});
