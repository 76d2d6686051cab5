import { describe, expect, it } from 'vitest';
import { makeMemorySharedRefunds } from '#adapters/memory/money/memory-shared-refunds.ts';
import { type SharedRefund, SharedRefunds } from '#application/money/ports/shared-refunds.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { refused } from '#domain/kernel/result.ts';
import { REFUND_REASONS } from '#domain/sale/refund/refund.ts';
import { NOW } from '#test/builders/moments.ts';
import { appears, click, find, findAll, renderPage, settle, submit, type } from '#test/rendered/render-page.tsx';
import { given, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { ReceiveRefund } from './ReceiveRefund.tsx';

const aRefund = (part: Partial<SharedRefund> = {}): SharedRefund => ({
  eventName: 'Đêm nhạc',
  orderNumber: 'ABCDEFGHJ',
  amount: dong(200_000),
  reason: 'EVENT_CANCELLED',
  status: 'DECIDED',
  paidAt: null,
  account: null,
  ...part,
});
const named = { bin: '970436', number: '•••••••••3456', holder: 'NGUYEN THI LAN', source: 'BUYER' } as const;

type Opening = {
  readonly refund?: SharedRefund;
  readonly at?: string;
  readonly locale?: 'en' | 'vi';
  readonly port?: Partial<SharedRefunds>;
};
async function open({ refund = aRefund(), at = '/refund#secret', locale = 'en', port = {} }: Opening = {}) {
  window.sessionStorage.clear();
  const refunds: SharedRefunds = { ...makeMemorySharedRefunds({ secret: refund }), ...port };
  const Component = withUseCases(ReceiveRefund, [given(SharedRefunds, refunds)]);
  await renderPage(
    [
      { path: '/refund', Component },
      { path: '*', element: null },
    ],
    { now: NOW, at, locale },
  );
  await settle(20);
}
const text = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
const save = async () => {
  await submit(field('number'));
  await settle(20);
};
async function chooseBank(typed: string, name: string) {
  await type(field('bank'), typed);
  await click(await appears('[role="option"]', new RegExp(`^${name}`)));
}
async function fillIn() {
  await chooseBank('ngoai thuong', 'Vietcombank');
  await type(field('number'), '0071 0001 23456');
  await type(field('holder'), 'Nguyễn Thị Lan');
}

describe('the page of a refund', { timeout: 30_000 }, () => {
  it('says what is refunded and why, and is not for search engines', async () => {
    await open();
    expect(text()).toMatch(/Đêm nhạc.*200,000.*ABCDEFGHJ.*The event was cancelled/);
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });

  it.each(REFUND_REASONS)('gives the reason %s in both languages', async (reason) => {
    const said: string[] = [];
    for (const locale of ['en', 'vi'] as const) {
      await open({ refund: aRefund({ reason }), locale });
      said.push([...document.querySelectorAll('dd')].at(2)?.textContent ?? '');
    }
    expect(said[0]).not.toBe('');
    expect(said[1]).not.toBe(said[0]);
  });

  it('finds a bank by its full name without accents, and saves the account', async () => {
    await open();
    await fillIn();
    await save();
    expect(text()).toMatch(/We’ll send it to this account.*Vietcombank.*•3456.*NGUYEN THI LAN/);
    expect(findAll('input[name="number"]', /(?:)/)).toEqual([]);
  });

  it('marks each field that is missing or wrong, and sends nothing', async () => {
    let sent = 0;
    const port = {
      nameAccount: async () => {
        sent += 1;
        return refused({ code: 'LINK_EXPIRED' } as const);
      },
    };
    await open({ port });
    await type(field('holder'), '@');
    await save();
    expect(text()).toMatch(/Bank is required/);
    expect(['bank', 'number', 'holder'].map((name) => field(name)?.getAttribute('aria-invalid'))).toEqual([
      'true',
      'true',
      'true',
    ]);
    expect(sent).toBe(0);
  });

  it('lets the account be changed until the refund is sent', async () => {
    await open({ refund: aRefund({ account: named }) });
    await click(find('button', 'Change the account'));
    await chooseBank('bidv', 'BIDV');
    await type(field('number'), '99887766');
    await type(field('holder'), 'Lan');
    await save();
    expect(text()).toMatch(/BIDV.*LAN/);
  });

  it('says that the account that paid is used, where the bank told it', async () => {
    await open({ refund: aRefund({ account: { ...named, source: 'PAYER' } }) });
    expect(text()).toContain('We’ll send it to the account that paid');
  });

  it('asks again where the bank returned the money', async () => {
    await open({ refund: aRefund({ status: 'FAILED' }) });
    expect(text()).toContain('Your refund didn’t go through');
    expect(field('number')).not.toBeNull();
  });

  it.each([
    ['on its way', 'SENT', 'Your refund is on its way'],
    ['paid back', 'CONFIRMED', 'Refunded at'],
  ] as const)('shows one that is %s without a form', async (_name, status, sentence) => {
    await open({ refund: aRefund({ status, account: named, paidAt: status === 'CONFIRMED' ? NOW : null }) });
    expect(text()).toContain(sentence);
    expect(field('number')).toBeNull();
    expect(findAll('button', 'Change the account')).toEqual([]);
  });

  it('shows how it stands where it was sent while the form was open', async () => {
    let sent = false;
    const port: Partial<SharedRefunds> = {
      read: async () => ({ ok: true, value: aRefund(sent ? { status: 'SENT', account: named } : {}) }),
      nameAccount: async () => {
        sent = true;
        return refused({ code: 'PAYOUT_REFUSED', because: 'ON_ITS_WAY' } as const);
      },
    };
    await open({ port });
    await fillIn();
    await save();
    expect(text()).toContain('Your refund is on its way');
  });

  it('keeps what was typed where the answer is lost', async () => {
    await open({ port: { nameAccount: () => Promise.reject(new Error('offline')) } });
    await fillIn();
    await save();
    expect(text()).toContain('We could not reach Vemoi');
    expect(field('number')?.value).toBe('0071 0001 23456');
  });

  it.each(['/refund', '/refund#other'])('says that the link of %s does not work', async (at) => {
    await open({ at });
    expect(text()).toContain('This link doesn’t work');
  });

  it('is drawn before the answer is there, and can be read again where none comes', async () => {
    await open({ port: { read: () => new Promise(() => {}) } });
    expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
    let calls = 0;
    await open({
      port: {
        read: async () => {
          calls += 1;
          if (calls === 1) throw new Error('offline');
          return { ok: true, value: aRefund() };
        },
      },
    });
    expect(text()).toContain('We could not reach Vemoi');
    await click(find('button', 'Try again'));
    await settle(20);
    expect(text()).toContain('Where should we send it?');
  });
});
