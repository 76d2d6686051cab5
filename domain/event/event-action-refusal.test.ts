import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearNow } from '#test/arbitraries/event.arbitraries.ts';
import { aDraftEvent } from '#test/builders/a-draft-event.ts';
import { NOW } from '#test/builders/moments.ts';
import { EVENT_STATUSES } from './event.ts';
import { actionsOfChange, actionToStatus, eventActionRefusal } from './event-action-refusal.ts';
import { type ActionableEvent, actionObstacle, EVENT_ACTIONS, type EventAction, evolveEvent } from './event-actions.ts';

const published = { ...aDraftEvent, status: 'PUBLISHED' } as const;
const cancelled = { ...aDraftEvent, status: 'CANCELLED' } as const;

describe('the answer to an action', () => {
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
    ['but not once somebody has ordered', { ...published, hasOrders: true }, 'UNPUBLISH', { code: 'HAS_ORDERS' }],
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

  it('is given exactly where something but its being so already keeps the action', () => {
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

it.each(EVENT_STATUSES)('there is an action that gives the status %s', (status) => {
  expect(evolveEvent(aDraftEvent, { action: actionToStatus(status) }).status).toBe(status);
});

it('a change of settings comes to the actions that make it', () => {
  const settings = fc.record({ donations: fc.boolean(), formPerTicket: fc.boolean() });
  fc.assert(
    fc.property(settings, settings, (before, after) => {
      const event = { ...aDraftEvent, ...before };
      const actions = actionsOfChange(before, after);
      expect(actions[0]).toBe('EDIT');
      expect(actions.reduce((changed, action) => evolveEvent(changed, { action }), event)).toEqual({
        ...aDraftEvent,
        ...after,
      });
      expect(actions.filter((action) => actionObstacle(event, action, NOW) === 'ALREADY_SO')).toEqual([]);
    }),
  );
});
