import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { SECOND } from '#domain/kernel/instant.ts';
import { dong, MAX_DONG } from '#domain/kernel/money/dong.ts';
import { ACCOUNT_NUMBER_MAX, isAccountNumber, isBankNumber } from '#domain/people/bank-account.ts';
import { isBounceBox } from '#domain/people/bounce/bounce-address.ts';
import type { Environment, VnpaySettings } from '#server/platform/ports/environment.ts';
import { isDatabaseSetting } from '#server/platform/postgres/database-address.ts';
import { readKeyring } from '#server/platform/secrets/read-keyring.ts';
import { chat3Of, chat3Refusals, chat3Settings, DEMO_CHAT3 } from './chat3-settings.ts';
import { demoProvider, IDENTITY_PROVIDERS } from './identity-provider-settings.ts';
import { given, webAddress } from './setting.ts';
import { DEMO_SINVOICE, sinvoiceOf, sinvoiceRefusals, sinvoiceSettings } from './sinvoice-settings.ts';
import { DEMO_STRIPE, stripeOf, stripeRefusals, stripeSettings } from './stripe-settings.ts';
import { thirdPartiesOf, thirdPartySettings } from './third-party-settings.ts';

const DEMO_SEPAY_SECRET = 'demo-sepay-secret';
const DEMO_CASSO_SECRET = 'demo-casso-secret';
const DEMO_BOUNCES = { address: 'bounces@vemoi.test', secret: 'demo-bounce-secret' };
const DEMO_BANK = { account: '0011004321234', bin: '970436', name: 'Vietcombank', holder: 'CONG TY VEMOI' };

const DEMO_VNPAY = { tmnCode: 'VEMOIDEM', secret: 'demo-vnpay-secret' };

const port = z.coerce
  .number({ error: 'is not a number' })
  .int('is not a whole number')
  .min(0, 'is below 0')
  .max(65_535, 'is above 65535');
const text = z.string().trim().min(1);
const database = text.refine(isDatabaseSetting, 'is not a postgres:// address');

const SECRET_MIN = 16;

/** Why a shared secret can be guessed, as the rest of a sentence; null when it cannot. */
function weakness(secret: string): string | null {
  const key = secret.replace(/^apikey:/, '');
  if (key.length < SECRET_MIN) return `is shorter than ${SECRET_MIN} characters`;
  return new Set(key).size < 8 ? 'repeats a few characters' : null;
}

const NAMED_NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isProxy(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  if (NAMED_NETWORKS.has(text)) return true;
  const family = isIP(address);
  return (
    family !== 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)))
  );
}

const settings = z.object({
  PROFILE: given(z.enum(['demo', 'staging', 'production'], { error: 'must be demo, staging or production' })),
  PORT: given(port),
  STAGING_PORT: given(port),
  HOST: given(text),
  DATA_DIR: given(text),
  DATABASE_URL: given(database),
  READ_DATABASE_URL: given(database),
  DATABASE_WAIT: given(z.coerce.number({ error: 'is not a number' }).min(0, 'is below 0').max(3_600, 'is above 3600')),
  BASE_URL: given(z.url({ protocol: /^https?$/, error: 'is not an http(s):// address' })),
  WORKERS: given(
    z.coerce
      .number({ error: 'is not a number' })
      .int('is not a whole number')
      .min(1, 'is below 1')
      .max(64, 'is above 64'),
  ),
  SEED: given(z.coerce.number({ error: 'is not a number' }).int('is not a whole number')),
  KEYRING: given(
    text.superRefine((setting, context) => {
      const read = readKeyring(setting);
      if (!read.ok) context.addIssue({ code: 'custom', message: read.refusal });
    }),
  ),
  SMTP_URL: given(z.url({ protocol: /^smtps?$/, error: 'is not an smtp(s):// address' })),
  MAIL_FROM: given(text),
  SUPPORT_EMAIL: given(z.email('is not an email address')),
  BOUNCE_ADDRESS: given(
    z
      .string()
      .toLowerCase()
      .refine(isBounceBox, 'is not an email address with at most 22 letters before the @, without +'),
  ),
  BOUNCE_SECRET: given(text),
  FACEBOOK_URL: given(webAddress),
  YOUTUBE_URL: given(webAddress),
  LINKEDIN_URL: given(webAddress),
  ...thirdPartySettings,
  IDENTITY_PROVIDERS,
  STATISTICS_GRAPHQL_URL: given(webAddress),
  CHAT_GRAPHQL_URL: given(webAddress),
  CHAT_ADDRESS_URL: given(webAddress),
  SERVICE_URL: given(webAddress),
  HOST_URL: given(webAddress),
  BANK_ACCOUNT: given(
    z.string().refine(isAccountNumber, `is not an account number (up to ${ACCOUNT_NUMBER_MAX} digits or letters)`),
  ),
  BANK_BIN: given(z.string().refine(isBankNumber, 'is not a bank number (6 digits)')),
  BANK_NAME: given(text),
  BANK_HOLDER: given(text),
  SEPAY_SECRET: given(text),
  CASSO_SECRET: given(text),
  BANK_FEED: given(z.enum(['SEPAY', 'CASSO'], { error: 'must be SEPAY or CASSO' })),
  WITHDRAWAL_FEE_HUNDREDTHS: given(
    z.coerce
      .number({ error: 'is not a number' })
      .int('is not a whole number')
      .min(0, 'is below 0')
      .max(10_000, 'is above 10000'),
  ),
  WITHDRAWAL_FEE_FIXED: given(
    z.coerce
      .number({ error: 'is not a number' })
      .int('is not a whole number')
      .min(0, 'is below 0')
      .max(MAX_DONG, `is above ${MAX_DONG}`),
  ),
  VNPAY_TMN_CODE: given(z.string().regex(/^[A-Za-z0-9]{8}$/, 'is not 8 letters or digits')),
  VNPAY_SECRET: given(text),
  VNPAY_PAY_URL: given(webAddress),
  VNPAY_API_URL: given(webAddress),
  ...stripeSettings,
  ...chat3Settings,
  ...sinvoiceSettings,
  RATE_LIMITS: given(z.enum(['on', 'off'], { error: 'is neither on nor off' })),
  TRUSTED_PROXY: given(
    z
      .string()
      .refine(
        (list) => list.split(',').every((part) => isProxy(part.trim())),
        'is not a list of addresses or networks, as in 10.0.0.0/8,127.0.0.1',
      ),
  ),
  METRICS_TOKEN: given(z.string().min(SECRET_MIN, `is shorter than ${SECRET_MIN} characters`)),
});

type Settings = z.infer<typeof settings>;

/** Off in production until code, secret and both addresses are set; elsewhere the simulator, unless they are. */
function vnpayOf(s: Settings, simulator: string | null): VnpaySettings | null {
  const tmnCode = s.VNPAY_TMN_CODE ?? (simulator === null ? undefined : DEMO_VNPAY.tmnCode);
  const secret = s.VNPAY_SECRET ?? (simulator === null ? undefined : DEMO_VNPAY.secret);
  const payUrl = s.VNPAY_PAY_URL ?? (simulator === null ? undefined : `${simulator}/vnpay/pay`);
  const apiUrl = s.VNPAY_API_URL ?? (simulator === null ? undefined : `${simulator}/vnpay/api`);
  return tmnCode === undefined || secret === undefined || payUrl === undefined || apiUrl === undefined
    ? null
    : { tmnCode, secret, payUrl, apiUrl };
}

/** Off in production until both are set. */
function bouncesOf(s: Settings, simulated: boolean): Environment['bounces'] {
  const address = s.BOUNCE_ADDRESS ?? (simulated ? DEMO_BOUNCES.address : undefined);
  const secret = s.BOUNCE_SECRET ?? (simulated ? DEMO_BOUNCES.secret : undefined);
  return address === undefined || secret === undefined ? null : { address, secret };
}

export class SettingError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SettingError';
  }
}

/** Refuses the first invalid one by name; a secret's value is never repeated. */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): Environment {
  const parsed = settings.safeParse(env);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new SettingError(`The setting ${issue?.path.join('.') ?? '?'} ${issue?.message ?? 'cannot be read'}.`);
  }
  const s = parsed.data;
  const profile = s.PROFILE ?? 'demo';
  const simulated = profile !== 'production';
  const host = s.HOST ?? '127.0.0.1';
  const portNumber = s.PORT ?? 3000;
  const stagingPort = s.STAGING_PORT ?? 3001;
  return {
    profile,
    host,
    port: portNumber,
    stagingPort,
    dataDir: resolve(s.DATA_DIR ?? '.data'),
    databaseUrl: s.DATABASE_URL ?? null,
    readDatabaseUrl: s.READ_DATABASE_URL ?? null,
    databaseWait: (s.DATABASE_WAIT ?? 30) * SECOND,
    baseUrl: (
      s.BASE_URL ?? `http://${host === '0.0.0.0' || host === '127.0.0.1' ? 'localhost' : host}:${portNumber}`
    ).replace(/\/+$/, ''),
    workers: s.WORKERS ?? 1,
    seed: s.SEED ?? 1,
    keyring: s.KEYRING ?? null,
    smtpUrl: s.SMTP_URL ?? `smtp://127.0.0.1:${stagingPort + 1}`,
    mailFrom: s.MAIL_FROM ?? 'Vemoi <no-reply@vemoi.test>',
    supportEmail: s.SUPPORT_EMAIL ?? 'support@vemoi.test',
    bounces: bouncesOf(s, simulated),
    networks: {
      facebook: s.FACEBOOK_URL ?? 'https://www.facebook.com/vemoi.vn',
      youtube: s.YOUTUBE_URL ?? 'https://www.youtube.com/@vemoi',
      linkedin: s.LINKEDIN_URL ?? 'https://www.linkedin.com/company/vemoi',
    },
    thirdParties: thirdPartiesOf(s),
    identityProviders: s.IDENTITY_PROVIDERS ?? (simulated ? [demoProvider(`http://127.0.0.1:${stagingPort}`)] : []),
    services: {
      statisticsGraphqlUrl: s.STATISTICS_GRAPHQL_URL ?? null,
      chatGraphqlUrl: s.CHAT_GRAPHQL_URL ?? null,
      chatAddressUrl: s.CHAT_ADDRESS_URL ?? null,
      serviceUrl: s.SERVICE_URL ?? null,
      hostUrl: s.HOST_URL ?? null,
    },
    bank: {
      account: s.BANK_ACCOUNT ?? DEMO_BANK.account,
      bin: s.BANK_BIN ?? DEMO_BANK.bin,
      name: s.BANK_NAME ?? DEMO_BANK.name,
      holder: s.BANK_HOLDER ?? DEMO_BANK.holder,
    },
    sepaySecret: s.SEPAY_SECRET ?? (simulated ? DEMO_SEPAY_SECRET : null),
    cassoSecret: s.CASSO_SECRET ?? (simulated ? DEMO_CASSO_SECRET : null),
    bankFeed: s.BANK_FEED === 'CASSO' ? 'casso' : 'sepay',
    withdrawalFee: {
      basisPoints: s.WITHDRAWAL_FEE_HUNDREDTHS ?? 0,
      fixed: dong(s.WITHDRAWAL_FEE_FIXED ?? 0),
    },
    vnpay: vnpayOf(s, simulated ? `http://127.0.0.1:${stagingPort}` : null),
    stripe: stripeOf(s, simulated ? `http://127.0.0.1:${stagingPort}` : null),
    chat3: chat3Of(s, simulated ? `http://127.0.0.1:${stagingPort}` : null),
    sinvoice: sinvoiceOf(s, simulated ? `http://127.0.0.1:${stagingPort}` : null),
    rateLimits: s.RATE_LIMITS !== 'off',
    trustedProxies: (s.TRUSTED_PROXY ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
    metricsToken: s.METRICS_TOKEN ?? null,
    stagingUrl: simulated ? `http://127.0.0.1:${stagingPort}` : null,
  };
}

/** A proxy entry that covers many addresses lets callers choose the address they appear from. */
const isTooWide = (proxy: string): boolean => {
  const [address = '', bits] = proxy.split('/');
  return bits !== undefined && Number(bits) < (isIP(address) === 4 ? 8 : 16);
};

const isSimulatorsMail = (smtpUrl: string, stagingPort: number): boolean => {
  const { hostname, port: smtpPort } = new URL(smtpUrl);
  return ['127.0.0.1', 'localhost', '[::1]'].includes(hostname) && Number(smtpPort) === stagingPort + 1;
};

const unset = (env: Readonly<Record<string, string | undefined>>, name: string): boolean => (env[name] ?? '') === '';

/** Production never falls back to a demo value or a simulator. */
export function productionRefusals(
  environment: Environment,
  env: Readonly<Record<string, string | undefined>>,
): string[] {
  if (environment.profile !== 'production') return [];
  const required = [
    'KEYRING',
    'BASE_URL',
    'SMTP_URL',
    'MAIL_FROM',
    'SUPPORT_EMAIL',
    'BANK_ACCOUNT',
    'BANK_BIN',
    'BANK_NAME',
    'BANK_HOLDER',
    'METRICS_TOKEN',
  ].filter((name) => unset(env, name));
  const refusals = required.map((name) => `Production needs the setting ${name}.`);
  if (environment.sepaySecret === null && environment.cassoSecret === null) {
    refusals.push('Production needs SEPAY_SECRET or CASSO_SECRET: without a bank feed no transfer is ever detected.');
  } else if (environment[`${environment.bankFeed}Secret`] === null) {
    refusals.push(
      environment.bankFeed === 'casso'
        ? 'BANK_FEED names Casso, so production needs CASSO_SECRET: only the named feed settles payments.'
        : 'Production needs SEPAY_SECRET, or BANK_FEED=CASSO: the word of a feed that only confirms counts as no ' +
            'money.',
    );
  }
  for (const [name, secret, demo] of [
    ['SEPAY_SECRET', environment.sepaySecret, DEMO_SEPAY_SECRET],
    ['CASSO_SECRET', environment.cassoSecret, DEMO_CASSO_SECRET],
    ['BOUNCE_SECRET', environment.bounces?.secret ?? null, DEMO_BOUNCES.secret],
    ['VNPAY_SECRET', environment.vnpay?.secret ?? null, DEMO_VNPAY.secret],
    ['STRIPE_WEBHOOK_SECRET', environment.stripe?.webhookSecret ?? null, DEMO_STRIPE.webhookSecret],
    ['SINVOICE_PASSWORD', environment.sinvoice?.password ?? null, DEMO_SINVOICE.password],
    ['CHAT3_SECRET', environment.chat3?.secret ?? null, DEMO_CHAT3.secret],
  ] as const) {
    const weak = secret === null ? null : weakness(secret);
    if (secret === demo) refusals.push(`${name} is the demo secret, which everybody knows.`);
    else if (weak !== null) refusals.push(`${name} ${weak}: use a long random one (openssl rand -hex 32).`);
  }
  if (environment.bounces === null && !(unset(env, 'BOUNCE_ADDRESS') && unset(env, 'BOUNCE_SECRET')))
    refusals.push('Bounces need both BOUNCE_ADDRESS and BOUNCE_SECRET, or neither.');
  const vnpayNames = ['VNPAY_TMN_CODE', 'VNPAY_SECRET', 'VNPAY_PAY_URL', 'VNPAY_API_URL'] as const;
  if (environment.vnpay === null && vnpayNames.some((name) => !unset(env, name)))
    refusals.push(`VNPay needs all of ${vnpayNames.join(', ')}, or none of them.`);
  for (const name of ['VNPAY_PAY_URL', 'VNPAY_API_URL'] as const)
    if (!unset(env, name) && !env[name]?.startsWith('https://'))
      refusals.push(`${name} must begin with https:// in production: money goes by it.`);
  refusals.push(...chat3Refusals(environment.chat3, (name) => !unset(env, name)));
  refusals.push(...sinvoiceRefusals(environment.sinvoice, (name) => !unset(env, name)));
  refusals.push(...stripeRefusals(environment.stripe, (name) => !unset(env, name)));
  if (environment.bank.account === DEMO_BANK.account) refusals.push('BANK_ACCOUNT is the demo account.');
  if (!unset(env, 'STAGING_PORT'))
    refusals.push('STAGING_PORT is a setting of the simulators, which never run in production.');
  if (!unset(env, 'SMTP_URL') && isSimulatorsMail(environment.smtpUrl, environment.stagingPort))
    refusals.push('SMTP_URL is the mailbox simulator, which never runs in production: name your mail server.');
  if (!unset(env, 'SEED')) refusals.push('SEED is a setting of the demo, which never runs in production.');
  if (!environment.rateLimits) refusals.push('RATE_LIMITS=off is for benches; production keeps its limits.');
  if (environment.identityProviders.some(({ issuer }) => !issuer.startsWith('https://')))
    refusals.push('Every issuer of IDENTITY_PROVIDERS must begin with https:// in production.');
  for (const name of ['ANALYTICS_SCRIPT', 'CHAT_ORIGIN', 'TRANSLATION_SCRIPT'] as const)
    if (!unset(env, name) && !env[name]?.startsWith('https://'))
      refusals.push(`${name} must begin with https:// in production: anybody on the way could change the script.`);
  for (const proxy of environment.trustedProxies.filter(isTooWide))
    refusals.push(`TRUSTED_PROXY ${proxy} covers too many addresses: name the proxies themselves.`);
  if (!unset(env, 'BASE_URL') && !environment.baseUrl.startsWith('https://'))
    refusals.push('BASE_URL must begin with https:// in production.');
  return refusals;
}
