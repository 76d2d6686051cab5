import { describe, expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import { stripeClient } from './stripe-client.ts';
import { makeStripeNotices } from './stripe-notice.ts';

// Published by Stripe: github.com/stripe/stripe-dotnet, src/StripeTests/Services/Events/EventUtilityTest.cs; the body is
// also in github.com/arlyon/async-stripe, src/resources/webhook_events.rs.
const SECRET = 'webhook_secret';
const SIGNED_AT = 1_533_204_620;
const SIGNATURE =
  `t=${SIGNED_AT},v1=f0bdba6d4eacbd8ad8a3bbadd7248e633ec1477f7899c124c51b39405fa36613,` +
  'v0=63f3a72374a733066c4be69ed7f8e5ac85c22c9f0a6a612ab9a025a9e4ee7eef';
const BODY = `{
  "id": "evt_123",
  "object": "event",
  "account": "acct_123",
  "api_version": "2017-05-25",
  "created": 1533204620,
  "data": {
    "object": {
      "id": "ii_123",
      "object": "invoiceitem",
      "amount": 1000,
      "currency": "usd",
      "customer": "cus_123",
      "date": 1533204620,
      "description": "Test Invoice Item",
      "discountable": false,
      "invoice": "in_123",
      "livemode": false,
      "metadata": {},
      "period": {
        "start": 1533204620,
        "end": 1533204620
      },
      "plan": null,
      "proration": false,
      "quantity": null,
      "subscription": null
    }
  },
  "livemode": false,
  "pending_webhooks": 1,
  "request": {
    "id": "req_123",
    "idempotency_key": "idempotency-key-123"
  },
  "type": "invoiceitem.created"
}
`;

const stripe = stripeClient({ secretKey: 'sk_test_123', apiUrl: 'https://api.stripe.com' });
const read = ({ body = BODY, signature = SIGNATURE, secret = SECRET, after = 0 }) =>
  makeStripeNotices(stripe, secret).read({
    body: new TextEncoder().encode(body),
    signature,
    now: instant((SIGNED_AT + after) * 1_000),
  });

describe('Stripe’s published signature', () => {
  it.each([0, 300])('is trusted %i s after it was made', (after) => {
    expect(read({ after })).toEqual({ kind: 'OTHER', type: 'invoiceitem.created' });
  });

  it.each([
    ['a body with one space less', { body: BODY.replace('"amount": 1000', '"amount":1000') }],
    ['another amount', { body: BODY.replace('1000', '1001') }],
    ['another time', { signature: SIGNATURE.replace('4620', '4621') }],
    ['another secret', { secret: 'whsec' }],
    ['more than five minutes later', { after: 301 }],
    ['its old scheme alone', { signature: SIGNATURE.replace(/v1=\w+,/, '') }],
  ])('is not trusted: %s', (_what, given) => {
    expect(read(given)).toEqual({ kind: 'UNTRUSTED' });
  });
});
