import { ok, refused } from '#domain/kernel/result.ts';
import { changeCapacity } from '#domain/sale/quantity/capacity.ts';
import type { ChangeCapacity } from './stock-command.ts';
import type { OutcomeOf } from './stock-outcome.ts';
import type { WorkingStock } from './working-stock.ts';

/** Sets a quota's capacity, never below what is taken. */
export function changeQuotaCapacity(stock: WorkingStock, command: ChangeCapacity): OutcomeOf<ChangeCapacity> {
  const quota = stock.quotas.get(command.quotaId);
  if (quota === undefined) return refused({ code: 'NOT_FOUND' });
  if (command.from !== undefined && command.from !== quota.capacity) return refused({ code: 'STALE', by: null });
  const changed = changeCapacity(
    { sold: quota.sold, held: quota.reserved, heldUntil: quota.releases?.last ?? null },
    command.capacity,
  );
  if (!changed.ok) return changed;
  const resized = { ...quota, capacity: changed.value };
  stock.quotas.put(resized);
  return ok({ kind: 'CAPACITY_CHANGED', quota: resized });
}
