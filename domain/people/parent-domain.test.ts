import { expect, it } from 'vitest';
import { parentDomain } from './parent-domain.ts';

it.each([
  ['vemoi.vn', 'vemoi.vn'],
  ['www.vemoi.vn', 'vemoi.vn'],
  ['WWW.Vemoi.VN', 'vemoi.vn'],
  ['a.b.vemoi.vn', 'b.vemoi.vn'],
  ['vemoi.com.vn', 'com.vn'],
  ['localhost', null],
  ['127.0.0.1', null],
  ['[::1]', null],
  ['', null],
  ['vemoi.', null],
])('the parent domain of %s is %s', (hostname, parent) => {
  expect(parentDomain(hostname)).toBe(parent);
});
