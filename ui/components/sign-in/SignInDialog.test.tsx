import { afterEach, describe, expect, it, vi } from 'vitest';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import type { Account } from '#application/people/ports/profile-desk.ts';
import { ok } from '#domain/kernel/result.ts';
import { productFrame } from '#test/rendered/product-frame.ts';
import { appears, click, find, findAll, renderPage, settle, submit, type } from '#test/rendered/render-page.tsx';
import { showsIn, showsInBothLanguages } from '#test/rendered/shown-in-both-languages.ts';
import { staysOpen } from '#test/rendered/stays-open.ts';
import { useRequireSignIn } from '#ui/bindings/use-require-sign-in.ts';
import { expectPerson } from '#ui/components/complete-name/expected-person.ts';
import { PageFrame } from '#ui/routes/PageFrame.tsx';

const answers: (Account | null)[] = [];

const Page = () => {
  const requireSignIn = useRequireSignIn();
  const ask = async (closeable: boolean): Promise<void> => {
    answers.push(await requireSignIn({ closeable }));
  };
  return (
    <>
      <button type="button" onClick={() => void ask(true)}>
        account
      </button>
      <button type="button" onClick={() => void ask(false)}>
        buy
      </button>
      <button
        type="button"
        onClick={() => {
          expectPerson({ email: 'linh@demo.vemoi.test', name: 'Trần Văn Linh' });
          void requireSignIn();
        }}
      >
        answer
      </button>
    </>
  );
};

const field = (name: string): Element | null => document.querySelector(`input[name="${name}"]`);

async function open(by: 'account' | 'buy') {
  answers.length = 0;
  const page = await renderPage([{ path: '/', Component: Page }]);
  await click(find('button', by));
  await appears('[role="dialog"]');
  return page;
}

async function openFromHeader(world: Parameters<typeof renderPage>[1] = {}) {
  const page = await renderPage(productFrame(), { at: '/about-us', ...world });
  await click(find('header button', 'Sign in'));
  await appears('[role="dialog"]');
  return page;
}

async function askForCode(email = 'linh@demo.vemoi.test') {
  await type(field('email'), email);
  await submit(field('email'));
}

describe('the sign-in dialog', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('sends a code to the address and signs in with the right code [S2.5-02] [S1-58]', async () => {
    const { desk, sessions } = await openFromHeader();
    expect(findAll('button', 'Continue with email')).toHaveLength(1);
    await showsInBothLanguages('Continue with email');
    await askForCode();
    await type(field('one-time-code'), desk.codeFor('linh@demo.vemoi.test') ?? '');
    await settle(20);
    expect(sessions.now()).toMatchObject({ kind: 'SIGNED_IN', account: someAccount });
    expect(document.querySelector('[role="dialog"]')).toBeNull();
  });

  it('continues the action that needed an account', async () => {
    const { desk } = await open('buy');
    await askForCode();
    await type(field('one-time-code'), desk.codeFor('linh@demo.vemoi.test') ?? '');
    await settle(20);
    expect(answers).toEqual([someAccount]);
  });

  it('shows each identity provider by name and leaves for the chosen one [S2.5-01] [S1-58]', async () => {
    const gone: string[] = [];
    vi.spyOn(window.location, 'assign').mockImplementation((address) => void gone.push(String(address)));
    await openFromHeader({
      identityProviders: [
        { id: 'google', name: 'Google' },
        { id: 'facebook', name: 'Facebook' },
      ],
      provider: { begin: async ({ provider }) => ok(`https://${provider}.test/authorize`) },
    });
    await appears('[role="dialog"] button', 'Sign in with Google');
    await showsInBothLanguages('Sign in with {name}');
    expect(findAll('button', /^Sign in with/).map((button) => button.textContent)).toEqual([
      'Sign in with Google',
      'Sign in with Facebook',
    ]);
    await click(find('button', 'Sign in with Facebook'));
    expect(gone).toEqual(['https://facebook.test/authorize']);
  });

  it('checks the address before sending anything', async () => {
    const { desk } = await open('account');
    await askForCode('linh@');
    expect(document.body.textContent).toContain('Please enter a valid email format');
    expect(desk.calls.requestCode).toBe(0);
  });

  it.each([
    ['en', 'Sign in'],
    ['vi', 'Đăng nhập'],
  ] as const)('says in %s that an address is none [S5-15] [S1-58]', async (locale, signIn) => {
    await renderPage(productFrame(), { at: '/about-us', locale });
    await click(find('header button', signIn));
    await appears('[role="dialog"]');
    await askForCode('linh@');
    showsIn(locale, 'Please enter a valid email format');
  });

  it('continues the action once a new account has its name', async () => {
    answers.length = 0;
    const { desk } = await renderPage([{ Component: PageFrame, children: [{ path: '/', Component: Page }] }], {
      mayBecome: { ...someAccount, firstName: null, lastName: null },
    });
    await click(find('button', 'buy'));
    await appears('[role="dialog"]');
    await askForCode();
    await type(field('one-time-code'), desk.codeFor('linh@demo.vemoi.test') ?? '');
    const asked = await appears('input[autocomplete="family-name"]');
    expect(answers).toEqual([]);
    await type(asked, 'Trần');
    await type(document.querySelector('input[autocomplete="given-name"]'), 'Linh');
    await submit(asked);
    await settle(20);
    expect(answers).toEqual([{ ...someAccount, nameOrder: 'GIVEN_FIRST' }]);
  });

  it.each([
    ['the person who is expected', 'linh@demo.vemoi.test', ['Văn Linh', 'Trần']],
    ['nobody else', 'minh@demo.vemoi.test', ['', '']],
  ])('fills in the name of %s', async (_who, email, names) => {
    const { desk } = await renderPage([{ Component: PageFrame, children: [{ path: '/', Component: Page }] }], {
      mayBecome: { ...someAccount, email, firstName: null, lastName: null },
    });
    await click(find('button', 'answer'));
    await appears('[role="dialog"]');
    await askForCode(email);
    await type(field('one-time-code'), desk.codeFor(email) ?? '');
    await appears('input[autocomplete="family-name"]');
    const written = ['given-name', 'family-name'].map(
      (part) => document.querySelector<HTMLInputElement>(`input[autocomplete="${part}"]`)?.value,
    );
    expect(written).toEqual(names);
  });

  it('reports a wrong code and clears the field for another', async () => {
    await open('account');
    await askForCode();
    await type(field('one-time-code'), '000000');
    expect(document.querySelector('[role="alert"]')?.textContent).toMatch(/4/);
    expect((field('one-time-code') as HTMLInputElement).value).toBe('');
  });

  it('reads a code out of pasted text [S2.5-03] [S1-58]', async () => {
    const { desk, sessions } = await openFromHeader();
    await askForCode();
    const code = desk.codeFor('linh@demo.vemoi.test') ?? '';
    vi.spyOn(navigator.clipboard, 'readText').mockResolvedValue(`Your code: ${code.slice(0, 3)} ${code.slice(3)}`);
    await showsInBothLanguages('Paste code');
    await click(find('button', 'Paste code'));
    await settle(20);
    expect(sessions.now().kind).toBe('SIGNED_IN');
  });

  it('counts down before another code can be requested [S2.5-04] [S1-58]', async () => {
    const { desk } = await openFromHeader();
    await askForCode();
    expect(document.body.textContent).toMatch(/Resend code after (60|59) s/);
    await showsInBothLanguages('Resend code after {wait} s');
    expect(findAll('button', 'Send a new code')).toHaveLength(0);
    expect(desk.calls.requestCode).toBe(1);
  });

  it('cannot be closed when an action needs an account', async () => {
    await open('buy');
    expect(await staysOpen()).toBe(true);
    await open('account');
    expect(await staysOpen()).toBe(false);
  });

  it('resolves with null when closed from the header', async () => {
    await open('account');
    await click(find('button', 'Close'));
    expect(answers).toEqual([null]);
  });

  it('lets phones autofill the code', async () => {
    await open('account');
    await askForCode();
    expect(field('one-time-code')?.getAttribute('autocomplete')).toBe('one-time-code');
    expect(field('one-time-code')?.getAttribute('inputmode')).toBe('numeric');
  });
});
