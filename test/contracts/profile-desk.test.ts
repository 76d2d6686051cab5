import { describe } from 'vitest';
import { makeGraphqlProfileDesk } from '#adapters/graphql/people/graphql-profile-desk.ts';
import { makeMemoryProfileDesk, someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { makeMemoryMailer } from '#server/platform/memory/memory-mailer.ts';
import { apolloTo } from '#test/server/apollo-to.ts';
import { mailTo, signIn } from '#test/server/sign-in-for-test.ts';
import { startTestApp } from '#test/server/start-test-app.ts';
import { profileDeskContract } from './profile-desk.contract.ts';

describe('in memory', () =>
  profileDeskContract(async () => {
    const desk = makeMemoryProfileDesk(null);
    return { desk, signIn: async (email) => desk.become({ ...someAccount, email }) };
  }));

describe('over Apollo and HTTP, against the server', async () => {
  const mailer = makeMemoryMailer();
  const app = await startTestApp({ instead: mailTo(mailer) });
  profileDeskContract(async () => {
    let token: string | null = null;
    const transport = apolloTo(app.url, () => token);
    return {
      desk: makeGraphqlProfileDesk(transport),
      signIn: async (email) => {
        token = (await signIn(app, mailer, email)).accessToken;
      },
    };
  });
});
