import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signInTarget } from './sign-in-target.ts';

describe('the sign-in target', () => {
  it.each(['/', '/admin/events', '/admin/events?tab=PAST#top', '/vi/my-ticket'])('keeps our own path: %s', (path) => {
    expect(signInTarget(path)).toBe(path);
  });

  it.each([
    null,
    '',
    'admin',
    '//evil.test',
    '/\\evil.test',
    'https://evil.test',
    'javascript:alert(1)',
    '/\t/evil.test',
    `/${'x'.repeat(2_000)}`,
  ])('replaces anything else by the start page: %j', (given) => {
    expect(signInTarget(given)).toBe('/');
  });

  it('never leaves our site', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('/', '\\', '\t', '\n', 'a', ':', '@', '.', '?', '#') }),
        (given) => {
          expect(new URL(signInTarget(given), 'https://vemoi.test').origin).toBe('https://vemoi.test');
        },
      ),
    );
  });
});
