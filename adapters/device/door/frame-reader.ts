/** The text of the QR code in the camera's current frame; null when there is none. */
export type FrameReader = {
  readonly read: (view: HTMLVideoElement) => Promise<string | null>;
  readonly close: () => void;
};

type Detector = { readonly detect: (source: CanvasImageSource) => Promise<readonly { readonly rawValue: string }[]> };
type DetectorClass = {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats: () => Promise<readonly string[]>;
};

declare global {
  interface Window {
    /** Missing in some browsers and in TypeScript's DOM types. */
    readonly BarcodeDetector?: DetectorClass;
  }
}

async function systemReader(): Promise<FrameReader | null> {
  const Detector = window.BarcodeDetector;
  if (Detector === undefined) return null;
  const formats = await Detector.getSupportedFormats().catch((): readonly string[] => []);
  if (!formats.includes('qr_code')) return null;
  const detector = new Detector({ formats: ['qr_code'] });
  return {
    read: async (view) => (await detector.detect(view).catch(() => []))[0]?.rawValue ?? null,
    close: () => undefined,
  };
}

const LONGEST_EDGE = 960;

type Frame = { readonly pixels: ArrayBuffer; readonly width: number; readonly height: number };

function frameTaker(): (view: HTMLVideoElement) => Frame | null {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (view) => {
    if (context === null || view.videoWidth === 0) return null;
    const scale = Math.min(1, LONGEST_EDGE / Math.max(view.videoWidth, view.videoHeight));
    canvas.width = Math.round(view.videoWidth * scale);
    canvas.height = Math.round(view.videoHeight * scale);
    context.drawImage(view, 0, 0, canvas.width, canvas.height);
    const image = context.getImageData(0, 0, canvas.width, canvas.height);
    return { pixels: image.data.buffer, width: canvas.width, height: canvas.height };
  };
}

function workerReader(): FrameReader {
  const take = frameTaker();
  let worker: Worker | null = null;
  try {
    worker = new Worker(new URL('./qr-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    worker = null;
  }
  let broken = worker === null;
  const inWorker = (used: Worker, frame: Frame) =>
    new Promise<string | null>((resolve) => {
      used.onmessage = (event: MessageEvent<string | null>) => resolve(event.data);
      used.onerror = () => {
        broken = true;
        resolve(null);
      };
      used.postMessage(frame, [frame.pixels]);
    });
  return {
    read: async (view) => {
      const frame = take(view);
      if (frame === null) return null;
      if (worker !== null && !broken) return inWorker(worker, frame);
      // Without a worker the page reads on its own thread, which is slower.
      const { readFrame } = await import('./qr-worker.ts');
      return readFrame(frame);
    },
    close: () => worker?.terminate(),
  };
}

/** The browser's reader where it has one, else jsqr. */
export const makeFrameReader = async (): Promise<FrameReader> => (await systemReader()) ?? workerReader();
