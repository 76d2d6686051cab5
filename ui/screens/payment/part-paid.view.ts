import { missingPart } from '#domain/payment/missing-part.ts';

export const partOf = missingPart;
