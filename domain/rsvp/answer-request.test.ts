import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNewestLetter, otherAccountNotice, readAnswerRequest } from './answer-request.ts';
import { writeInvitationSecret } from './invitation-secret.ts';

const SECRET = writeInvitationSecret({ keyId: 'k1', letterNumber: 2 }, new Uint8Array(32));

describe('an answer request', () => {
  it('needs the invitation and its secret', () => {
    for (const missing of [null, '', '  ']) {
      for (const request of [
        { invitationId: missing, secret: SECRET },
        { invitationId: 'i1', secret: missing },
        { invitationId: missing, secret: missing },
      ]) {
        expect(readAnswerRequest(request)).toEqual({ ok: false, refusal: { code: 'RSVP_INFORMATION_MISSING' } });
      }
    }
    expect(readAnswerRequest({ invitationId: ' i1 ', secret: `${SECRET}\n` })).toEqual({
      ok: true,
      value: { invitationId: 'i1', secret: { keyId: 'k1', letterNumber: 2, mac: new Uint8Array(32) } },
    });
    expect(readAnswerRequest({ invitationId: 'i1', secret: 'forged' })).toEqual({
      ok: false,
      refusal: { code: 'SECRET_INVALID' },
    });
  });

  it('needs the newest letter', () => {
    expect([1, 2, 3].map((letterNumber) => isNewestLetter({ letterNumber }, { letterNumber: 2 }))).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('the other-account notice', () => {
  it('ignores case [S5-39]', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(otherAccountNotice(email.toUpperCase(), email.toLowerCase())).toBeNull();
        expect(otherAccountNotice(`x${email}`, email)).toBe(`x${email}`);
      }),
    );
  });
});
