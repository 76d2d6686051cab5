import type { BusMessage, EventBus } from '#server/application/ports/event-bus.ts';

/** The bus of a single node. */
export function makeMemoryEventBus(): EventBus {
  const listeners = new Set<(message: BusMessage) => void>();
  return {
    publish: (message) => {
      for (const listen of listeners) listen(message);
    },
    subscribe: (listen) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  };
}
