import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseEmailAddress, sameEmail } from './email-address.ts';

it.each(['linh@example.com', ' Linh.Nguyen+ve@Mail.Example.vn ', 'a@b.co', "o'neill@xn--bcher-kva.example"])(
  '%j is an address',
  (text) => {
    expect(parseEmailAddress(text)).toEqual({ ok: true, value: text.trim().toLowerCase() });
  },
);

it.each([
  '',
  'linh',
  'linh@',
  '@example.com',
  'linh@localhost',
  'linh@example',
  'li nh@example.com',
  'linh@exam ple.com',
  'linh..n@example.com',
  '.linh@example.com',
  'linh@-example.com',
  'linh@example.com\r\nBcc: x@example.com',
  'linh@example.com,an@example.com',
  '"li nh"@example.com',
  'linh@@example.com',
  'đạt@example.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}.com`,
])('%j is refused', (text) => {
  expect(parseEmailAddress(text)).toEqual({ ok: false, refusal: { code: 'INVALID_EMAIL' } });
});

it('a parsed address parses to itself and differs only in case', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (text) => {
      const first = parseEmailAddress(text.toUpperCase());
      if (!first.ok) return;
      expect(parseEmailAddress(first.value)).toEqual(first);
      expect(sameEmail(first.value, text)).toBe(true);
    }),
  );
});

it('comparison ignores case [S5-39]', () => {
  expect(sameEmail('Linh@Example.com', 'linh@example.COM ')).toBe(true);
  expect(sameEmail('linh@example.com', 'lan@example.com')).toBe(false);
});
