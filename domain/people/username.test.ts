import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReservedName, suggestedUsername, usernameCandidate } from './username.ts';

describe('suggested usernames', () => {
  it.each([
    ['linh.nguyen@example.com', 'linh.nguyen'],
    ['Linh+tickets@example.com', 'linh'],
    ['a@example.com', 'usera'],
    ["o'neill@example.com", 'oneill'],
    ['__x__@example.com', 'userx'],
    [`${'a'.repeat(60)}@example.com`, 'a'.repeat(24)],
  ])('of %s is %s', (email, wish) => {
    expect(suggestedUsername(email)).toBe(wish);
  });

  it('are always URL-safe', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.nat(12), fc.nat(), (email, attempt, seed) => {
        const name = usernameCandidate(suggestedUsername(email), attempt, (n) => seed % n);
        expect(name).toMatch(/^[a-z0-9][a-z0-9._-]{2,40}$/);
        expect(encodeURIComponent(name)).toBe(name);
        expect(isReservedName(name)).toBe(false);
      }),
    );
  });
});

it('the first candidate is the suggestion, unless reserved', () => {
  expect(usernameCandidate('linh', 0, () => 7)).toBe('linh');
  expect(usernameCandidate('admin', 0, () => 7)).toBe('admin07');
  expect(usernameCandidate('linh', 3, () => 7)).toBe('linh00007');
});
