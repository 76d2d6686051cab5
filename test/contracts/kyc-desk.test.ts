import sharp from 'sharp';
import { describe } from 'vitest';
import { makeGraphqlKycDesk } from '#adapters/graphql/people/graphql-kyc-desk.ts';
import { makeMemoryKycDesk } from '#adapters/memory/people/memory-kyc-desk.ts';
import { makeSignedImageUpload } from '#adapters/rest/platform/signed-image-upload.ts';
import { instant } from '#domain/kernel/instant.ts';
import { codeOfMac, TOTP, totpStep } from '#domain/people/second-factor.ts';
import { nodeAuthenticator } from '#server/people/secrets/node-authenticator.ts';
import { makeMemoryMailer } from '#server/platform/memory/memory-mailer.ts';
import { apolloTo } from '#test/server/apollo-to.ts';
import { mailTo, signIn } from '#test/server/sign-in-for-test.ts';
import { startTestApp } from '#test/server/start-test-app.ts';
import { kycDeskContract } from './kyc-desk.contract.ts';

describe('in memory', () =>
  kycDeskContract(async () => ({
    desk: makeMemoryKycDesk().kycDesk,
    picture: async () => '/files/private/memory',
    code: () => '123456',
  })));

describe('over Apollo and HTTP, against the server', async () => {
  const mailer = makeMemoryMailer();
  let now = Date.parse('2026-11-20T03:00:00Z');
  const app = await startTestApp({ clock: { now: () => instant(now) }, instead: mailTo(mailer) });
  const drawn = await sharp({ create: { width: 856, height: 540, channels: 3, background: '#1c6e5d' } })
    .png()
    .toBuffer();
  let people = 0;
  kycDeskContract(async () => {
    const token = (await signIn(app, mailer, `kyc.${++people}@example.test`)).accessToken;
    const transport = apolloTo(app.url, () => token);
    const upload = makeSignedImageUpload(transport, async (url, file) => {
      const answer = await fetch(`${app.url}${url}`, {
        method: 'PUT',
        body: file,
        headers: { 'content-type': file.type },
      });
      return { status: answer.status, body: await answer.text() };
    });
    return {
      desk: makeGraphqlKycDesk(transport),
      picture: async () => {
        const sent = await upload({
          file: new Blob([Uint8Array.from(drawn)], { type: 'image/png' }),
          purpose: 'ID_CARD',
        });
        if (!sent.ok) throw new Error(sent.refusal.code);
        return sent.value.url;
      },
      code: (secret) => {
        now += TOTP.period;
        return codeOfMac(nodeAuthenticator.macOf(secret, totpStep(instant(now))));
      },
    };
  });
});
