/** Longest caption of a photo, in characters. [design] */
export const PHOTO_LABEL_MAX = 200;
