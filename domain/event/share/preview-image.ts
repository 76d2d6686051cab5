import { ok, type Result, refused } from '#domain/kernel/result.ts';

/** What social networks show beside a link, in pixels. */
const PREVIEW_SIZE = { width: 1_200, height: 630 } as const;

const SMALLEST = 200;
const LARGEST = 2_400;

export type PreviewSize = { readonly width: number; readonly height: number };
export type PreviewSizeRefusal = {
  readonly code: 'IMAGE_SIZE';
  readonly side: keyof PreviewSize;
  readonly min: number;
  readonly max: number;
};

/**
 * The size that the query of an image asks for (null: not asked): whole pixels from 200 to 2,400, the usual 1200×630
 * where a side is left out. The bounds keep anybody from having us draw pictures that fill the memory. [S7.8-01]
 */
export function previewSize(asked: {
  readonly width: string | null;
  readonly height: string | null;
}): Result<PreviewSize, PreviewSizeRefusal> {
  const width = side(asked.width, PREVIEW_SIZE.width);
  if (width === null) return refused({ code: 'IMAGE_SIZE', side: 'width', min: SMALLEST, max: LARGEST });
  const height = side(asked.height, PREVIEW_SIZE.height);
  if (height === null) return refused({ code: 'IMAGE_SIZE', side: 'height', min: SMALLEST, max: LARGEST });
  return ok({ width, height });
}

function side(asked: string | null, usual: number): number | null {
  if (asked === null) return usual;
  const pixels = /^\d{3,4}$/.test(asked) ? Number(asked) : 0;
  return pixels >= SMALLEST && pixels <= LARGEST ? pixels : null;
}
