import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { isNestedTooDeeply } from '#domain/kernel/encoding/json-nesting.ts';
import { instant } from '#domain/kernel/instant.ts';
import { fromCasso, isFreshNotice } from '#domain/money/bank-transfer/feed-notice.ts';
import type { BankFeed, BankFeedReading, BankFeedRequest } from '#server/money/ports/bank-feed.ts';
import { sameSecret } from './same-secret.ts';
import { sortedJson } from './sorted-json.ts';

const Transfer = z.object({
  id: z.union([z.number().int(), z.string().min(1).max(100)]),
  reference: z.string().max(200).nullish(),
  description: z.string().max(4_000),
  amount: z.number().int().min(-Number.MAX_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER),
  transactionDateTime: z.string().max(40),
  accountNumber: z.string().max(50),
});
const Body = z.object({ error: z.number().optional(), data: Transfer });

function trusted(request: BankFeedRequest, secret: string, json: unknown): boolean {
  const given = request.headers['x-casso-signature'];
  const parts = typeof given === 'string' ? /^t=(\d{12,14}),\s*v1=([0-9a-fA-F]{128})$/.exec(given) : null;
  const [, timestamp, mac] = parts ?? [];
  if (timestamp === undefined || mac === undefined) return false;
  if (!isFreshNotice(instant(Number(timestamp)), request.now)) return false;
  return sameSecret(
    mac.toLowerCase(),
    createHmac('sha512', secret)
      .update(`${timestamp}.${sortedJson(json)}`)
      .digest('hex'),
  );
}

/** `X-Casso-Signature: t=<ms>,v1=<hex>`, HMAC-SHA512 over `{t}.{payload as JSON with its keys sorted}`. */
export const makeCassoFeed = (secret: string): BankFeed => ({
  provider: 'casso',
  read: (request): BankFeedReading => {
    let json: unknown;
    const text = Buffer.from(request.body).toString('utf8');
    // Sorting recurses once per level; Casso's own bodies have three.
    if (isNestedTooDeeply(text)) return { kind: 'UNTRUSTED' };
    try {
      json = JSON.parse(text);
    } catch {
      // The signature covers the parsed body.
      return { kind: 'UNTRUSTED' };
    }
    if (!trusted(request, secret, json)) return { kind: 'UNTRUSTED' };
    const parsed = Body.safeParse(json);
    if (!parsed.success)
      return { kind: 'MALFORMED', field: parsed.error.issues[0]?.path.map(String).join('.') || 'body' };
    const transfer = fromCasso(parsed.data.data);
    if (!transfer.ok) return { kind: 'MALFORMED', field: `data.${transfer.refusal.field}` };
    return transfer.value === null
      ? { kind: 'TEST' }
      : { kind: 'TRANSFERS', transfers: [{ ...transfer.value, body: json }] };
  },
});
