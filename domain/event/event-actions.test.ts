import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearNow } from '#test/arbitraries/event.arbitraries.ts';
import { aDraftEvent } from '#test/builders/a-draft-event.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import { EVENT_STATUSES, EVENT_TRANSITIONS } from './event.ts';
import {
  type ActionableEvent,
  type ActionObstacle,
  actionObstacle,
  actionsOfChange,
  actionToStatus,
  EVENT_ACTIONS,
  EVENT_PHASES,
  type EventAction,
  type EventPhase,
  eventActionRefusal,
  eventPhase,
} from './event-actions.ts';

const IN_PHASE: Readonly<Record<EventPhase, ActionableEvent>> = {
  DRAFT: aDraftEvent,
  UPCOMING: { ...aDraftEvent, status: 'PUBLISHED' },
  ONGOING: { ...aDraftEvent, status: 'PUBLISHED', beginAt: minutes(-5) },
  PAST: { ...aDraftEvent, status: 'PUBLISHED', beginAt: minutes(-50), endAt: minutes(-5) },
  CANCELLED: { ...aDraftEvent, status: 'CANCELLED' },
};

const anyEvent: fc.Arbitrary<ActionableEvent> = fc.record({
  status: fc.constantFrom(...EVENT_STATUSES),
  archive: fc.boolean(),
  donations: fc.boolean(),
  formPerTicket: fc.boolean(),
  featured: fc.boolean(),
  beginAt: nearNow,
  endAt: nearNow,
  hasOrders: fc.boolean(),
  blockers: fc.constantFrom([], ['TICKET_MISSING'] as const),
});

describe('the phase of an event', () => {
  it.each(EVENT_PHASES)('is %s, from status and times', (phase) => {
    expect(eventPhase(IN_PHASE[phase], NOW)).toBe(phase);
  });

  it('is ongoing at the very beginning and the very end', () => {
    expect(eventPhase({ ...aDraftEvent, status: 'PUBLISHED', beginAt: NOW }, NOW)).toBe('ONGOING');
    expect(eventPhase({ ...aDraftEvent, status: 'PUBLISHED', beginAt: minutes(-1), endAt: NOW }, NOW)).toBe('ONGOING');
  });
});

describe('possible actions', () => {
  // One sign per phase: draft, upcoming, ongoing, past, cancelled; then whether it can be done in the archive.
  it.each<[EventAction, string, boolean]>([
    ['EDIT', '++++-', false],
    ['PUBLISH', '+----', false],
    ['UNPUBLISH', '-+++-', false],
    ['CANCEL', '-+++-', false],
    ['ARCHIVE', '+++++', true],
    ['UNARCHIVE', '-----', true],
    ['ENABLE_DONATION', '++++-', false],
    ['DISABLE_DONATION', '-----', false],
    ['ENABLE_FORM_PER_TICKET', '+++--', false],
    ['DISABLE_FORM_PER_TICKET', '-----', false],
    ['FEATURE', '-++--', false],
    ['UNFEATURE', '-----', true],
    ['CUSTOMISE_EMAIL', '+++--', false],
    ['INVITE_GUESTS', '-++--', false],
    ['NOTIFY', '-++++', false],
    ['CHECK_IN', '-+++-', false],
    ['EMBED', '-++--', false],
    ['EXPORT_CSV', '-++++', true],
    ['VIEW_REVENUE', '-++++', true],
    ['CLONE', '+++++', true],
    ['HAND_OVER', '+++--', false],
    ['DELETE', '+----', true],
  ])('%s: %s', (action, open, inArchive) => {
    expect(
      EVENT_PHASES.map((phase) => (actionObstacle(IN_PHASE[phase], action, NOW) === null ? '+' : '-')).join(''),
    ).toBe(open);
    const obstacles = EVENT_PHASES.map((phase) => actionObstacle({ ...IN_PHASE[phase], archive: true }, action, NOW));
    if (action !== 'UNARCHIVE' && open !== '-----') expect(obstacles.includes('IN_ARCHIVE')).toBe(!inArchive);
  });

  it('every action has a rule', () => {
    expect(EVENT_ACTIONS).toHaveLength(22);
  });

  it.each<[string, EventAction, Partial<ActionableEvent>, ActionObstacle]>([
    ['what it is already', 'PUBLISH', { status: 'PUBLISHED' }, 'ALREADY_SO'],
    ['what it is already, also in the archive', 'ARCHIVE', { archive: true }, 'ALREADY_SO'],
    ['what it is already, of its settings', 'ENABLE_DONATION', { donations: true }, 'ALREADY_SO'],
    ['that it is in the archive', 'EDIT', { archive: true }, 'IN_ARCHIVE'],
    ['its phase', 'INVITE_GUESTS', {}, 'DRAFT'],
    ['orders, of what is taken back', 'UNPUBLISH', { status: 'PUBLISHED', hasOrders: true }, 'HAS_ORDERS'],
    ['orders, of what is deleted', 'DELETE', { hasOrders: true }, 'HAS_ORDERS'],
    ['something missing, of what is published', 'PUBLISH', { blockers: ['TICKET_MISSING'] }, 'NOT_READY'],
  ])('the rule table contains %s', (_what, action, over, obstacle) => {
    expect(actionObstacle({ ...aDraftEvent, ...over }, action, NOW)).toBe(obstacle);
  });

  it('the status follows its transition table', () => {
    const status = fc.constantFrom(...EVENT_STATUSES);
    fc.assert(
      fc.property(anyEvent, status, (event, to) => {
        const able = { ...event, archive: false, hasOrders: false, blockers: [] };
        const targets: readonly string[] = EVENT_TRANSITIONS[event.status];
        expect(actionObstacle(able, actionToStatus(to), NOW) === null).toBe(targets.includes(to));
      }),
    );
  });
});

const published = { ...aDraftEvent, status: 'PUBLISHED' } as const;
const cancelled = { ...aDraftEvent, status: 'CANCELLED' } as const;

describe('refusing an action', () => {
  it.each<[string, ActionableEvent, EventAction, ReturnType<typeof eventActionRefusal>]>([
    ['a draft is published', aDraftEvent, 'PUBLISH', null],
    [
      'a draft with something missing is told what',
      { ...aDraftEvent, blockers: ['TICKET_MISSING'] },
      'PUBLISH',
      { code: 'NOT_READY_TO_PUBLISH', blockers: ['TICKET_MISSING'] },
    ],
    ['published twice, it stays published', published, 'PUBLISH', null],
    ['a published event goes back to a draft', published, 'UNPUBLISH', null],
    [
      'but not once somebody has ordered',
      { ...published, hasOrders: true },
      'UNPUBLISH',
      { code: 'HAS_ORDERS', of: 'UNPUBLISH' },
    ],
    ['a published event is cancelled, orders or not', { ...published, hasOrders: true }, 'CANCEL', null],
    ['a cancelled event stays cancelled', cancelled, 'PUBLISH', { code: 'EVENT_STATE_FORBIDS', state: 'CANCELLED' }],
    ['and stays what people had heard of', cancelled, 'EDIT', { code: 'EVENT_STATE_FORBIDS', state: 'CANCELLED' }],
    ['a published event is not deleted', published, 'DELETE', { code: 'EVENT_STATE_FORBIDS', state: 'PUBLISHED' }],
    [
      'what lies in the archive is not changed',
      { ...published, archive: true },
      'EDIT',
      { code: 'EVENT_STATE_FORBIDS', state: 'ARCHIVED' },
    ],
  ])('%s', (_what, event, action, refusal) => {
    expect(eventActionRefusal(event, action, NOW)).toEqual(refusal);
  });

  it('refuses exactly the actions with an obstacle other than ALREADY_SO', () => {
    const anyEvent: fc.Arbitrary<ActionableEvent> = fc.record({
      status: fc.constantFrom(...EVENT_STATUSES),
      archive: fc.boolean(),
      donations: fc.boolean(),
      formPerTicket: fc.boolean(),
      featured: fc.boolean(),
      beginAt: nearNow,
      endAt: nearNow,
      hasOrders: fc.boolean(),
      blockers: fc.constantFrom([], ['TICKET_MISSING'] as const),
    });
    fc.assert(
      fc.property(anyEvent, fc.constantFrom(...EVENT_ACTIONS), (event, action) => {
        const obstacle = actionObstacle(event, action, NOW);
        expect(eventActionRefusal(event, action, NOW) === null).toBe(obstacle === null || obstacle === 'ALREADY_SO');
      }),
    );
  });
});

it.each(EVENT_STATUSES)('some action leads to the status %s', (status) => {
  expect(actionObstacle({ ...aDraftEvent, status }, actionToStatus(status), NOW)).toBe('ALREADY_SO');
});

it('a change of settings maps to its actions', () => {
  const settings = fc.record({ donations: fc.boolean(), formPerTicket: fc.boolean() });
  fc.assert(
    fc.property(settings, settings, (before, after) => {
      const event = { ...aDraftEvent, ...before };
      const actions = actionsOfChange(before, after);
      expect(actions[0]).toBe('EDIT');
      expect(actions.filter((action) => actionObstacle(event, action, NOW) === 'ALREADY_SO')).toEqual([]);
      const changed = { ...event, ...after };
      for (const action of actions.slice(1)) expect(actionObstacle(changed, action, NOW)).toBe('ALREADY_SO');
      expect(actions).toHaveLength(
        1 + Number(before.donations !== after.donations) + Number(before.formPerTicket !== after.formPerTicket),
      );
    }),
  );
});
