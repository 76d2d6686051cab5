/** The key that a question's answer stands under. [S3-40] */
export const answerKey = (fieldId: number): string => `field_${fieldId}`;

/** The question that a key belongs to; null for any other key. */
export function fieldOfKey(key: string): number | null {
  const written = /^field_(\d{1,9})$/.exec(key)?.[1];
  return written === undefined ? null : Number(written);
}
