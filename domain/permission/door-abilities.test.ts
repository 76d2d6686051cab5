import { describe, expect, it } from 'vitest';
import { GATE_PASS_LASTS } from '#domain/door/gate-pass.ts';
import { later } from '#domain/kernel/instant.ts';
import { tableOfEvent } from '#test/builders/ability-table.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import { type DoorAbility, type DoorPlace, type DoorWorker, requireAtDoor } from './door-abilities.ts';

const ABILITIES: readonly DoorAbility[] = ['door.work', 'door.hand-in', 'door.search'];
const here: DoorPlace = { eventId: 1012, sectionEventId: 5001 };
const pass = {
  eventId: 1012,
  sectionEventIds: [5001, 5002],
  issuedAt: NOW,
  endsAt: minutes(60),
  revokedAt: null,
};
const holder = (change: Partial<Extract<DoorWorker, { kind: 'pass' }>['pass']> = {}): DoorWorker => ({
  kind: 'pass',
  pass: { ...pass, ...change },
});
const answers = (worker: DoorWorker, place: DoorPlace, now = minutes(5)) =>
  ABILITIES.map((ability) => {
    const answer = requireAtDoor(ability, worker, place, now);
    return answer.ok ? 'yes' : answer.refusal.code;
  });

describe('who works at a door [S6-45]', () => {
  it('role × ability, with an account', () => {
    expect(
      tableOfEvent((_viewer, eventAbilities) => {
        const worker: DoorWorker = { kind: 'member', eventAbilities: new Set(eventAbilities) };
        return ABILITIES.filter((ability) => requireAtDoor(ability, worker, here, NOW).ok);
      }),
    ).toBe(`
             anonymous person organiser manager editor door owner subadmin operator author resting accountant admin
door.hand-in ·         ·      ●         ●       ·      ●    ●     ●        ●        ●      ·       ·          ●
door.search  ·         ·      ●         ●       ·      ·    ●     ●        ·        ●      ·       ·          ●
door.work    ·         ·      ●         ●       ·      ●    ●     ●        ●        ●      ·       ·          ●
`);
  });

  it('an account without a right on the event is told as little as it may see', () => {
    const may = (eventAbilities: readonly 'event.view'[]): DoorWorker => ({
      kind: 'member',
      eventAbilities: new Set(eventAbilities),
    });
    expect(answers(may(['event.view']), here)).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
    expect(answers(may([]), here)).toEqual(['EVENT_NOT_FOUND', 'EVENT_NOT_FOUND', 'EVENT_NOT_FOUND']);
  });

  it.each([
    ['opens its sessions', holder(), { ...here, sectionEventId: 5002 }, ['yes', 'yes', 'FORBIDDEN']],
    ['opens the door of its event', holder(), { ...here, sectionEventId: null }, ['yes', 'yes', 'FORBIDDEN']],
    ['opens no other session', holder(), { ...here, sectionEventId: 5003 }, ['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']],
    [
      'opens no other event',
      holder(),
      { ...here, eventId: 1013 },
      ['EVENT_NOT_FOUND', 'EVENT_NOT_FOUND', 'EVENT_NOT_FOUND'],
    ],
    [
      'that is revoked hands in only',
      holder({ revokedAt: minutes(4) }),
      { ...here, sectionEventId: null },
      ['PASS_REVOKED', 'yes', 'FORBIDDEN'],
    ],
    ['that is over hands in only', holder({ endsAt: minutes(4) }), here, ['PASS_OVER', 'yes', 'FORBIDDEN']],
  ] as const)('a gate pass %s', (_what, worker, place, expected) => {
    expect(answers(worker, place)).toEqual(expected);
  });

  it('a gate pass without an end of its own lasts as long as one may', () => {
    const worker = holder({ endsAt: undefined });
    expect(answers(worker, here, later(NOW, GATE_PASS_LASTS))).toEqual(['yes', 'yes', 'FORBIDDEN']);
    expect(answers(worker, here, later(NOW, GATE_PASS_LASTS + 1))).toEqual(['PASS_OVER', 'yes', 'FORBIDDEN']);
  });
});
