import { describe, expect, it } from 'vitest';
import { baseOf, localeOfPath, localisedPath, neutralPath } from './localised-path.ts';

describe('the language in the address', () => {
  it.each([
    ['/', '/vi'],
    ['/?ref=LINH', '/vi?ref=LINH'],
    ['/#top', '/vi#top'],
    ['/events?free=1', '/vi/events?free=1'],
    ['/event/vi-du-12', '/vi/event/vi-du-12'],
  ])('%s is %s in Vietnamese', (path, vietnamese) => {
    expect(localisedPath(path, 'vi')).toBe(vietnamese);
    expect(localisedPath(path, 'en')).toBe(path);
  });

  it('is the router’s base', () => {
    expect([baseOf('en'), baseOf('vi')]).toEqual(['/', '/vi']);
  });

  it.each([
    ['/vi', 'vi'],
    ['/vi/events', 'vi'],
    ['/vietnam-web-summit', 'en'],
    ['/video', 'en'],
    ['/', 'en'],
  ])('%s is in %s', (path, locale) => {
    expect(localeOfPath(path)).toBe(locale);
  });

  it.each(['/', '/events', '/event/a-1', '/vietnam'])('%s round-trips through Vietnamese', (path) => {
    expect(neutralPath(localisedPath(path, 'vi'))).toBe(path);
    expect(neutralPath(path)).toBe(path);
  });
});
