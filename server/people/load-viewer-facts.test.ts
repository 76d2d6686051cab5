import { expect, it } from 'vitest';
import { instant, later, SECOND } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { PermissionViewer } from '#domain/people/viewer.ts';
import type { BusMessage } from '#server/platform/ports/event-bus.ts';
import { makeViewerFacts } from './load-viewer-facts.ts';

const ACCOUNT = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b' as AccountId;
type Account = Extract<PermissionViewer, { readonly kind: 'account' }>;
const viewer: Account = {
  kind: 'account',
  accountId: ACCOUNT,
  isAdmin: false,
  isAccountant: false,
  ownedCorporates: [],
  staffMemberships: [],
};

function given() {
  let now = instant(1_800_000_000_000);
  let hear = (_message: BusMessage): void => undefined;
  const asked: string[] = [];
  const answers: { next: () => Promise<Account | null> } = { next: () => Promise.resolve(viewer) };
  const facts = makeViewerFacts(
    {
      rightsOf: (accountId) => {
        asked.push(accountId);
        return answers.next();
      },
    },
    {
      subscribe: (listener) => {
        hear = listener;
        return () => undefined;
      },
    },
    { now: () => now },
  );
  return {
    facts,
    asked,
    answers,
    tell: (message: BusMessage) => hear(message),
    wait: (ms: number) => (now = later(now, ms)),
  };
}

it('looks an account up once for several requests, and again after five seconds', async () => {
  const { facts, asked, wait } = given();
  expect(await Promise.all([facts.of(ACCOUNT), facts.of(ACCOUNT)])).toEqual([viewer, viewer]);
  expect(asked).toHaveLength(1);
  wait(5 * SECOND);
  await facts.of(ACCOUNT);
  expect(asked).toHaveLength(2);
});

it('looks an account up again when it is forgotten or its change may have been missed', async () => {
  const { facts, asked, tell } = given();
  await facts.of(ACCOUNT);
  facts.forget(ACCOUNT);
  await facts.of(ACCOUNT);
  tell({ kind: 'resynchronise' });
  await facts.of(ACCOUNT);
  expect(asked).toHaveLength(3);
});

it('does not keep a look-up that failed', async () => {
  const { facts, answers } = given();
  answers.next = () => Promise.reject(new Error('The database is away'));
  await expect(facts.of(ACCOUNT)).rejects.toThrow('away');
  answers.next = () => Promise.resolve(null);
  expect(await facts.of(ACCOUNT)).toMatchObject({ kind: 'anonymous' });
});

it('empties its memory when full, and looks an account up again', async () => {
  const { facts, asked } = given();
  await facts.of(ACCOUNT);
  for (let index = 0; index < 16_384; index += 1) await facts.of(`account-${index}` as AccountId);
  await facts.of(ACCOUNT);
  expect(asked).toHaveLength(16_386);
});
