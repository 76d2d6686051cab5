import type { PermissionViewer } from '#domain/people/viewer.ts';
import { type EventVisibility, eventVisibility } from './event-visibility.ts';

/**
 * Whose desk an event stands on: who prepares it or works its door. An admin's or accountant's own too, not everything
 * that they may touch. [design section 5]
 */
export function deskVisibility(viewer: Extract<PermissionViewer, { kind: 'account' }>): EventVisibility {
  const inPerson = { ...viewer, isAdmin: false };
  return {
    anyOf: [...eventVisibility(inPerson, 'event.edit').anyOf, ...eventVisibility(inPerson, 'event.check-in').anyOf],
  };
}
