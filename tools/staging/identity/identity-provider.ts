import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign, timingSafeEqual } from 'node:crypto';

export type IdentitySettings = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The exact redirect address. */
  readonly redirectUri: string;
};

export type AuthorizationRequest = { readonly state: string; readonly nonce: string; readonly challenge: string };
export type DemoPerson = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly verified: boolean;
  /** In which language they use the service. */
  readonly locale: string;
};

type Grant = { readonly request: AuthorizationRequest; readonly person: DemoPerson; readonly at: number };
type TokenAnswer = { readonly status: 200 | 400 | 401; readonly body: Readonly<Record<string, unknown>> };

const CODE_LIFE_MS = 60_000;
const TOKEN_LIFE_S = 300;

const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const same = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
};
const refusal = (status: 400 | 401, error: string): TokenAnswer => ({ status, body: { error } });

/** OpenID Connect Core 1.0: code flow, PKCE S256, ES256. Checks its client as strictly as a real one. */
export class IdentityProvider {
  readonly #settings: IdentitySettings;
  readonly #privateKey: KeyObject;
  readonly #publicKey: KeyObject;
  readonly #grants = new Map<string, Grant>();
  readonly #keyId = randomBytes(8).toString('hex');

  constructor(settings: IdentitySettings) {
    this.#settings = settings;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#privateKey = privateKey;
    this.#publicKey = publicKey;
  }

  get discovery(): Readonly<Record<string, unknown>> {
    const { issuer } = this.#settings;
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
      scopes_supported: ['openid', 'email', 'profile'],
    };
  }

  get keys(): Readonly<Record<string, unknown>> {
    return { keys: [{ ...this.#publicKey.export({ format: 'jwk' }), kid: this.#keyId, use: 'sig', alg: 'ES256' }] };
  }

  /** A sentence where the request is invalid. */
  read(query: Readonly<Record<string, string | undefined>>): AuthorizationRequest | string {
    const { clientId, redirectUri } = this.#settings;
    if (query['client_id'] !== clientId) return 'The client is unknown.';
    if (query['redirect_uri'] !== redirectUri) return `The client may only be answered at ${redirectUri}.`;
    if (query['response_type'] !== 'code') return 'Only response_type=code is answered.';
    if (!(query['scope'] ?? '').split(' ').includes('openid')) return 'The scope openid is missing.';
    if (query['code_challenge_method'] !== 'S256' || (query['code_challenge'] ?? '') === '')
      return 'A PKCE challenge (S256) is missing.';
    const { state = '', nonce = '', code_challenge: challenge = '' } = query;
    return state === '' || nonce === '' ? 'State or nonce is missing.' : { state, nonce, challenge };
  }

  agree(request: AuthorizationRequest, person: DemoPerson, now: number): string {
    const code = randomBytes(24).toString('base64url');
    this.#grants.set(code, { request, person, at: now });
    return this.#answer({ code, state: request.state });
  }

  refuse(request: AuthorizationRequest): string {
    return this.#answer({ error: 'access_denied', state: request.state });
  }

  #answer(fields: Readonly<Record<string, string>>): string {
    const address = new URL(this.#settings.redirectUri);
    for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value);
    return address.href;
  }

  /** A code is valid once, for a minute, for its client, redirect address and verifier. */
  token(
    form: Readonly<Record<string, string | undefined>>,
    authorization: string | undefined,
    now: number,
  ): TokenAnswer {
    const { clientId, clientSecret, redirectUri, issuer } = this.#settings;
    const basic = /^Basic (.+)$/.exec(authorization ?? '')?.[1];
    const [id = '', secret = ''] =
      basic === undefined
        ? [form['client_id'], form['client_secret']]
        : Buffer.from(basic, 'base64')
            .toString()
            .split(':')
            .map((part) => decodeURIComponent(part));
    if (id !== clientId || !same(secret, clientSecret)) return refusal(401, 'invalid_client');
    if (form['grant_type'] !== 'authorization_code') return refusal(400, 'unsupported_grant_type');
    const code = form['code'] ?? '';
    const grant = this.#grants.get(code);
    this.#grants.delete(code);
    if (grant === undefined || now - grant.at > CODE_LIFE_MS || form['redirect_uri'] !== redirectUri)
      return refusal(400, 'invalid_grant');
    const challenge = createHash('sha256')
      .update(form['code_verifier'] ?? '')
      .digest('base64url');
    if (challenge !== grant.request.challenge) return refusal(400, 'invalid_grant');
    const { email, firstName, lastName, verified, locale } = grant.person;
    const issuedAt = (now - (now % 1_000)) / 1_000;
    const claims = {
      iss: issuer,
      aud: clientId,
      // One subject per address.
      sub: createHash('sha256').update(email).digest('hex').slice(0, 24),
      iat: issuedAt,
      exp: issuedAt + TOKEN_LIFE_S,
      nonce: grant.request.nonce,
      email,
      email_verified: verified,
      given_name: firstName,
      family_name: lastName,
      locale,
    };
    return {
      status: 200,
      body: {
        access_token: randomBytes(24).toString('base64url'),
        token_type: 'Bearer',
        expires_in: TOKEN_LIFE_S,
        id_token: this.#signed(claims),
      },
    };
  }

  #signed(claims: Readonly<Record<string, unknown>>): string {
    const head = `${base64url({ alg: 'ES256', kid: this.#keyId, typ: 'JWT' })}.${base64url(claims)}`;
    return `${head}.${sign('sha256', Buffer.from(head), { key: this.#privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
  }
}
