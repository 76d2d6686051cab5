import { describe, expect, it } from 'vitest';
import { portalSearch } from './portal-search.ts';

describe('a search in the ticket portal', () => {
  it.each([
    ['0912 345 678', '912345678'],
    ['+84 912-345-678', '912345678'],
    ['84912345678', '912345678'],
    ['912345678', '912345678'],
  ])('reads %s as the phone number %s', (typed, phone) => {
    expect(portalSearch(typed)).toBe(phone);
  });

  it('joins the groups of a ticket’s code', () => {
    expect(portalSearch(' abcde 23456 ')).toBe('abcde23456');
  });

  it.each(['lan@example.test', 'Ngô Lan', 'VM-20261', '12345'])('leaves %s as it is', (typed) => {
    expect(portalSearch(typed)).toBe(typed);
  });
});
