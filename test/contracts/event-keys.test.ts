import { describe } from 'vitest';
import { makeMemoryEventKeys } from '#adapters/memory/event/memory-event-keys.ts';
import { makeSessionStorageEventKeys } from '#adapters/storage/event/session-storage-event-keys.ts';
import { aStorage } from '#test/builders/a-storage.ts';
import { eventKeysContract } from './event-keys.contract.ts';

describe('in memory', () => {
  eventKeysContract(makeMemoryEventKeys);
});

describe('in the session’s storage', () => {
  eventKeysContract(() => {
    const storage = aStorage();
    return makeSessionStorageEventKeys(() => storage);
  });
});
