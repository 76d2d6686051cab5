import type { FastifyPluginAsync } from 'fastify';
import type { Token } from '#domain/kernel/token.ts';
import { CardVaults } from '#server/money/ports/card-vault.ts';

/** Read at run time; null where cards are not taken. [S7.2-11] */
export const paymentConfigurationRoute =
  (use: <T>(token: Token<T>) => T): FastifyPluginAsync =>
  async (app) => {
    app.get('/api/v1/payment/configuration', async (_request, reply) => {
      const { open } = use(CardVaults);
      void reply.header('cache-control', 'no-store');
      return { data: { stripe_config: open === null ? null : { publishable_key: open.publishableKey } } };
    });
  };
