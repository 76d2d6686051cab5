import { SepayFeed } from '#server/money/ports/bank-feed.ts';
import { bankWebhookRoute } from './bank-webhook.route.ts';

/** POST /webhooks/sepay. */
export const sepayWebhookRoute = bankWebhookRoute('/webhooks/sepay', SepayFeed);
