import { KeepPromotions } from '#application/sale/keep-promotions.ts';
import { eventPartLoader } from '#ui/screens/event/desk/event-part.loader.ts';

export const eventPromotionsLoader = eventPartLoader('event.promotions', ({ id }, { use }) =>
  use(KeepPromotions).read(id),
);
