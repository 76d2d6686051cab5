import { SECOND } from '#domain/kernel/instant.ts';
import type { SendGatewayRefunds } from '#server/money/send-gateway-refunds.ts';
import type { PeriodicTask } from '#server/platform/ports/job-queue.ts';

export const refundAtGateways = (send: SendGatewayRefunds): PeriodicTask => ({
  name: 'refund-at-gateways',
  everyMs: 10 * SECOND,
  run: async () => {
    await send();
  },
});
