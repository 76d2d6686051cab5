import { CassoFeed } from '#server/money/ports/bank-feed.ts';
import { bankWebhookRoute } from './bank-webhook.route.ts';

/** POST /webhooks/casso. */
export const cassoWebhookRoute = bankWebhookRoute('/webhooks/casso', CassoFeed);
