import { describe, expect, it } from 'vitest';
import { codeOfMac, TOTP } from '#domain/people/second-factor.ts';
import { base32, fromBase32, nodeAuthenticator } from './node-authenticator.ts';

const SECRET = base32(Buffer.from('12345678901234567890'));

describe('an authenticator', () => {
  // RFC 6238, appendix B: the last six of eight digits.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('generates the code of RFC 6238 at %d', (seconds, code) => {
    expect(codeOfMac(nodeAuthenticator.macOf(SECRET, Math.trunc((seconds * 1_000) / TOTP.period)))).toBe(code);
  });

  it('writes distinct secrets in base32', () => {
    expect([base32(Buffer.from('foobar')), base32(Buffer.from('fooba'))]).toEqual(['MZXW6YTBOI', 'MZXW6YTB']);
    expect(Buffer.from(fromBase32('MZXW6YTB')).toString()).toBe('fooba');
    const secrets = Array.from({ length: 5 }, () => nodeAuthenticator.newSecret());
    expect(new Set(secrets).size).toBe(5);
    for (const secret of secrets) expect(fromBase32(secret)).toHaveLength(TOTP.secretBytes);
  });
});
