import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { isNestedTooDeeply } from '#domain/kernel/encoding/json-nesting.ts';
import { instant, SECOND } from '#domain/kernel/instant.ts';
import { fromSepay, isFreshNotice } from '#domain/money/bank-transfer/feed-notice.ts';
import type { BankFeed, BankFeedReading, BankFeedRequest } from '#server/money/ports/bank-feed.ts';
import { sameSecret } from './same-secret.ts';

/** SePay authenticates by a signature of time and body (recommended) or by a key. */
export type SepayAuthentication =
  | { readonly kind: 'HMAC'; readonly secret: string }
  | { readonly kind: 'API_KEY'; readonly key: string };

const Body = z.object({
  id: z.union([z.number().int(), z.string().min(1).max(100)]),
  transactionDate: z.string().max(40),
  accountNumber: z.string().min(1).max(50),
  code: z.string().max(200).nullish(),
  content: z.string().max(2_000),
  transferType: z.enum(['in', 'out']),
  transferAmount: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  referenceCode: z.string().max(200).nullish(),
  description: z.string().max(4_000).nullish(),
});

const header = (request: BankFeedRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

function trusted(request: BankFeedRequest, authentication: SepayAuthentication): boolean {
  if (authentication.kind === 'API_KEY')
    return sameSecret(header(request, 'authorization'), `Apikey ${authentication.key}`);
  const timestamp = header(request, 'x-sepay-timestamp');
  if (!/^\d{9,11}$/.test(timestamp)) return false;
  if (!isFreshNotice(instant(Number(timestamp) * SECOND), request.now)) return false;
  const mac = createHmac('sha256', authentication.secret).update(`${timestamp}.`).update(request.body).digest('hex');
  return sameSecret(header(request, 'x-sepay-signature').toLowerCase(), `sha256=${mac}`);
}

/** developer.sepay.vn: HMAC-SHA256 over `{timestamp}.{raw body}` in X-SePay-Signature, or `Authorization: Apikey`. */
export const makeSepayFeed = (authentication: SepayAuthentication): BankFeed => ({
  provider: 'sepay',
  read: (request): BankFeedReading => {
    if (!trusted(request, authentication)) return { kind: 'UNTRUSTED' };
    let json: unknown;
    const text = Buffer.from(request.body).toString('utf8');
    if (isNestedTooDeeply(text)) return { kind: 'MALFORMED', field: 'body' };
    try {
      json = JSON.parse(text);
    } catch {
      return { kind: 'MALFORMED', field: 'body' };
    }
    const parsed = Body.safeParse(json);
    if (!parsed.success)
      return { kind: 'MALFORMED', field: parsed.error.issues[0]?.path.map(String).join('.') || 'body' };
    const transfer = fromSepay(parsed.data);
    return transfer.ok
      ? { kind: 'TRANSFERS', transfers: [{ ...transfer.value, body: json }] }
      : { kind: 'MALFORMED', field: transfer.refusal.field };
  },
});
