import { expect, it } from 'vitest';
import { makeRecentChanges } from './recent-changes.ts';

const KEPT_MS = 1_000;

it('knows a topic until its last change is too long ago', () => {
  const recent = makeRecentChanges(KEPT_MS);
  const asked = new Set(['event:1', 'event:2', 'event:3']);
  recent.add('event:1', 0);
  recent.add('event:2', 400);
  recent.add('event:1', 800);
  recent.add('event:9', 800);
  expect([800, 1_400, 1_401, 1_800, 1_801].map((now) => recent.among(asked, now))).toEqual([
    ['event:1', 'event:2'],
    ['event:1', 'event:2'],
    ['event:1'],
    ['event:1'],
    [],
  ]);
});
