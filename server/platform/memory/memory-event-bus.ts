import type { BusMessage, EventBus } from '#server/platform/ports/event-bus.ts';
import type { Log } from '#server/platform/ports/log.ts';

export function makeMemoryEventBus(log?: Pick<Log, 'error'>): EventBus {
  const listeners = new Set<(message: BusMessage) => void>();
  return {
    publish: (message) => {
      for (const listen of listeners) {
        try {
          listen(message);
        } catch (error) {
          log?.error(error, 'a listener of the event bus failed', { kind: message.kind });
        }
      }
    },
    subscribe: (listen) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  };
}
