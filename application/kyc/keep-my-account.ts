import type { ImageUpload } from '#application/ports/image-upload.ts';
import type { KycDesk, NewSecondFactor, OwnKyc } from '#application/ports/kyc-desk.ts';
import { type Result, refused } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import { acceptBankAccount, type BankAccountForm } from '#domain/kyc/bank-account.ts';
import { type IdCard, idCardProblems } from '#domain/kyc/id-card.ts';
import { isImageTooLarge, MAX_IMAGE_BYTES } from '#domain/media/image-size.ts';
import type { InputProblem, Refusal } from '#domain/refusal/refusal.ts';

export type FieldTroubles<Field extends string> = Readonly<Partial<Record<Field, InputProblem>>>;

/** Who I am and where I am paid. What is wrong with a form is known before it is sent; the server decides once more. [S2.12-11] */
export type KeepMyAccount = {
  readonly read: () => Promise<Result<OwnKyc, Refusal>>;
  readonly uploadCardPicture: (file: Blob, onProgress: (share: number) => void) => Promise<Result<{ readonly url: string }, Refusal>>;
  readonly cardTroubles: (card: IdCard, today: string) => FieldTroubles<keyof IdCard>;
  readonly handIn: (card: IdCard) => Promise<Result<null, Refusal>>;
  readonly bankAccountTroubles: (form: BankAccountForm) => FieldTroubles<keyof BankAccountForm>;
  readonly nameBankAccount: (form: BankAccountForm, code: string) => Promise<Result<null, Refusal>>;
  readonly strikeBankAccount: (bankAccountId: string) => Promise<Result<null, Refusal>>;
  readonly beginSecondFactor: () => Promise<Result<NewSecondFactor, Refusal>>;
  readonly confirmSecondFactor: (code: string) => Promise<Result<null, Refusal>>;
};
export const KeepMyAccount: Token<KeepMyAccount> = token('KeepMyAccount');

const byField = <Field extends string>(problems: readonly { readonly field: Field; readonly problem: InputProblem }[]): FieldTroubles<Field> =>
  Object.fromEntries(problems.map(({ field, problem }) => [field, problem])) as FieldTroubles<Field>;

export const makeKeepMyAccount = ({ kycDesk, send }: { readonly kycDesk: KycDesk; readonly send: ImageUpload }): KeepMyAccount => ({
  read: () => kycDesk.read(),
  async uploadCardPicture(file, onProgress) {
    if (!/^image\/(png|jpeg|webp)$/.test(file.type)) return refused({ code: 'UPLOAD_NOT_AN_IMAGE' });
    if (isImageTooLarge(file.size)) return refused({ code: 'UPLOAD_TOO_LARGE', maxBytes: MAX_IMAGE_BYTES });
    return send({ file, purpose: 'ID_CARD', onProgress });
  },
  cardTroubles: (card, today) => byField(idCardProblems(card, today)),
  handIn: (card) => kycDesk.handIn(card),
  bankAccountTroubles(form) {
    const accepted = acceptBankAccount(form, 'GO_ON');
    return accepted.ok || accepted.refusal.code !== 'BANK_ACCOUNT_INCOMPLETE' ? {} : byField(accepted.refusal.problems);
  },
  nameBankAccount: (form, code) => kycDesk.nameBankAccount(form, code.replaceAll(/\s/g, '')),
  strikeBankAccount: (id) => kycDesk.strikeBankAccount(id),
  beginSecondFactor: () => kycDesk.beginSecondFactor(),
  confirmSecondFactor: (code) => kycDesk.confirmSecondFactor(code.replaceAll(/\s/g, '')),
});
