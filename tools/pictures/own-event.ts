import { type OnSale, putOnSale } from '#test/journeys/put-on-sale.ts';
import { placeOf, type Visitor } from './visitor.ts';

export async function ownEvent(visitor: Visitor, event: Parameters<typeof putOnSale>[1]): Promise<OnSale> {
  const sale = await putOnSale(placeOf(visitor), event);
  await sale.organiser.signIn(visitor.page);
  return sale;
}
