import type { Dong } from '#domain/kernel/money/dong.ts';
import { token } from '#domain/kernel/token.ts';
import type { BankFeedProvider } from '#domain/money/bank-transfer/incoming-transfer.ts';
import type { VatRate } from '#domain/sale/invoice/invoice-lines.ts';

/** demo: all simulated. staging: real adapters where configured. production: nothing simulated. */
export type Profile = 'demo' | 'staging' | 'production';

/** Third-party services that a page may load once its visitor agrees. Null: off. */
export type ThirdParties = {
  readonly analytics: { readonly script: string; readonly id: string } | null;
  readonly chat: { readonly origin: string; readonly agentId: string } | null;
  readonly translation: { readonly script: string; readonly languages: readonly string[] } | null;
};

export type OpenIdProvider = {
  readonly id: string;
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
};

/** The contract with VNPay. Null: VNPay is not offered. */
export type VnpaySettings = {
  readonly tmnCode: string;
  readonly secret: string;
  /** Where buyers pay. */
  readonly payUrl: string;
  /** Where payments are asked about and refunded. */
  readonly apiUrl: string;
};

/** The contract with Stripe. Null: cards are not taken here. */
export type StripeSettings = {
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Stripe's own, or the simulator's. */
  readonly apiUrl: string;
};

/** The account at Viettel SInvoice, which issues e-invoices. Null: none are issued. */
export type SInvoiceSettings = {
  readonly apiUrl: string;
  /** Where anybody looks up an invoice. */
  readonly lookupUrl: string;
  readonly username: string;
  readonly password: string;
  /** Of the seller. */
  readonly taxCode: string;
  /** As registered with the tax office: 1/001, and C26TVE. */
  readonly template: string;
  readonly series: string;
  /** Of tickets. */
  readonly rate: VatRate;
};

/** Null: not offered. */
export type Chat3Settings = { readonly apiUrl: string; readonly keyId: string; readonly secret: string };

/** The settings, parsed once at start (server/main/environment.ts); docs/operations.md lists them. */
export type Environment = {
  readonly profile: Profile;
  readonly host: string;
  readonly port: number;
  readonly stagingPort: number;
  /** Absolute. */
  readonly dataDir: string;
  /** Null: the embedded database. Several servers: the primary and its standbys. */
  readonly databaseUrl: string | null;
  /** A replica for lists and reports; null: the database itself. */
  readonly readDatabaseUrl: string | null;
  /** How long a start waits for DATABASE_URL to answer, in ms. */
  readonly databaseWait: number;
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly workers: number;
  readonly seed: number;
  /** Null: a keyring in the data folder, created on the first start. */
  readonly keyring: string | null;
  readonly smtpUrl: string;
  readonly mailFrom: string;
  readonly supportEmail: string;
  /** Where bounces of our emails arrive, and what the mail server that posts them bears. Null: they are not heard. */
  readonly bounces: { readonly address: string; readonly secret: string } | null;
  readonly networks: { readonly facebook: string; readonly youtube: string; readonly linkedin: string };
  readonly thirdParties: ThirdParties;
  readonly identityProviders: readonly OpenIdProvider[];
  /** Services that the specification names and nothing uses yet; null: left empty. [S1-64] */
  readonly services: {
    readonly statisticsGraphqlUrl: string | null;
    readonly chatGraphqlUrl: string | null;
    readonly chatAddressUrl: string | null;
    readonly serviceUrl: string | null;
    readonly hostUrl: string | null;
  };
  readonly bank: { readonly account: string; readonly bin: string; readonly name: string; readonly holder: string };
  readonly sepaySecret: string | null;
  readonly cassoSecret: string | null;
  /** The feed that settles payments; the other only confirms. */
  readonly bankFeed: BankFeedProvider;
  /** Of every withdrawal: hundredths of a per cent, and dong. */
  readonly withdrawalFee: { readonly basisPoints: number; readonly fixed: Dong };
  readonly vnpay: VnpaySettings | null;
  readonly stripe: StripeSettings | null;
  readonly chat3: Chat3Settings | null;
  readonly sinvoice: SInvoiceSettings | null;
  readonly rateLimits: boolean;
  /** Addresses or networks of proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[];
  /** Opens /metrics to callers outside this machine. */
  readonly metricsToken: string | null;
  /** The simulators' address; null in production. */
  readonly stagingUrl: string | null;
};
export const Environment = token<Environment>('Environment');
