import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAccountId } from '#test/arbitraries/viewer.arbitraries.ts';
import { accountId } from '#test/builders/a-viewer.ts';
import { decideProviderSignIn, type ProviderFacts, type ProviderIdentity } from './provider-sign-in.ts';

const [lan, minh] = [accountId('lan'), accountId('minh')];
const linh: ProviderIdentity = { subject: '1', email: 'Linh@Example.com', emailVerified: true };
const nobodyKnows: ProviderFacts = { linked: null, signedIn: null, accountOf: () => null };

describe('signing in through a provider', () => {
  it.each<[string, ProviderIdentity, Partial<ProviderFacts>, object]>([
    ['linked before', linh, { linked: lan }, { kind: 'SIGN_IN', accountId: lan }],
    [
      'linked before, its address not verified any more',
      { ...linh, emailVerified: false },
      { linked: lan },
      { kind: 'SIGN_IN', accountId: lan },
    ],
    ['linked to who is signed in', linh, { linked: lan, signedIn: lan }, { kind: 'SIGN_IN', accountId: lan }],
    [
      'new, asked for by who is signed in',
      { ...linh, email: null },
      { signedIn: lan },
      { kind: 'LINK', accountId: lan },
    ],
    [
      'new, with the verified address of an account',
      linh,
      { accountOf: (email) => (email === 'linh@example.com' ? minh : null) },
      { kind: 'LINK', accountId: minh },
    ],
    ['new, with a verified address of nobody', linh, {}, { kind: 'OPEN_ACCOUNT', email: 'linh@example.com' }],
  ])('an identity %s', (_what, identity, known, answer) => {
    expect(decideProviderSignIn(identity, { ...nobodyKnows, ...known })).toEqual({ ok: true, value: answer });
  });

  it.each<[string, ProviderIdentity, Partial<ProviderFacts>, string]>([
    [
      'linked to somebody else than who is signed in',
      linh,
      { linked: lan, signedIn: minh },
      'LINKED_TO_ANOTHER_ACCOUNT',
    ],
    ['with an address that is not verified', { ...linh, emailVerified: false }, {}, 'EMAIL_NOT_VERIFIED'],
    ['without an address', { ...linh, email: null }, {}, 'EMAIL_NOT_VERIFIED'],
    ['with what is no address', { ...linh, email: 'linh' }, {}, 'EMAIL_NOT_VERIFIED'],
  ])('an identity %s is refused', (_what, identity, known, code) => {
    expect(decideProviderSignIn(identity, { ...nobodyKnows, ...known })).toEqual({ ok: false, refusal: { code } });
  });

  it('an unverified address never opens or enters an account', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.option(anyAccountId), (email, owner) => {
        const answer = decideProviderSignIn(
          { subject: '2', email, emailVerified: false },
          { ...nobodyKnows, accountOf: () => owner },
        );
        expect(answer).toEqual({ ok: false, refusal: { code: 'EMAIL_NOT_VERIFIED' } });
      }),
    );
  });
});
