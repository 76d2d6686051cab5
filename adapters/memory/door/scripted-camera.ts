import { concat, from, Subject } from 'rxjs';
import type { CodeScanner, ScannerNotice } from '#application/door/ports/code-scanner.ts';

export function makeScriptedCamera(): CodeScanner & {
  readonly hold: (text: string) => void;
  readonly says: (notice: ScannerNotice) => void;
} {
  const notices = new Subject<ScannerNotice>();
  return {
    scan: () => concat(from<ScannerNotice[]>([{ kind: 'STARTING' }, { kind: 'LOOKING', torch: false }]), notices),
    light: async () => undefined,
    hold: (text) => notices.next({ kind: 'READ', text }),
    says: (notice) => notices.next(notice),
  };
}
