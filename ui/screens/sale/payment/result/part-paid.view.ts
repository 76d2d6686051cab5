import { missingPart } from '#domain/money/payment/missing-part.ts';

export const partOf = missingPart;
