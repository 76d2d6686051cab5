type Size = { readonly width: number; readonly height: number };

/** Which part of a picture is kept: its middle, in shares of the picture's width and height, and its enlargement. */
export type CropView = { readonly x: number; readonly y: number; readonly zoom: number };

/** In whole pixels of the picture. */
export type PicturePart = Size & { readonly left: number; readonly top: number };

export const FIRST_VIEW: CropView = { x: 0.5, y: 0.5, zoom: 1 };

const MOST_ZOOM = 8;
/** The shorter edge of a part, in pixels: a page shows it no sharper. [design] */
const LEAST_EDGE = 320;

/** The largest part of this ratio (width by height), in pixels; null: the picture's own ratio. */
function largestPart(picture: Size, ratio: number | null): Size {
  const own = picture.width / picture.height;
  const wanted = ratio ?? own;
  return own > wanted
    ? { width: picture.height * wanted, height: picture.height }
    : { width: picture.width, height: picture.width / wanted };
}

/** At least 1: a small picture is not enlarged. */
export function mostZoom(picture: Size, ratio: number | null): number {
  const { width, height } = largestPart(picture, ratio);
  return Math.min(MOST_ZOOM, Math.max(1, Math.min(width, height) / LEAST_EDGE));
}

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

const heldZoom = (picture: Size, ratio: number | null, zoom: number): number =>
  within(zoom, 1, mostZoom(picture, ratio));

/** The nearest view whose part is inside the picture. */
export function heldInside(picture: Size, ratio: number | null, view: CropView): CropView {
  const zoom = heldZoom(picture, ratio, view.zoom);
  const { width, height } = largestPart(picture, ratio);
  const [halfX, halfY] = [width / zoom / picture.width / 2, height / zoom / picture.height / 2];
  return { x: within(view.x, halfX, 1 - halfX), y: within(view.y, halfY, 1 - halfY), zoom };
}

/** Moves the part by shares of its own width and height. */
export function movedBy(
  picture: Size,
  ratio: number | null,
  view: CropView,
  by: { readonly x: number; readonly y: number },
): CropView {
  const { width, height } = largestPart(picture, ratio);
  const zoom = heldZoom(picture, ratio, view.zoom);
  const x = view.x + (by.x * width) / zoom / picture.width;
  const y = view.y + (by.y * height) / zoom / picture.height;
  return heldInside(picture, ratio, { ...view, x, y });
}

/** At least one pixel, and inside the picture whatever is rounded. */
export function partOf(picture: Size, ratio: number | null, view: CropView): PicturePart {
  const { x, y, zoom } = heldInside(picture, ratio, view);
  const largest = largestPart(picture, ratio);
  const width = within(Math.round(largest.width / zoom), 1, picture.width);
  const height = within(Math.round(largest.height / zoom), 1, picture.height);
  return {
    width,
    height,
    left: within(Math.round(x * picture.width - width / 2), 0, picture.width - width),
    top: within(Math.round(y * picture.height - height / 2), 0, picture.height - height),
  };
}
