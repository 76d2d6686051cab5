import { type Instant, later, MINUTE } from '#domain/kernel/instant.ts';
import type { Clock } from '#server/platform/ports/clock.ts';
import type { SInvoiceSettings } from '#server/platform/ports/environment.ts';

/** Viettel asks for 60 to 90 seconds: issuing signs the invoice. */
const LONGEST_WAIT = 90_000;
const LONGEST_ANSWER = 256_000;
const API = '/services/einvoiceapplication/api/InvoiceAPI';
/** A token is renewed before it ends. */
const MARGIN = MINUTE;

export type Told = { readonly status: number; readonly fields: Readonly<Record<string, unknown>> };

export type SInvoiceClient = {
  readonly json: (path: string, content: object) => Promise<Told>;
  readonly form: (path: string, content: Readonly<Record<string, string>>) => Promise<Told>;
};

/** Signs in as it is needed; a token that the provider forgot is renewed once. */
export function sinvoiceClient(settings: SInvoiceSettings, clock: Clock): SInvoiceClient {
  const { apiUrl, username, password } = settings;
  let token: { readonly value: string; readonly until: Instant } | null = null;

  async function post(path: string, type: string, body: string, cookie: string | null): Promise<Told> {
    const response = await fetch(`${apiUrl}${path}`, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': type, ...(cookie === null ? {} : { cookie }) },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(LONGEST_WAIT),
    });
    const answer = await response.text();
    if (answer.length > LONGEST_ANSWER) throw new Error('SInvoice answered too much');
    const fields: unknown = JSON.parse(answer);
    if (typeof fields !== 'object' || fields === null) throw new Error('SInvoice answered no object');
    return { status: response.status, fields: { ...fields } };
  }

  async function signIn(): Promise<string> {
    const told = await post('/auth/login', 'application/json', JSON.stringify({ username, password }), null);
    const { access_token: value, expires_in: seconds } = told.fields;
    if (told.status !== 200 || typeof value !== 'string' || typeof seconds !== 'number')
      throw new Error(`SInvoice did not let us in: ${told.status}`);
    token = { value, until: later(clock.now(), seconds * 1_000 - MARGIN) };
    return value;
  }

  async function call(path: string, type: string, body: string): Promise<Told> {
    const known = token !== null && clock.now() < token.until ? token.value : await signIn();
    const told = await post(`${API}${path}`, type, body, `access_token=${known}`);
    if (!isSignedOut(told)) return told;
    return post(`${API}${path}`, type, body, `access_token=${await signIn()}`);
  }

  return {
    json: (path, content) => call(path, 'application/json', JSON.stringify(content)),
    form: (path, content) => call(path, 'application/x-www-form-urlencoded', new URLSearchParams(content).toString()),
  };
}

/** Viettel tells an ended token by 500 and GENERAL, row 8 of its list of errors. */
const isSignedOut = ({ status, fields }: Told): boolean =>
  status === 401 || (status === 500 && fields['message'] === 'GENERAL');
