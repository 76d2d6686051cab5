import { Subject } from 'rxjs';
import type { FailureNotices } from '#application/platform/ports/failure-notices.ts';

export function makeFailureNotices(): FailureNotices {
  const subjects = new Map<string, Subject<string>>();
  return {
    tell: (status) => subjects.get(status)?.next(status),
    of(status) {
      const subject = subjects.get(status) ?? new Subject<string>();
      subjects.set(status, subject);
      return subject;
    },
  };
}
