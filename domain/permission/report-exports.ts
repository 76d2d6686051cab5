import { never } from '#domain/kernel/never.ts';
import type { PermissionViewer } from '#domain/people/viewer.ts';
import type { ExportKind } from '#domain/report/report-export.ts';
import type { EventAbility } from './event-abilities.ts';
import { mayOnPlatform } from './platform-abilities.ts';

/** Asked when a report is requested, while it is written, and for each download. [S6-39] [S6-47] */
export function mayExport(
  viewer: PermissionViewer,
  kind: ExportKind,
  eventAbilities: readonly EventAbility[],
): boolean {
  switch (kind) {
    case 'ORDERS':
      return eventAbilities.includes('event.orders');
    case 'REVENUE':
      return mayOnPlatform(viewer, 'admin.event-report');
    case 'BALANCES':
      return mayOnPlatform(viewer, 'withdrawal.approve');
    default:
      return never(kind);
  }
}
