import { SepayFeed } from '#server/application/ports/bank-feed.ts';
import { bankWebhookRoute } from './bank-webhook.route.ts';

/** POST /webhooks/sepay. */
export const sepayWebhookRoute = bankWebhookRoute('/webhooks/sepay', SepayFeed);
