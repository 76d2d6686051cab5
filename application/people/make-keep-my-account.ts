import type { KycDesk } from '#application/people/ports/kyc-desk.ts';
import type { ImageUpload } from '#application/platform/ports/image-upload.ts';
import { isImageTooLarge, MAX_IMAGE_BYTES } from '#domain/kernel/files/image-upload.ts';
import { refused } from '#domain/kernel/result.ts';
import type { KeepMyAccount } from './keep-my-account.ts';

/** A code as it is meant, however it was typed. */
const plain = (code: string): string => code.replaceAll(/\s/g, '');

export const makeKeepMyAccount = ({
  kycDesk,
  send,
}: {
  readonly kycDesk: KycDesk;
  readonly send: ImageUpload;
}): KeepMyAccount => ({
  read: () => kycDesk.read(),
  async uploadCardPicture(file, onProgress) {
    if (!/^image\/(png|jpeg|webp)$/.test(file.type)) return refused({ code: 'UPLOAD_NOT_AN_IMAGE' });
    if (isImageTooLarge(file.size)) return refused({ code: 'UPLOAD_TOO_LARGE', maxBytes: MAX_IMAGE_BYTES });
    return send({ file, purpose: 'ID_CARD', onProgress });
  },
  handIn: (card) => kycDesk.handIn(card),
  nameBankAccount: (form, code) => kycDesk.nameBankAccount(form, plain(code)),
  strikeBankAccount: (id) => kycDesk.strikeBankAccount(id),
  beginSecondFactor: () => kycDesk.beginSecondFactor(),
  confirmSecondFactor: (code) => kycDesk.confirmSecondFactor(plain(code)),
});
