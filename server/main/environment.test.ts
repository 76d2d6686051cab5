import { describe, expect, it } from 'vitest';
import { productionRefusals, readEnvironment, SettingError } from './environment.ts';

const production = {
  PROFILE: 'production',
  KEYRING: `k1:${Buffer.from('thirty-two bytes of this test only').toString('base64')}`,
  BASE_URL: 'https://vemoi.example',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'Vemoi <tickets@vemoi.example>',
  SUPPORT_EMAIL: 'help@vemoi.example',
  BANK_ACCOUNT: '123456789',
  BANK_BIN: '970415',
  BANK_NAME: 'VietinBank',
  BANK_HOLDER: 'CONG TY',
  SEPAY_SECRET: 'f3b1c2d4e5a69788f3b1c2d4',
  METRICS_TOKEN: 'k9x2m4q8w1z7r5t3',
};

describe('settings', () => {
  it('defaults to a demo on the loopback', () => {
    expect(readEnvironment({})).toMatchObject({
      profile: 'demo',
      host: '127.0.0.1',
      port: 3000,
      stagingPort: 3001,
      baseUrl: 'http://localhost:3000',
      smtpUrl: 'smtp://127.0.0.1:3002',
      rateLimits: true,
      databaseUrl: null,
    });
  });

  it('hears bounces at an address that leaves room for the name of an email', () => {
    expect(readEnvironment({}).bounces).toEqual({ address: 'bounces@vemoi.test', secret: 'demo-bounce-secret' });
    expect(readEnvironment({ BOUNCE_ADDRESS: 'Bounces@Mail.Vemoi.vn' }).bounces?.address).toBe('bounces@mail.vemoi.vn');
    for (const BOUNCE_ADDRESS of ['bounces', 'a+b@vemoi.vn', `${'b'.repeat(23)}@vemoi.vn`])
      expect(() => readEnvironment({ BOUNCE_ADDRESS })).toThrow('The setting BOUNCE_ADDRESS is not an email address');
    expect(readEnvironment(production).bounces).toBeNull();
  });

  it('treats empty settings as absent', () => {
    expect(readEnvironment({ PORT: '', DATABASE_URL: '', RATE_LIMITS: '' })).toEqual(readEnvironment({}));
  });

  it('accepts settings of services that nothing uses yet, empty by default', () => {
    const names = [
      'STATISTICS_GRAPHQL_URL',
      'CHAT_GRAPHQL_URL',
      'CHAT_ADDRESS_URL',
      'SERVICE_URL',
      'HOST_URL',
    ] as const;
    const empty = readEnvironment(Object.fromEntries(names.map((name) => [name, ''])));
    expect(Object.values(empty.services)).toEqual([null, null, null, null, null]);
    const set = readEnvironment(Object.fromEntries(names.map((name, at) => [name, `https://service-${at}.test/`])));
    expect(Object.values(set.services)).toEqual(names.map((_, at) => `https://service-${at}.test/`));
    for (const name of names)
      expect(() => readEnvironment({ [name]: 'nowhere' })).toThrow(`The setting ${name} is not an http(s):// address.`);
  });

  it('keeps analytics, chat and translation each off until all its settings are set', () => {
    expect(
      readEnvironment({ ANALYTICS_SCRIPT: 'https://a.test/tag.js', CHAT_AGENT_ID: '7', TRANSLATION_LANGUAGES: 'en,fr' })
        .thirdParties,
    ).toEqual({
      analytics: null,
      chat: null,
      translation: null,
    });
    expect(
      readEnvironment({
        ANALYTICS_SCRIPT: 'https://a.test/tag.js',
        ANALYTICS_ID: 'V-1',
        CHAT_ORIGIN: 'https://chat.test/ignored',
        CHAT_AGENT_ID: '7',
        TRANSLATION_SCRIPT: 'https://t.test/w.js',
        TRANSLATION_LANGUAGES: 'en,fr,zh-CN',
      }).thirdParties,
    ).toEqual({
      analytics: { script: 'https://a.test/tag.js', id: 'V-1' },
      chat: { origin: 'https://chat.test', agentId: '7' },
      translation: { script: 'https://t.test/w.js', languages: ['en', 'fr', 'zh-CN'] },
    });
    expect(() => readEnvironment({ TRANSLATION_LANGUAGES: 'French' })).toThrow(
      'TRANSLATION_LANGUAGES is not a list of languages, as in en,fr,ja',
    );
  });

  it.each([
    [{ PORT: 'many' }, 'PORT is not a number'],
    [{ PORT: '70000' }, 'PORT is above 65535'],
    [{ PROFILE: 'live' }, 'PROFILE must be demo, staging or production'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL is not a postgres:// address'],
    [{ WORKERS: '0' }, 'WORKERS is below 1'],
    [{ TRUSTED_PROXY: 'my-proxy' }, 'TRUSTED_PROXY is not a list of addresses or networks, as in 10.0.0.0/8,127.0.0.1'],
    [
      { TRUSTED_PROXY: '10.0.0.0/64' },
      'TRUSTED_PROXY is not a list of addresses or networks, as in 10.0.0.0/8,127.0.0.1',
    ],
    [
      { TRUSTED_PROXY: '0.0.0.0/0' },
      'TRUSTED_PROXY is not a list of addresses or networks, as in 10.0.0.0/8,127.0.0.1',
    ],
    [{ TRUSTED_PROXY: '::/0' }, 'TRUSTED_PROXY is not a list of addresses or networks, as in 10.0.0.0/8,127.0.0.1'],
    [{ METRICS_TOKEN: 'x' }, 'METRICS_TOKEN is shorter than 16 characters'],
    [{ KEYRING: 'k1:c2hvcnQ=' }, "KEYRING cannot be read: key 'k1' has 5 bytes, it needs 32 (openssl rand -base64 32)"],
    [{ BANK_FEED: 'sepay' }, 'BANK_FEED must be SEPAY or CASSO'],
    [{ SUPPORT_EMAIL: 'somebody' }, 'SUPPORT_EMAIL is not an email address'],
    [{ BANK_BIN: '12' }, 'BANK_BIN is not a bank number (6 digits)'],
  ])('refuses an invalid setting by name: %j', (env, sentence) => {
    expect(() => readEnvironment(env)).toThrow(new SettingError(`The setting ${sentence}.`));
  });

  it('offers VNPay by the simulator in the demo, and in production only with a whole contract', () => {
    expect(readEnvironment({}).vnpay).toMatchObject({ payUrl: 'http://127.0.0.1:3001/vnpay/pay' });
    const contract = {
      VNPAY_TMN_CODE: 'VEMOI001',
      VNPAY_SECRET: 'Q7dk2PzL0vXr9sTnYb4wGm6h',
      VNPAY_PAY_URL: 'https://pay.vnpay.example/vpcpay.html',
      VNPAY_API_URL: 'https://pay.vnpay.example/transaction',
    };
    const refusals = (env: Readonly<Record<string, string>>) =>
      productionRefusals(readEnvironment({ ...production, ...env }), { ...production, ...env });
    expect(readEnvironment(production).vnpay).toBeNull();
    expect(refusals({})).toEqual([]);
    expect(refusals(contract)).toEqual([]);
    expect(refusals({ ...contract, VNPAY_SECRET: '' })[0]).toContain('VNPay needs all of VNPAY_TMN_CODE');
    expect(refusals({ ...contract, VNPAY_SECRET: 'demo-vnpay-secret' })[0]).toContain(
      'VNPAY_SECRET is the demo secret',
    );
    expect(refusals({ ...contract, VNPAY_SECRET: 'short' })[0]).toContain('VNPAY_SECRET is shorter');
    expect(refusals({ ...contract, VNPAY_PAY_URL: 'http://pay.vnpay.example/' })[0]).toContain(
      'VNPAY_PAY_URL must begin',
    );
    expect(() => readEnvironment({ VNPAY_TMN_CODE: 'x' })).toThrow('VNPAY_TMN_CODE is not 8 letters or digits');
  });

  it('offers contracts by the simulator in the demo, and in production only with a whole account', () => {
    expect(readEnvironment({}).chat3).toMatchObject({ apiUrl: 'http://127.0.0.1:3001/chat3' });
    const account = {
      CHAT3_API_URL: 'https://api.chat3.example/',
      CHAT3_KEY_ID: 'vemoi-1',
      CHAT3_SECRET: 'Q7dk2PzL0vXr9sTnYb4wGm6h',
    };
    const refusals = (env: Readonly<Record<string, string>>) =>
      productionRefusals(readEnvironment({ ...production, ...env }), { ...production, ...env });
    expect(readEnvironment(production).chat3).toBeNull();
    expect(readEnvironment({ ...production, ...account }).chat3?.apiUrl).toBe('https://api.chat3.example');
    expect(refusals(account)).toEqual([]);
    expect(refusals({ ...account, CHAT3_SECRET: '' })[0]).toContain('Chat3 needs all of CHAT3_API_URL');
    expect(refusals({ ...account, CHAT3_SECRET: 'demo-chat3-secret' })[0]).toContain('CHAT3_SECRET is the demo secret');
    expect(refusals({ ...account, CHAT3_API_URL: 'http://api.chat3.example' })[0]).toContain(
      'must begin with https://',
    );
  });

  it('issues e-invoices in production only with a whole, strong account at SInvoice', () => {
    expect(readEnvironment({}).sinvoice).toMatchObject({ apiUrl: 'http://127.0.0.1:3001/sinvoice', rate: 8 });
    const account = {
      SINVOICE_USERNAME: '0100109106-vemoi',
      SINVOICE_PASSWORD: 'Q7dk2PzL0vXr9sTnYb4wGm6h',
      SINVOICE_TAX_CODE: '0100109106-501',
      SINVOICE_TEMPLATE: '1/770',
      SINVOICE_SERIES: 'K26TVE',
      SINVOICE_VAT: 'none',
    };
    const refusals = (env: Readonly<Record<string, string>>) =>
      productionRefusals(readEnvironment({ ...production, ...env }), { ...production, ...env });
    expect(readEnvironment(production).sinvoice).toBeNull();
    expect(readEnvironment({ ...production, ...account }).sinvoice).toMatchObject({
      apiUrl: 'https://api-vinvoice.viettel.vn',
      taxCode: '0100109106-501',
      rate: null,
    });
    expect(refusals(account)).toEqual([]);
    expect(refusals({ ...account, SINVOICE_VAT: '' })[0]).toContain('SInvoice needs all of SINVOICE_USERNAME');
    expect(refusals({ ...account, SINVOICE_PASSWORD: 'short' })[0]).toContain('SINVOICE_PASSWORD is shorter than');
    expect(refusals({ ...account, SINVOICE_PASSWORD: 'demo-sinvoice-password' })[0]).toContain('the demo secret');
    expect(refusals({ ...account, SINVOICE_API_URL: 'http://sinvoice.example' })[0]).toContain(
      'SINVOICE_API_URL must begin with https://',
    );
    for (const wrong of [{ SINVOICE_VAT: '7' }, { SINVOICE_TAX_CODE: '12' }, { SINVOICE_SERIES: 'ABC' }])
      expect(() => readEnvironment({ ...production, ...account, ...wrong })).toThrow(Object.keys(wrong)[0]);
  });

  it('settles payments by SePay unless BANK_FEED names Casso', () => {
    expect([readEnvironment({}), readEnvironment({ BANK_FEED: 'CASSO' })].map(({ bankFeed }) => bankFeed)).toEqual([
      'sepay',
      'casso',
    ]);
  });

  it('accepts proxies by address or network', () => {
    expect(readEnvironment({ TRUSTED_PROXY: '10.0.0.0/8, ::1,loopback' }).trustedProxies).toEqual([
      '10.0.0.0/8',
      '::1',
      'loopback',
    ]);
  });

  it('never repeats a secret in a refusal', () => {
    expect(() => readEnvironment({ METRICS_TOKEN: 'short-secret' })).toThrow(/^(?!.*short-secret)/);
  });
});

describe('production', () => {
  const refusals = (env: Record<string, string>) => productionRefusals(readEnvironment(env), env);

  it('starts when everything is real', () => {
    expect(refusals(production)).toEqual([]);
  });

  it.each([
    ['a simulator’s port', { STAGING_PORT: '3001' }, /simulators, which never run/],
    ['the demo’s bank secret', { SEPAY_SECRET: 'demo-sepay-secret' }, /demo secret/],
    ['the demo’s account', { BANK_ACCOUNT: '0011004321234' }, /demo account/],
    ['limits off', { RATE_LIMITS: 'off' }, /keeps its limits/],
    ['an open address', { BASE_URL: 'http://vemoi.example' }, /must begin with https/],
    ['no keyring', { KEYRING: '' }, /needs the setting KEYRING/],
    ['no feed', { SEPAY_SECRET: '' }, /SEPAY_SECRET or CASSO_SECRET/],
    [
      'a first feed without its secret',
      { SEPAY_SECRET: '', CASSO_SECRET: '0a1b2c3d4e5f67890a1b2c3d' },
      /needs SEPAY_SECRET, or BANK_FEED=CASSO/,
    ],
    ['Casso first without its secret', { BANK_FEED: 'CASSO' }, /needs CASSO_SECRET/],
    [
      'a short SePay secret',
      { SEPAY_SECRET: 'x' },
      /SEPAY_SECRET is shorter than 16 characters: use a long random one/,
    ],
    ['a short SePay API key', { SEPAY_SECRET: 'apikey:0123456789' }, /SEPAY_SECRET is shorter than 16/],
    ['a SePay secret of one letter', { SEPAY_SECRET: 'aaaaaaaaaaaaaaaaaaaaaaaa' }, /SEPAY_SECRET repeats a few/],
    ['a short Casso secret', { CASSO_SECRET: 'x' }, /CASSO_SECRET is shorter than 16/],
    ['a demo secret of the second feed', { CASSO_SECRET: 'demo-casso-secret' }, /CASSO_SECRET is the demo secret/],
    [
      'the demo’s secret of bounces',
      { BOUNCE_ADDRESS: 'bounces@vemoi.example', BOUNCE_SECRET: 'demo-bounce-secret' },
      /BOUNCE_SECRET is the demo secret/,
    ],
    [
      'a short secret of bounces',
      { BOUNCE_ADDRESS: 'bounces@vemoi.example', BOUNCE_SECRET: 'x' },
      /BOUNCE_SECRET is shorter than 16/,
    ],
    ['bounces without a secret', { BOUNCE_ADDRESS: 'bounces@vemoi.example' }, /need both BOUNCE_ADDRESS and/],
    ['a secret without an address', { BOUNCE_SECRET: '0a1b2c3d4e5f67890a1b2c3d' }, /need both BOUNCE_ADDRESS and/],
    ['a proxy list of half the internet', { TRUSTED_PROXY: '128.0.0.0/1' }, /128\.0\.0\.0\/1 covers too many/],
    ['the mailbox simulator', { SMTP_URL: 'smtp://127.0.0.1:3002' }, /SMTP_URL is the mailbox simulator/],
    ['an http analytics script', { ANALYTICS_SCRIPT: 'http://a.test/t.js' }, /ANALYTICS_SCRIPT must begin with https/],
    ['an http chat assistant', { CHAT_ORIGIN: 'http://chat.test' }, /CHAT_ORIGIN must begin with https/],
    ['an http translation script', { TRANSLATION_SCRIPT: 'http://t.test/w.js' }, /TRANSLATION_SCRIPT must begin/],
    [
      'an http identity provider',
      {
        IDENTITY_PROVIDERS: JSON.stringify([
          { id: 'x', name: 'X', issuer: 'http://id.example', clientId: 'a', clientSecret: 'b' },
        ]),
      },
      /issuer of IDENTITY_PROVIDERS must begin with https/,
    ],
    ['no token for metrics', { METRICS_TOKEN: '' }, /needs the setting METRICS_TOKEN/],
    ['no mail', { SMTP_URL: '' }, /needs the setting SMTP_URL/],
  ])('refuses %s', (_, change, sentence) => {
    expect(refusals({ ...production, ...change })).toEqual([expect.stringMatching(sentence)]);
  });
});
