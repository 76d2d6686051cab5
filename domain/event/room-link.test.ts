import { expect, it } from 'vitest';
import { LONGEST_ROOM_LINK, readRoomLink } from './room-link.ts';

it.each(['https://meet.example.test/abc-def?pwd=1#x', ' http://192.168.1.5:8080/room ', 'HTTPS://Meet.Example.Test'])(
  '%j is a room link',
  (typed) => {
    expect(readRoomLink(typed)).toEqual({ ok: true, value: typed.trim() });
  },
);

it.each([
  ['', { kind: 'REQUIRED' }],
  ['   ', { kind: 'REQUIRED' }],
  ['meet.example.test', { kind: 'MALFORMED' }],
  ['javascript:alert(1)', { kind: 'MALFORMED' }],
  ['https://a b', { kind: 'MALFORMED' }],
  ['https://good.test@evil.test/', { kind: 'MALFORMED' }],
  ['https://good.test\\@evil.test', { kind: 'MALFORMED' }],
  [`https://a.test/${'x'.repeat(LONGEST_ROOM_LINK)}`, { kind: 'TOO_LONG', max: LONGEST_ROOM_LINK }],
])('%j is no room link', (typed, refusal) => {
  expect(readRoomLink(typed)).toEqual({ ok: false, refusal });
});
