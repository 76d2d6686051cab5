import { transferQrName } from '#domain/kernel/files/download-names.ts';
import { instant } from '#domain/kernel/instant.ts';

export { TRANSFER_QR } from '#domain/kernel/files/download-names.ts';

/** `now` in milliseconds. */
export const savedQrName = (now: number): string => transferQrName(instant(now));
