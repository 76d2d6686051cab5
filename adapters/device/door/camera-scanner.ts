import { Observable } from 'rxjs';
import type { CameraTrouble, CodeScanner, ScannerNotice } from '#application/door/ports/code-scanner.ts';
import { type FrameReader, makeFrameReader } from './frame-reader.ts';

/** About seven frames a second: feels instant and keeps the phone cool. */
const BETWEEN_LOOKS_MS = 140;

function troubleOf(error: unknown): CameraTrouble {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'REFUSED';
  return name === 'NotReadableError' || name === 'AbortError' ? 'IN_USE' : 'NO_CAMERA';
}

/** TypeScript's DOM types lack the torch. */
const hasTorch = (track: MediaStreamTrack | null): boolean => {
  const can: object = track?.getCapabilities?.() ?? {};
  return 'torch' in can && can.torch === true;
};

export function makeCameraScanner(): CodeScanner {
  let track: MediaStreamTrack | null = null;
  return {
    scan: (view) =>
      new Observable<ScannerNotice>((observer) => {
        let stopped = false;
        let stream: MediaStream | null = null;
        let reader: FrameReader | null = null;
        let timer: ReturnType<typeof setTimeout> | null = null;

        async function look(): Promise<void> {
          if (stopped || reader === null) return;
          const text = view.readyState >= 2 ? await reader.read(view).catch(() => null) : null;
          if (stopped) return;
          if (text !== null && text !== '') observer.next({ kind: 'READ', text });
          timer = setTimeout(() => void look(), BETWEEN_LOOKS_MS);
        }

        let awake: WakeLockSentinel | null = null;

        async function begin(): Promise<void> {
          observer.next({ kind: 'STARTING' });
          if (navigator.mediaDevices?.getUserMedia === undefined) {
            observer.next({ kind: 'TROUBLE', trouble: 'NOT_ALLOWED_HERE' });
            return;
          }
          try {
            stream = await navigator.mediaDevices.getUserMedia({
              audio: false,
              video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
            });
          } catch (error) {
            if (!stopped) observer.next({ kind: 'TROUBLE', trouble: troubleOf(error) });
            return;
          }
          if (stopped) {
            for (const unused of stream.getTracks()) unused.stop();
            return;
          }
          track = stream.getVideoTracks()[0] ?? null;
          view.srcObject = stream;
          await view.play().catch(() => undefined);
          // Keeps the screen awake between guests.
          awake = (await navigator.wakeLock?.request('screen').catch(() => null)) ?? null;
          reader = await makeFrameReader();
          if (stopped) {
            reader.close();
            void awake?.release().catch(() => undefined);
            return;
          }
          observer.next({ kind: 'LOOKING', torch: hasTorch(track) });
          track?.addEventListener('ended', () => observer.next({ kind: 'TROUBLE', trouble: 'IN_USE' }));
          void look();
        }

        void begin();
        return () => {
          stopped = true;
          if (timer !== null) clearTimeout(timer);
          for (const used of stream?.getTracks() ?? []) used.stop();
          reader?.close();
          void awake?.release().catch(() => undefined);
          track = null;
          view.srcObject = null;
        };
      }),
    light: async (on) => {
      const torch = { torch: on } as MediaTrackConstraintSet;
      await track?.applyConstraints({ advanced: [torch] }).catch(() => undefined);
    },
  };
}
