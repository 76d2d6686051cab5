import { type Instant, instant, later } from '#domain/kernel/instant.ts';
import { makeMemoryMailer } from '#server/platform/memory/memory-mailer.ts';
import { mailTo, signIn } from './sign-in-for-test.ts';
import { startTestApp } from './start-test-app.ts';

export type Person = { readonly token: string; readonly email: string };

export async function myAccountWorld() {
  let now: Instant = instant(Date.parse('2026-11-20T03:00:00Z'));
  const mailer = makeMemoryMailer();
  const app = await startTestApp({ clock: { now: () => now }, instead: mailTo(mailer) });
  return {
    app,
    mailer,
    now: () => now,
    pass: (ms: number): void => {
      now = later(now, ms);
    },
    async person(name: string, more: Readonly<Record<string, unknown>> = {}): Promise<Person> {
      const email = `${name}@example.test`;
      return { token: (await signIn(app, mailer, email, more)).accessToken, email };
    },
    async told(query: string, { token }: Pick<Person, 'token'>, input?: Readonly<Record<string, unknown>>) {
      const { data, errors } = await app.graphql(query, { token, variables: { input } });
      return { data: data as Readonly<Record<string, never>> | null, refusal: errors[0]?.extensions };
    },
  };
}
