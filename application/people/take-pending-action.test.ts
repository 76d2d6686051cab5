import { expect, it } from 'vitest';
import { makeSessionStorageReturnMemory } from '#adapters/storage/people/session-storage-return-memory.ts';
import { later, MINUTE } from '#domain/kernel/instant.ts';
import { aStorage } from '#test/builders/a-storage.ts';
import { NOW } from '#test/builders/moments.ts';
import { TakePendingAction } from './take-pending-action.ts';

function memory() {
  const kept = new Map<string, string>();
  const storage = aStorage(kept);
  return { kept, returns: makeSessionStorageReturnMemory(() => storage) };
}

it('resumes the pending action once, and no other', () => {
  const { returns } = memory();
  const take = TakePendingAction.make({ returns, clock: { now: () => NOW } });
  returns.owe({ act: 'favourite:1012', since: NOW });
  expect([take('favourite:7'), take('favourite:1012'), take('favourite:1012')]).toEqual([false, true, false]);
});

it('does not resume an action much later', () => {
  const { returns } = memory();
  returns.owe({ act: 'favourite:1012', since: NOW });
  const take = TakePendingAction.make({ returns, clock: { now: () => later(NOW, 2 * MINUTE) } });
  expect([take('favourite:1012'), returns.owed()]).toEqual([false, null]);
});

it('returns a remembered target once, and nothing for unreadable storage', () => {
  const { kept, returns } = memory();
  returns.remember({ address: '/vi/event/x-1', act: null });
  expect([returns.take(), returns.take()]).toEqual([{ address: '/vi/event/x-1', act: null }, null]);
  kept.set('returnTo', '/vi/event/x-1').set('dueAct', '{');
  expect([returns.take(), returns.owed()]).toEqual([null, null]);
  const forbidden = makeSessionStorageReturnMemory(() => {
    throw new Error('forbidden');
  });
  forbidden.remember({ address: '/', act: 'x' });
  forbidden.owe({ act: 'x', since: NOW });
  expect([forbidden.take(), forbidden.owed()]).toEqual([null, null]);
});
