import { randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { HOUR, later } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { parseEmailAddress } from '#domain/people/email-address.ts';
import { BeginSession } from '#server/people/begin-session.ts';
import { makePostgresSessionRows } from '#server/people/postgres/postgres-session-rows.ts';
import { makePostgresSignInRows } from '#server/people/postgres/postgres-sign-in-rows.ts';
import { postgresSuspensions } from '#server/people/postgres/postgres-suspensions.ts';
import { RenewSession } from '#server/people/renew-session.ts';
import { codeClaim } from '#server/people/request-sign-in-code.ts';
import { VerifySignInCode } from '#server/people/verify-sign-in-code.ts';
import { makeMemoryAuditLog } from '#server/platform/memory/memory-audit-log.ts';
import { makeMemoryEventBus } from '#server/platform/memory/memory-event-bus.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import { makeNodeKeyring } from '#server/platform/secrets/node-keyring.ts';
import { nodeSecretSource } from '#server/platform/secrets/node-secret-source.ts';
import { readBeforeAnyWrites } from './read-before-any-writes.ts';
import { type SaleWorld, saleWorld } from './sale-world.ts';
import { withoutGuard } from './without-guard.ts';

const CODE = '314159';
const AT_ONCE = 6;
const keyring = makeNodeKeyring([{ keyId: 'k1', secret: randomBytes(32) }]);
const secrets = nodeSecretSource;

let world: SaleWorld;
let accountId: AccountId;
beforeAll(async () => {
  world = await saleWorld();
  accountId = await world.buyer();
});

function signInOver(database: Database) {
  const transact = { transaction: database.transaction };
  const clock = { now: world.now };
  const shared = { audit: makeMemoryAuditLog(), keyring, secrets, transact, clock, ids: world.test.newId };
  const sessions = makePostgresSessionRows(database);
  const beginSession = BeginSession.make({ rows: sessions, suspensions: postgresSuspensions, ...shared });
  const verify = VerifySignInCode.make({
    ...shared,
    rows: makePostgresSignInRows(database, world.test.newId),
    openAccount: () => Promise.resolve({ account: { accountId }, created: false }) as never,
    beginSession,
    limits: 'on',
  });
  return { verify, beginSession, renew: RenewSession.make({ rows: sessions, bus: makeMemoryEventBus(), ...shared }) };
}

async function typed(database: Database, texts: readonly string[]): Promise<readonly string[]> {
  const challengeId = randomUUID();
  const email = parseEmailAddress(`${challengeId}@example.test`);
  if (!email.ok) throw new Error('No address');
  const budget = `address:${email.value}`;
  const now = world.now();
  const rows = makePostgresSignInRows(world.database, world.test.newId);
  const sent = {
    challengeId,
    email: email.value,
    budget,
    code: keyring.hmac('sign-in-code', codeClaim(challengeId, CODE)),
    tries: 0,
    referralCode: null,
  };
  await world.database.transaction((tx) =>
    rows.add(tx, { ...sent, locale: 'vi', insertedAt: now, expiresAt: later(now, HOUR), resendAt: now, spent: false }),
  );
  const { verify } = signInOver(database);
  let answers: string[] = [];
  await readBeforeAnyWrites(
    world,
    texts.length,
    async () => {
      answers = await Promise.all(
        texts.map(async (code) => {
          const answer = await verify({ challengeId, code, network: randomUUID(), userAgent: null, deviceMark: null });
          return answer.ok ? 'SIGNED_IN' : answer.refusal.code;
        }),
      );
    },
    'sign_in_challenge, sign_in_count',
  );
  return answers;
}

const count = (answers: readonly string[], wanted: string): number =>
  answers.filter((answer) => answer === wanted).length;
const right = Array.from({ length: AT_ONCE }, () => CODE);
const wrong = Array.from({ length: 7 }, (_, index) => `00000${index}`);
/** Without this statement's lock on the subjects nobody waits. */
const withoutSubjects = (text: string): string =>
  text.includes('INSERT INTO sign_in_subject') ? 'SELECT $1::text[] AS subjects, $2::timestamptz AS touched' : text;

describe('a sign-in code that is typed many times at once', () => {
  it('signs in once', async () => {
    expect(count(await typed(world.database, right), 'SIGNED_IN')).toBe(1);
  });

  it('is dead after five wrong tries, however many are made at once', async () => {
    expect(count(await typed(world.database, wrong), 'CODE_WRONG')).toBe(5);
  });

  it('signs in again and again when the counted subject is not held, and is tried as often as somebody likes', async () => {
    const unguarded = withoutGuard(world.test, withoutSubjects);
    expect(count(await typed(unguarded, right), 'SIGNED_IN')).toBeGreaterThan(1);
    expect(count(await typed(unguarded, wrong), 'CODE_WRONG')).toBe(wrong.length);
  });
});

describe('a session that is renewed in many tabs at once', () => {
  async function renewed(database: Database): Promise<ReadonlySet<string>> {
    const begun = await signInOver(world.database).beginSession({ accountId, userAgent: null });
    if (!begun.ok) throw new Error(begun.refusal.code);
    const { renewalToken } = begun.value;
    const { renew } = signInOver(database);
    const answers: string[] = [];
    await readBeforeAnyWrites(
      world,
      AT_ONCE,
      () =>
        Promise.all(
          Array.from({ length: AT_ONCE }, async () => {
            const answer = await renew(renewalToken);
            answers.push(answer.ok ? answer.value.renewalToken : answer.refusal.code);
          }),
        ),
      'renewal_token, session_family',
    );
    expect(answers).toHaveLength(AT_ONCE);
    return new Set(answers);
  }

  it('has one successor, the same for all', async () => {
    expect((await renewed(world.database)).size).toBe(1);
  });

  it('has several when the token is not locked', async () => {
    expect((await renewed(withoutGuard(world.test))).size).toBeGreaterThan(1);
  });
});
