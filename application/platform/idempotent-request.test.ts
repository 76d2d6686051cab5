import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeSessionStorageIdempotencyKeys } from '#adapters/storage/platform/session-storage-idempotency-keys.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { aStorage } from '#test/builders/a-storage.ts';
import { idempotentRequest } from './idempotent-request.ts';

function aTab() {
  const kept = new Map<string, string>();
  const storage = aStorage(kept);
  let made = 0;
  return {
    load: () => ({ idempotencyKeys: makeSessionStorageIdempotencyKeys(() => storage), newKey: () => `key-${++made}` }),
    kept,
  };
}

const answering = (answers: readonly (Result<string, Refusal> | 'NO_ANSWER')[]) => {
  const keys: string[] = [];
  const send = async (key: string): Promise<Result<string, Refusal>> => {
    keys.push(key);
    const answer = answers[Math.min(keys.length - 1, answers.length - 1)];
    if (answer === undefined || answer === 'NO_ANSWER') throw new Error('offline');
    return answer;
  };
  return { keys, send };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const soon = async <T>(work: Promise<T>): Promise<T> => {
  await vi.runAllTimersAsync();
  return work;
};

describe('an idempotent request', () => {
  it('retries a lost answer under the same key', async () => {
    const { keys, send } = answering(['NO_ANSWER', ok('done')]);
    expect(await soon(idempotentRequest(aTab().load(), 'pay', send))).toEqual(ok('done'));
    expect(keys).toEqual(['key-1', 'key-1']);
  });

  it('reuses the key after a reload when no answer came', async () => {
    const tab = aTab();
    const lost = answering(['NO_ANSWER']);
    expect(await soon(idempotentRequest(tab.load(), 'pay', lost.send))).toEqual(refused({ code: 'UNREACHABLE' }));
    const after = answering([ok('done')]);
    await soon(idempotentRequest(tab.load(), 'pay', after.send));
    expect([new Set(lost.keys), after.keys]).toEqual([new Set(['key-1']), ['key-1']]);
  });

  it('uses a new key after an answer', async () => {
    const tab = aTab();
    const ports = tab.load();
    const { keys, send } = answering([refused({ code: 'SOLD_OUT', remaining: 0 }), ok('done')]);
    await soon(idempotentRequest(ports, 'choose', send));
    await soon(idempotentRequest(ports, 'choose', send));
    expect(keys).toEqual(['key-1', 'key-2']);
    expect(tab.kept.size).toBe(0);
  });

  it('retries a busy server after the time it names', async () => {
    const { keys, send } = answering([refused({ code: 'BUSY', retryAfterMs: 300 }), ok('done')]);
    expect(await soon(idempotentRequest(aTab().load(), 'pay', send))).toEqual(ok('done'));
    expect(keys).toHaveLength(2);
  });

  it('sends a double press once, even without storage', async () => {
    const forbidden = makeSessionStorageIdempotencyKeys(() => {
      throw new Error('SecurityError');
    });
    const { keys, send } = answering(['NO_ANSWER']);
    const ports = { idempotencyKeys: forbidden, newKey: () => `key-${keys.length}` };
    await soon(Promise.all([idempotentRequest(ports, 'pay', send), idempotentRequest(ports, 'pay', send)]));
    expect(new Set(keys)).toEqual(new Set(['key-0']));
  });
});
