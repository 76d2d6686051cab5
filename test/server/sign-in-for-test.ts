import { ContainerModule } from 'inversify';
import { SendEmail } from '#server/platform/mail/send-email.ts';
import type { MemoryMailer } from '#server/platform/memory/memory-mailer.ts';
import { Mailer } from '#server/platform/ports/mailer.ts';
import { identify } from '#server/platform/wiring/bind.ts';
import type { TestApp } from './start-test-app.ts';

export const mailTo = (mailer: MemoryMailer): ContainerModule =>
  new ContainerModule(({ rebind }) => void rebind(identify(Mailer)).toConstantValue(mailer));

export async function deliverMail(app: TestApp): Promise<void> {
  const { rows } = await app.database.pool.query<{ email_message_id: string }>(
    'SELECT email_message_id FROM email_message WHERE sent_at IS NULL AND dropped_at IS NULL ORDER BY queued_at, email_message_id',
  );
  for (const row of rows) await app.use(SendEmail)(row.email_message_id);
}

export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly error: {
    readonly code: string;
    readonly message: string;
    readonly data: Readonly<Record<string, unknown>>;
  } | null;
  readonly cookies: Readonly<Record<string, string>>;
  readonly setCookies: readonly string[];
};

export async function ask(
  app: TestApp,
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const response = await fetch(`${app.url}${path}`, {
    method,
    headers: { origin: app.url, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const told = (await response.json()) as Partial<Answer>;
  const setCookies = response.headers.getSetCookie();
  return {
    status: response.status,
    headers: response.headers,
    data: told.data ?? null,
    error: told.error ?? null,
    setCookies,
    cookies: Object.fromEntries(
      setCookies.map((line) => [
        line.slice(0, line.indexOf('=')),
        line.slice(line.indexOf('=') + 1).split(';')[0] ?? '',
      ]),
    ),
  };
}

export function mailedCode(mailer: MemoryMailer, email: string): string {
  const text = mailer.sent.filter((mail) => mail.to === email).at(-1)?.text ?? '';
  return /\b\d{6}\b/.exec(text)?.[0] ?? 'no mail';
}

export type TestSession = {
  readonly accessToken: string;
  readonly renewalToken: string;
  readonly knownDevice: string;
  readonly expiresAt: number;
};

export async function signIn(
  app: TestApp,
  mailer: MemoryMailer,
  email: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<TestSession> {
  const asked = await ask(app, 'POST', '/oauth2/otp', { email, ...more });
  await deliverMail(app);
  const answered = await ask(app, 'POST', '/oauth2/otp/verify', {
    challenge: asked.data?.['challenge'],
    code: mailedCode(mailer, email),
  });
  if (answered.data === null) throw new Error(`Not signed in: ${JSON.stringify(asked.error ?? answered.error)}`);
  return {
    accessToken: String(answered.data['access_token']),
    renewalToken: answered.cookies['renewalToken'] ?? '',
    knownDevice: answered.cookies['knownDevice'] ?? '',
    expiresAt: Number(answered.data['expires_at']),
  };
}
