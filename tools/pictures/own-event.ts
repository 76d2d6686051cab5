import { outsideWorld } from '#test/journeys/outside-world.ts';
import { type OnSale, putOnSale } from '#test/journeys/put-on-sale.ts';
import type { Visitor } from './visitor.ts';

/** An event that only this tour touches; its visitor is signed in as its organiser from then on. */
export async function ownEvent({ page, places }: Visitor, event: Parameters<typeof putOnSale>[1]): Promise<OnSale> {
  const sale = await putOnSale({ baseUrl: places.base, world: outsideWorld(places.staging) }, event);
  await sale.organiser.signIn(page);
  return sale;
}
