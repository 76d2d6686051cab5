import { CassoFeed } from '#server/money/ports/bank-feed.ts';
import { bankWebhookRoute } from './bank-webhook.route.ts';

export const cassoWebhookRoute = bankWebhookRoute('/webhooks/casso', CassoFeed);
