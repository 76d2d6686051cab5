/** The key that a question's answer stands under. [S3-40] */
export const answerKey = (fieldId: number): string => `field_${fieldId}`;
