import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refused } from '#domain/kernel/result.ts';
import { open, PAY_NOW, press, text, type World } from '#test/rendered/payment-page.tsx';
import { appears, click, find, findAll, settle } from '#test/rendered/render-page.tsx';
import { showsIn } from '#test/rendered/shown-in-both-languages.ts';

beforeEach(() => {
  window.sessionStorage.clear();
  window.scrollTo = vi.fn() as typeof window.scrollTo;
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => window.sessionStorage.clear());

const box = () => find('section', /Company invoice|Hóa đơn công ty/).querySelector('input') as HTMLInputElement;
const labelled = (name: RegExp) =>
  document.getElementById(find('label', name).getAttribute('for') ?? '') as HTMLInputElement;
async function write(name: RegExp, words: string): Promise<void> {
  const field = labelled(name);
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, words);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
async function fillIn(): Promise<void> {
  await write(/^(Company name|Tên công ty)/, 'Công ty Sao Mai');
  await write(/^(Company tax code|Mã số thuế)/, '0312345678');
  await write(/^(Billing address|Địa chỉ xuất)/, '12 Lê Lợi');
}

async function toThePayment(world: World = {}) {
  const page = await open(world);
  const updates = vi.spyOn(page.office.checkoutDesk, 'updateInvoice');
  await click(find('button', /^(One more|Thêm một vé): Hạng Sen$/));
  await press(world.locale === 'vi' ? 'Tiếp tục' : 'Next');
  await appears('#invoice-title');
  return { ...page, updates };
}

describe('an invoice for a company', () => {
  it('is offered at the checkout, and asks for company, tax code and address [S1-17] [S2.11-08]', async () => {
    const { updates, begins } = await toThePayment();
    expect(findAll('label', /^Company name/)).toEqual([]);
    await click(box());
    await fillIn();
    await press('Pay now');
    await appears('#transfer-title');
    expect(begins).toHaveBeenCalledTimes(1);
    expect(updates.mock.calls.map(([, invoice]) => invoice)).toEqual([
      { companyName: 'Công ty Sao Mai', taxCode: '0312345678', address: '12 Lê Lợi' },
    ]);
    expect(await updates.mock.results[0]?.value).toEqual({ ok: true, value: true });
  });

  it('is optional', async () => {
    const { updates } = await toThePayment();
    await press('Pay now');
    await appears('#transfer-title');
    expect(updates).not.toHaveBeenCalled();
  });

  it.each([
    ['en', 'Please fill in all invoice information'],
    ['vi', 'Vui lòng nhập đầy đủ thông tin xuất hóa đơn'],
  ] as const)('is asked for in full, in %s, before anything begins [S5-19] [S1-58]', async (locale, sentence) => {
    const { begins } = await toThePayment({ locale });
    await click(box());
    await press(PAY_NOW);
    await appears('[role="alert"]', new RegExp(sentence));
    showsIn(locale, 'Please fill in all invoice information');
    expect(begins).not.toHaveBeenCalled();
    const wrong = [...document.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')];
    expect(wrong).toHaveLength(3);
    expect(document.activeElement).toBe(wrong[0]);
  });

  it.each([
    ['en', 'An error occurred, please try again later'],
    ['vi', 'Có lỗi xảy ra, vui lòng thử lại sau'],
  ] as const)(
    'that could not be stored is told, in %s, and nothing is paid until it is [S8-12]',
    async (locale, sentence) => {
      const { updates, begins } = await toThePayment({ locale });
      updates.mockResolvedValueOnce(refused({ code: 'INVALID_INPUT', field: 'x', problem: { kind: 'MALFORMED' } }));
      await click(box());
      await fillIn();
      await press(PAY_NOW);
      await settle(20);
      expect(text()).toContain(sentence);
      expect(document.querySelector('#transfer-title')).toBe(null);
      await press(PAY_NOW);
      await appears('#transfer-title');
      expect(text()).not.toContain(sentence);
      expect(begins).toHaveBeenCalledTimes(2);
    },
  );

  it('survives a reload', async () => {
    const page = await toThePayment();
    await click(box());
    await fillIn();
    await page.reload();
    await appears('#invoice-title');
    expect(labelled(/^Company tax code/).value).toBe('0312345678');
  });
});
