import type { Observable } from 'rxjs';
import { type Token, token } from '#domain/kernel/token.ts';

/** Refused, no camera, used elsewhere, or not allowed (no https). */
export type CameraTrouble = 'REFUSED' | 'NO_CAMERA' | 'IN_USE' | 'NOT_ALLOWED_HERE';

export type ScannerNotice =
  | { readonly kind: 'STARTING' }
  | { readonly kind: 'LOOKING'; readonly torch: boolean }
  | { readonly kind: 'READ'; readonly text: string }
  | { readonly kind: 'TROUBLE'; readonly trouble: CameraTrouble };

/** Shows the camera's picture in `view`; stops when nobody listens. */
export type CodeScanner = {
  readonly scan: (view: HTMLVideoElement) => Observable<ScannerNotice>;
  /** Lights the torch where there is one. */
  readonly light: (on: boolean) => Promise<void>;
};
export const CodeScanner: Token<CodeScanner> = token('CodeScanner');
