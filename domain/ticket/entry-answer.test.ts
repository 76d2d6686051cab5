import { describe, expect, it } from 'vitest';
import { DAY, HOUR, instant, later } from '#domain/kernel/instant.ts';
import { entryAnswer } from './entry-answer.ts';

const BEGIN = instant(Date.UTC(2026, 10, 20, 12));
const session = { beginAt: BEGIN, endAt: later(BEGIN, 3 * HOUR) };
const ticket = {
  status: 'VALID',
  eventId: 7,
  sectionEventId: 12,
  issueNumber: 1,
  redeemCount: 0,
  firstRedeemedAt: null,
  leftAt: null,
} as const;
const facts = { ticket, session, eventStatus: 'PUBLISHED', givenTo: null } as const;
const soon = later(BEGIN, -HOUR);

describe('why somebody gets in or not', () => {
  it('says that a valid ticket admits', () => {
    expect(entryAnswer(facts, soon)).toEqual([{ kind: 'ADMITS' }]);
  });

  it('names a void ticket alone', () => {
    const given = { ...facts, givenTo: 'minh@example.test' };
    expect(entryAnswer({ ...given, ticket: { ...ticket, status: 'VOID' } }, soon)).toEqual([{ kind: 'VOID' }]);
  });

  it('names days too early, the end and a cancelled event', () => {
    expect(entryAnswer(facts, later(BEGIN, -2 * DAY))).toEqual([{ kind: 'TOO_EARLY', beginAt: BEGIN }]);
    expect(entryAnswer(facts, later(session.endAt, 1))).toEqual([{ kind: 'SESSION_OVER', endAt: session.endAt }]);
    expect(entryAnswer({ ...facts, eventStatus: 'CANCELLED' }, soon)).toEqual([{ kind: 'EVENT_CANCELLED' }]);
  });

  it('names earlier check-ins, the person it was given to and codes that were replaced', () => {
    const used = { ...ticket, redeemCount: 2, firstRedeemedAt: soon, issueNumber: 3 };
    expect(entryAnswer({ ...facts, ticket: used, givenTo: 'minh@example.test' }, BEGIN)).toEqual([
      { kind: 'ALREADY_IN', count: 2, firstAt: soon },
      { kind: 'GIVEN', to: 'minh@example.test' },
      { kind: 'CODE_REPLACED', times: 1 },
    ]);
    expect(entryAnswer({ ...facts, ticket: { ...ticket, issueNumber: 3 } }, soon)).toEqual([
      { kind: 'ADMITS' },
      { kind: 'CODE_REPLACED', times: 2 },
    ]);
  });
});
