import { expect, it } from 'vitest';
import { demandOnEvent } from './demand-on-event.ts';
import type { EventAbility } from './event-abilities.ts';

it.each<[string, EventAbility[], object]>([
  ['is granted with the ability', ['event.view', 'event.edit'], { ok: true, value: null }],
  ['is forbidden to who only sees the event', ['event.view'], { ok: false, refusal: { code: 'FORBIDDEN' } }],
  ['finds no event for who may not see it', [], { ok: false, refusal: { code: 'EVENT_NOT_FOUND' } }],
])('editing %s', (_what, abilities, answer) => {
  expect(demandOnEvent('event.edit', new Set(abilities))).toEqual(answer);
});
