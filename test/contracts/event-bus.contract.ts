import { describe, expect, it } from 'vitest';
import type { BusMessage, EventBus } from '#server/platform/ports/event-bus.ts';

export function eventBusContract(name: string, make: () => Promise<EventBus>): void {
  describe(`${name} as an event bus`, () => {
    it('tells every listener of this node at once, in the order of publishing', async () => {
      const bus = await make();
      const heard: BusMessage[][] = [[], []];
      for (const list of heard) bus.subscribe((message) => list.push(message));
      const said: BusMessage[] = [
        { kind: 'stock', eventId: 1 },
        { kind: 'checkout', eventId: 1, checkoutSessionId: 'c' },
        { kind: 'session-ended', accountId: 'a', sessionFamilyId: 'f' },
      ];
      for (const message of said) bus.publish(message);
      expect(heard).toEqual([said, said]);
    });

    it('tells nobody who has stopped listening', async () => {
      const bus = await make();
      const heard: BusMessage[] = [];
      bus.subscribe((message) => heard.push(message))();
      bus.publish({ kind: 'event', eventId: 1 });
      expect(heard).toEqual([]);
    });

    it('tells the others when one listener fails', async () => {
      const bus = await make();
      const heard: BusMessage[] = [];
      bus.subscribe(() => {
        throw new Error('a bug in a listener');
      });
      bus.subscribe((message) => heard.push(message));
      bus.publish({ kind: 'door', eventId: 1 });
      expect(heard).toHaveLength(1);
    });
  });
}
