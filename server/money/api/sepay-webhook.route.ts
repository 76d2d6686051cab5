import { SepayFeed } from '#server/money/ports/bank-feed.ts';
import { bankWebhookRoute } from './bank-webhook.route.ts';

export const sepayWebhookRoute = bankWebhookRoute('/webhooks/sepay', SepayFeed);
