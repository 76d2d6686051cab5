import type { KycDesk } from '#application/people/ports/kyc-desk.ts';
import type { ImageUpload } from '#application/platform/ports/image-upload.ts';
import { isImageTooLarge, MAX_IMAGE_BYTES } from '#domain/kernel/files/image-upload.ts';
import { refused } from '#domain/kernel/result.ts';
import type { ManageMyAccount } from './manage-my-account.ts';

/** Ignores spaces in a typed code. */
const plain = (code: string): string => code.replaceAll(/\s/g, '');

export const makeManageMyAccount = ({
  kycDesk,
  send,
}: {
  readonly kycDesk: KycDesk;
  readonly send: ImageUpload;
}): ManageMyAccount => ({
  read: () => kycDesk.read(),
  async uploadCardPicture(file, onProgress) {
    if (!/^image\/(png|jpeg|webp)$/.test(file.type)) return refused({ code: 'UPLOAD_NOT_AN_IMAGE' });
    if (isImageTooLarge(file.size)) return refused({ code: 'UPLOAD_TOO_LARGE', maxBytes: MAX_IMAGE_BYTES });
    return send({ file, purpose: 'ID_CARD', onProgress });
  },
  handIn: (card) => kycDesk.handIn(card),
  addBankAccount: (form, code) => kycDesk.addBankAccount(form, plain(code)),
  removeBankAccount: (id) => kycDesk.removeBankAccount(id),
  beginSecondFactor: () => kycDesk.beginSecondFactor(),
  confirmSecondFactor: (code) => kycDesk.confirmSecondFactor(plain(code)),
  giveSecondFactor: (code) => kycDesk.giveSecondFactor(plain(code)),
  removeSecondFactor: (code) => kycDesk.removeSecondFactor(plain(code)),
  renewRecoveryCodes: (code) => kycDesk.renewRecoveryCodes(plain(code)),
});
