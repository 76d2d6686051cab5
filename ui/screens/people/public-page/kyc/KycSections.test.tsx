import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import type { OwnIdCard } from '#application/people/ports/kyc-desk.ts';
import { anIdCard } from '#test/builders/an-id-card.ts';
import { appears, click, find, findAll, settle, submit, type } from '#test/rendered/render-page.tsx';
import { renderPublicPage } from '#test/rendered/render-public-page.tsx';

type World = Omit<Parameters<typeof renderPublicPage>[0], 'at'>;

const lansCard: OwnIdCard = {
  ...anIdCard({ idNumber: '••••••••2345', frontImage: '/files/private/1?s', backImage: '/files/private/2?s' }),
  status: 'PENDING',
  reason: null,
};
const lansBank = { bankAccountId: 'b1', bank: 'Vietcombank', holder: 'NGUYEN THI LAN', number: '•••••••••3456' };

const text = () => document.body.textContent ?? '';
const dialog = () => document.querySelector('[role="dialog"]')?.textContent ?? '';
const field = (name: string) => document.querySelector<HTMLInputElement>(`[role="dialog"] input[name="${name}"]`);
const fill = async (fields: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(fields)) await type(field(name), value);
};
async function choose(name: string, file: File): Promise<void> {
  const input = field(name);
  if (input === null) throw new Error('No such field');
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })));
  await settle(10);
}
const picture = (bytes = 12, kind = 'image/png') => new File([new Uint8Array(bytes)], 'card.png', { type: kind });

async function open(world: World = {}) {
  const page = await renderPublicPage({ at: '/u/linh?tab=ACCOUNT', account: someAccount, ...world });
  await appears('h3', world.locale === 'vi' ? 'Căn cước' : 'ID card');
  return page;
}
const press = async (name: string) => {
  await click(find('button', name));
  await settle(10);
};
const unfold = async (name: string) => {
  await press(name);
  await appears('[role="dialog"]');
  await settle(10);
};

describe('my account', () => {
  it('shows the ID card and bank accounts with masked numbers [S2.12-11]', async () => {
    await open({ kyc: { card: lansCard, bankAccounts: [lansBank] } });
    expect(findAll('h3', /./).map((heading) => heading.textContent)).toEqual([
      'Two-factor authentication',
      'ID card',
      'Bank accounts',
      'Signed-in devices',
    ]);
    for (const words of [
      'Nguyễn Thị Lan',
      '17/05/1994',
      '••••••••2345',
      'Vietcombank',
      'NGUYEN THI LAN',
      '•••••••••3456',
    ])
      expect(text()).toContain(words);
    expect([...document.querySelectorAll('main img, section img')].map((image) => image.getAttribute('src'))).toEqual(
      expect.arrayContaining(['/files/private/1?s', '/files/private/2?s']),
    );
  });

  it.each([
    ['PENDING', null, 'Under review', 'Đang xét duyệt', false],
    ['APPROVED', null, 'Verified', 'Đã xác minh', true],
    ['REJECTED', 'The picture is blurred', 'Not accepted', 'Chưa được chấp nhận', true],
  ] as const)('shows the state of the ID card: %s [S4-06]', async (status, reason, en, vi, again) => {
    await open({ kyc: { card: { ...lansCard, status, reason } } });
    expect(text()).toContain(en);
    if (reason !== null) expect(text()).toContain(reason);
    expect(findAll('button', 'Send another ID card')).toHaveLength(again ? 1 : 0);
    await open({ kyc: { card: { ...lansCard, status, reason } }, locale: 'vi' });
    expect(text()).toContain(vi);
    expect(text()).toContain('17/05/1994');
  });

  it('reports a failed load and offers a retry', async () => {
    const { kyc } = await open();
    kyc.cut(true);
    await unfold('Add bank account');
    expect(dialog()).toContain('We could not reach Vemoi');
    kyc.cut(false);
    await click(find('[role="dialog"] button', 'Try again'));
    await settle(10);
    expect(dialog()).toContain('JBSW Y3DP');
  });
});

describe('sending an ID card', () => {
  const typed = { fullname: ' Nguyễn Thị Lan ', birthday: '1994-05-17', idNumber: '001 194 012345' };

  it('sends its data and both sides, then shows the review [S2.12-11] [S4-06]', async () => {
    await open();
    await unfold('Add ID card');
    await fill(typed);
    await choose('frontImage', picture());
    await choose('backImage', picture());
    await submit(field('fullname'));
    await settle(20);
    expect(dialog()).toBe('');
    expect(text()).toContain('ID card sent for review');
    expect(text()).toContain('Under review');
    expect(text()).toContain('••••••••2345');
    expect(findAll('button', /Add ID card|Send another ID card/)).toEqual([]);
  });

  it('marks invalid fields and sends nothing', async () => {
    await open({ locale: 'vi' });
    await unfold('Thêm căn cước');
    expect(dialog()).not.toContain('không hợp lệ');
    await fill({ ...typed, fullname: ' ', idNumber: '001195012345' });
    await submit(field('fullname'));
    for (const words of [
      'Vui lòng nhập họ và tên',
      'Số căn cước không hợp lệ',
      'Vui lòng nhập mặt trước căn cước',
      'Vui lòng nhập mặt sau căn cước',
    ])
      expect(dialog()).toContain(words);
    expect(dialog()).not.toContain('Ngày sinh không hợp lệ');
  });

  it.each([
    ['too large', picture(2 * 1024 * 1024), '2 MB'],
    ['no picture', picture(12, 'application/pdf'), 'not an image'],
  ])('refuses a picture that is %s', async (_what, file, words) => {
    await open();
    await unfold('Add ID card');
    await choose('frontImage', file);
    expect(dialog()).toContain(words);
  });

  it('keeps the input when the network is lost', async () => {
    const { kyc } = await open();
    await unfold('Add ID card');
    await fill(typed);
    await choose('frontImage', picture());
    await choose('backImage', picture());
    kyc.cut(true);
    await submit(field('fullname'));
    await settle(10);
    expect(dialog()).toContain('We could not reach Vemoi');
    expect(field('idNumber')?.value).toBe(typed.idNumber);
  });
});

describe('adding a bank account', () => {
  const typed = { bank: 'Vietcombank', number: '0071 000 123456', holder: 'Nguyễn Thị Lan' };

  it('sets up an authenticator app first, then adds the account with its code [S2.12-11]', async () => {
    const { kyc } = await open();
    await unfold('Add bank account');
    expect(dialog()).toContain('Set up two-factor authentication');
    expect(document.querySelector('[role="dialog"] svg[role="img"]')?.getAttribute('aria-label')).toBe(
      'QR code for your authenticator app',
    );
    await fill({ code: '12345' });
    await submit(field('code'));
    expect(dialog()).toContain('Please enter the 6-digit code from your app');
    await fill({ code: '000000' });
    await submit(field('code'));
    await settle(10);
    expect(dialog()).toContain('Wrong code. 4 attempts left');
    await fill({ code: '123 456' });
    await submit(field('code'));
    await settle(10);
    expect(dialog()).toContain('ABCD-EFGH-JKLM-NPQR');
    await press('I saved them');
    await appears('[role="dialog"] input[name="bank"]');
    await fill({ ...typed, code: '123456' });
    await submit(field('bank'));
    await settle(20);
    expect(kyc.codes).toEqual(['000000', '123456', '123456']);
    expect(text()).toContain('•••••••••3456');
    expect(text()).toContain('NGUYEN THI LAN');
  });

  it('marks invalid fields without using up a code', async () => {
    const { kyc } = await open({ kyc: { hasSecondFactor: true }, locale: 'vi' });
    await unfold('Thêm tài khoản ngân hàng');
    await appears('[role="dialog"] input[name="bank"]');
    await fill({ ...typed, number: '0071_0', holder: '', code: '123456' });
    await submit(field('bank'));
    expect(dialog()).toContain('Số tài khoản không hợp lệ');
    expect(dialog()).toContain('Vui lòng nhập chủ tài khoản');
    expect(kyc.codes).toEqual([]);
  });

  it('can be removed', async () => {
    await open({ kyc: { bankAccounts: [lansBank], hasSecondFactor: true } });
    await press('Remove Vietcombank •••••••••3456');
    await settle(20);
    expect(text()).not.toContain('•••••••••3456');
    expect(text()).toContain('Bank account removed');
  });
});

describe('two-factor authentication', () => {
  const staff = { ...someAccount, isAdmin: true };

  it('is asked for in a session of staff who have an app, and a wrong code is named', async () => {
    const { kyc } = await open({ account: { ...staff, secondFactorStep: 'ASK' }, kyc: { hasSecondFactor: true } });
    expect(text()).toContain('Confirm with your authenticator app to open the admin pages on this device.');
    await unfold('Enter code');
    await fill({ code: '12' });
    await submit(field('code'));
    expect(dialog()).toContain('Please enter the 6-digit code from your app, or a recovery code');
    await fill({ code: '000000' });
    await submit(field('code'));
    await settle(10);
    expect(dialog()).toContain('Wrong code. 4 attempts left');
    await fill({ code: '123 456' });
    await submit(field('code'));
    await settle(20);
    expect(kyc.codes).toEqual(['000000', '123456']);
    expect(text()).toContain('You’re confirmed on this device');
  });

  it('is set up by staff who have none, after their recovery codes were shown', async () => {
    await open({ account: { ...staff, secondFactorStep: 'SET_UP_FIRST' }, locale: 'vi' });
    expect(text()).toContain('Vai trò của bạn cần xác thực hai lớp.');
    await unfold('Thiết lập');
    await fill({ code: '123456' });
    await submit(field('code'));
    await settle(10);
    expect(dialog()).toContain('STUV-WXYZ-2345-6789');
    await press('Tôi đã lưu');
    await settle(20);
    expect(text()).toContain('Đang bật.');
  });

  it('asks for a new code by email when the session began long ago', async () => {
    const { kyc, desk } = await open();
    kyc.stale(true);
    await unfold('Set up');
    expect(dialog()).toContain('You signed in a while ago.');
    await submit(document.querySelector('[role="dialog"] button'));
    await appears('[role="dialog"] input[name="email-code"]');
    kyc.stale(false);
    await fill({ 'email-code': desk.codeFor(someAccount.email) ?? '' });
    await submit(field('email-code'));
    await appears('[role="dialog"] input[name="code"]');
    expect(dialog()).toContain('Set up two-factor authentication');
  });

  it('gives new recovery codes and turns off with a code', async () => {
    const { kyc } = await open({ kyc: { hasSecondFactor: true } });
    await unfold('New recovery codes');
    await fill({ code: '123456' });
    await submit(field('code'));
    await settle(10);
    expect(dialog()).toContain('ABCD-EFGH-JKLM-NPQR');
    await press('I saved them');
    await settle(20);
    await unfold('Turn off');
    await fill({ code: 'abcd efgh jklm npqr' });
    await submit(field('code'));
    await settle(20);
    expect(kyc.codes).toEqual(['123456', 'abcdefghjklmnpqr']);
    expect(dialog()).toContain('Wrong code');
    await fill({ code: '123456' });
    await submit(field('code'));
    await settle(30);
    expect(text()).toContain('Off. An authenticator app protects your payouts');
  });
});
