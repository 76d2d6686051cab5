import { describe } from 'vitest';
import { makeFailureNotices } from '#adapters/device/subject-failure-notices.ts';
import { makeGraphqlProfileDesk } from '#adapters/graphql/account/graphql-profile-desk.ts';
import { makeApolloTransport } from '#adapters/graphql/client/apollo-transport.ts';
import { makeMemoryProfileDesk, someAccount } from '#adapters/memory/memory-profile-desk.ts';
import { makeMemoryMailer } from '#server/adapters/memory/memory-mailer.ts';
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
    const transport = makeApolloTransport({
      url: `${app.url}/graphql`,
      fetch,
      failures: makeFailureNotices(),
      locale: () => 'vi',
      tokens: { current: async () => token, replace: async () => null },
    });
    return {
      desk: makeGraphqlProfileDesk(transport),
      signIn: async (email) => {
        token = (await signIn(app, mailer, email)).accessToken;
      },
    };
  });
});
