import { expect, it } from 'vitest';
import { isFromOwnPage } from './own-origin.ts';

const asked = (headers: Readonly<Record<string, string>>, host = 'localhost:3000') =>
  isFromOwnPage({ headers, host }, 'https://vemoi.example');

it.each<[string, Readonly<Record<string, string>>, boolean]>([
  ['the host that was asked', { origin: 'http://localhost:3000' }, true],
  ['the site’s own address', { origin: 'https://vemoi.example' }, true],
  ['the site’s address without its encryption', { origin: 'http://vemoi.example' }, false],
  ['another port', { origin: 'http://localhost:3001' }, false],
  ['another site', { origin: 'https://evil.example' }, false],
  ['a name that only begins like ours', { origin: 'https://vemoi.example.evil.test' }, false],
  ['a sandboxed frame', { origin: 'null' }, false],
  ['no origin', {}, false],
  ['no origin, of our own page by the browser’s word', { 'sec-fetch-site': 'same-origin' }, true],
  ['no origin, of a sibling site', { 'sec-fetch-site': 'same-site' }, false],
  [
    'another site, whatever it says besides',
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    false,
  ],
])('a request with %s: %3$s', (_what, headers, own) => {
  expect(asked(headers)).toBe(own);
});
