import { filter, Subject } from 'rxjs';
import type { FailureNotices } from '#application/ports/failure-notices.ts';

export function makeFailureNotices(): FailureNotices {
  const statuses = new Subject<string>();
  return { tell: (status) => statuses.next(status), of: (status) => statuses.pipe(filter((told) => told === status)) };
}
