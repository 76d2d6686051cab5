import type { Clock } from '#server/platform/ports/clock.ts';
import type { EventBus } from '#server/platform/ports/event-bus.ts';
import type { RatePeers } from './rate-limiter.ts';

/** Over the bus. `node` names this one. */
export function ratePeersOver(bus: EventBus, clock: Clock, node: string): RatePeers {
  // The bus drops duplicates; each report counts.
  let number = 0;
  return {
    tell: (taken) => {
      number += 1;
      bus.publish({ kind: 'allowance', node, number, ...taken });
    },
    onTold: (listen) => {
      bus.subscribe((message) => {
        if (message.kind === 'allowance' && message.node !== node) listen(message, clock.now());
      });
    },
  };
}
