import { token } from '#domain/kernel/token.ts';
import type { BankFeedProvider } from '#domain/money/bank-transfer/incoming-transfer.ts';

/**
 * demo: everything simulated. staging: real adapters where configured, simulators for the rest. production: nothing
 * simulated.
 */
export type Profile = 'demo' | 'staging' | 'production';

/** Services of others that a page may load once its visitor has agreed. null: off. */
export type ThirdParties = {
  readonly analytics: { readonly script: string; readonly id: string } | null;
  readonly chat: { readonly origin: string; readonly agentId: string } | null;
  readonly translation: { readonly script: string; readonly languages: readonly string[] } | null;
};

/** An identity provider that people may sign in with (OpenID Connect discovery at its issuer). */
export type OpenIdProvider = {
  /** Stands in addresses. */
  readonly id: string;
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
};

/** The settings, parsed once at the start (server/main/environment.ts); the README has the table. */
export type Environment = {
  readonly profile: Profile;
  readonly host: string;
  readonly port: number;
  readonly stagingPort: number;
  /** Absolute. */
  readonly dataDir: string;
  /** null: the embedded database. Several servers: the primary and its standbys. */
  readonly databaseUrl: string | null;
  /** A replica that answers lists and reports; null: the database itself does. */
  readonly readDatabaseUrl: string | null;
  /** How long a start waits for a database of DATABASE_URL that does not answer yet, in ms. */
  readonly databaseWait: number;
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly workers: number;
  readonly seed: number;
  /** null: a keyring in the data folder, made on the first start. */
  readonly keyring: string | null;
  readonly smtpUrl: string;
  readonly mailFrom: string;
  /** The operators' own address: who answers what people write to us. */
  readonly supportEmail: string;
  /** Our pages in social networks. */
  readonly networks: { readonly facebook: string; readonly youtube: string; readonly linkedin: string };
  readonly thirdParties: ThirdParties;
  readonly identityProviders: readonly OpenIdProvider[];
  /** Services that are named and that nothing here speaks to yet; null: left empty. [S1-64] */
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
  /** The feed whose word puts money to payments; the other confirms. */
  readonly bankFeed: BankFeedProvider;
  readonly rateLimits: boolean;
  /** Addresses or networks of proxies whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
  /** Lets a stranger to the loopback read /metrics. */
  readonly metricsToken: string | null;
  /** Where the simulators answer; null in production. */
  readonly stagingUrl: string | null;
};
export const Environment = token<Environment>('Environment');
