import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { makePostgresPrivateFileRows } from '#server/platform/files/postgres/postgres-private-file-rows.ts';
import { privateFilePath } from '#server/platform/files/private-link.ts';
import { testDatabase } from '#test/postgres/test-database.ts';
import { anAttendee } from '#test/races/sale-world.ts';
import { KeepSignatures } from './keep-signatures.ts';

it('refuses a signature that is deleted at the moment it is submitted', async () => {
  const { database, newId, pool } = await testDatabase();
  const files = makePostgresPrivateFileRows(database);
  const accountId = newId.newId() as AccountId;
  await pool.query(
    `INSERT INTO account (account_id, email, username, referral_code, locale) VALUES ($1, $2, $2, $2, 'vi')`,
    [accountId, randomBytes(8).toString('hex')],
  );
  const clock = { now: () => instant(Date.now()) };
  const fileId = newId.newId();
  await database.transaction((tx) =>
    files.add(tx, { accountId, fileId, kind: 'ANSWER_IMAGE', format: 'webp', bytes: 1, insertedAt: clock.now() }),
  );
  const keep = KeepSignatures.make({ files, transact: database, clock });
  const signed = [{ ...anAttendee('lan@example.test'), answers: { field_3: privateFilePath(fileId) } }];
  let handedIn: ReturnType<typeof keep> | undefined;
  await database.transaction(async (tx) => {
    await files.lock(tx, accountId);
    await files.forgetLoose(tx, accountId, fileId);
    handedIn = keep(accountId, signed);
    // Long enough to read, if it did not wait.
    await new Promise((resolve) => setTimeout(resolve, 200));
  });
  expect(await handedIn).toEqual({ ok: false, refusal: { code: 'ANSWERS_INCOMPLETE', fieldIds: [3] } });
});
