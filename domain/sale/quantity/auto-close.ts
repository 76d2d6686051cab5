import type { PlanSale } from '#domain/event/event.ts';
import type { QuotaStock } from './quota-stock.ts';

/**
 * What the organiser's word on a sale becomes as places are sold, where the event is set to close at capacity: closed
 * once every place is sold, and closed it stays when a place comes back. Held places may still come back, so they do
 * not close it. [S3]
 */
export const planSaleAtCapacity = (planSale: PlanSale, quota: QuotaStock, closesAtCapacity: boolean): PlanSale =>
  closesAtCapacity && quota.capacity !== null && quota.sold >= quota.capacity ? 'CLOSED' : planSale;
