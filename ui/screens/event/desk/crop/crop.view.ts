import { useEffect, useState } from 'react';
import { type OpenedPicture, OpenPicture } from '#application/platform/ports/open-picture.ts';
import { type CropView, FIRST_VIEW, heldInside, mostZoom, movedBy, partOf } from '#domain/kernel/files/crop.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';

/** Width by height; ORIGINAL: the picture's own. */
const RATIOS = { ORIGINAL: null, SQUARE: 1, FOUR_THREE: 4 / 3, WIDE: 16 / 9 } as const;
export type RatioName = keyof typeof RATIOS;

/** A picture or a file; REFUSED: it cannot be opened, LOST: there was no answer. */
type Opening = OpenedPicture | 'LOADING' | 'REFUSED' | 'LOST';

function useOpened(source: Blob | string): Opening {
  const open = useUseCase(OpenPicture);
  const [opening, setOpening] = useState<Opening>('LOADING');
  useEffect(() => {
    let close: (() => void) | null = null;
    let away = false;
    open(source)
      .then((picture) => {
        if (away) return picture?.close();
        close = picture?.close ?? null;
        return setOpening(picture ?? 'REFUSED');
      })
      .catch(() => away || setOpening('LOST'));
    return () => {
      away = true;
      close?.();
    };
  }, [open, source]);
  return opening;
}

const NO_SIZE = { width: 1, height: 1 };
const percent = (part: number, whole: number): string => `${(100 * part) / whole}%`;

export type Crop = ReturnType<typeof useCrop>;

export function useCrop(source: Blob | string, first: RatioName) {
  const opening = useOpened(source);
  const [name, setName] = useState(first);
  const [kept, setView] = useState<CropView>(FIRST_VIEW);
  const picture = typeof opening === 'string' ? null : opening;
  const size = picture ?? NO_SIZE;
  const ratio = RATIOS[name];
  const view = heldInside(size, ratio, kept);
  const part = partOf(size, ratio, view);
  const most = mostZoom(size, ratio);
  return {
    opening: typeof opening === 'string' ? opening : ('OPEN' as const),
    picture,
    name,
    zoom: view.zoom,
    mostZoom: most,
    /** Of the frame, width by height. */
    ratio: ratio ?? size.width / size.height,
    /** Of the picture, within the frame. */
    place: {
      width: percent(size.width, part.width),
      height: percent(size.height, part.height),
      left: percent(-part.left, part.width),
      top: percent(-part.top, part.height),
    },
    part,
    choose: (next: RatioName) => {
      setName(next);
      setView(FIRST_VIEW);
    },
    /** By shares of the frame. */
    move: (x: number, y: number) => setView((now) => movedBy(size, ratio, heldInside(size, ratio, now), { x, y })),
    zoomTo: (zoom: number) => setView((now) => heldInside(size, ratio, { ...now, zoom })),
    zoomBy: (factor: number) =>
      setView((now) => heldInside(size, ratio, { ...now, zoom: heldInside(size, ratio, now).zoom * factor })),
    reset: () => setView(FIRST_VIEW),
    cut: async (): Promise<File | null> => (picture === null ? null : picture.cut(part).catch(() => null)),
  };
}
