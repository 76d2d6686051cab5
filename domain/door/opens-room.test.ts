import { expect, it } from 'vitest';
import { opensRoom } from './opens-room.ts';

it.each([
  ['ONLINE', 'VALID', true],
  ['ONLINE', 'VOID', false],
  ['ONSITE', 'VALID', false],
  ['ONSITE', 'VOID', false],
] as const)('a ticket to attend %s that is %s opens the room: %j', (mode, status, opens) => {
  expect(opensRoom({ mode, status })).toBe(opens);
});
