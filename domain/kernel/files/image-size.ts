/** The most bytes that an uploaded image may have: it has to be under 2 MB. Specification row S5-16. */
export const MAX_IMAGE_BYTES = 2 * 1024 * 1024 - 1;

/** Whether an image of so many bytes is too large to be uploaded; browser and server ask the same. */
export const isImageTooLarge = (bytes: number): boolean => bytes > MAX_IMAGE_BYTES;
