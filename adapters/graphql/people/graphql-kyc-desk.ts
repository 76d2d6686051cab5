import * as z from 'zod/mini';
import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { KycDesk } from '#application/people/ports/kyc-desk.ts';
import { ok } from '#domain/kernel/result.ts';
import { KYC_STATUSES } from '#domain/people/kyc.ts';
import { BeginSecondFactorDocument } from './begin-second-factor.gen.ts';
import { ConfirmSecondFactorDocument } from './confirm-second-factor.gen.ts';
import { GiveSecondFactorDocument } from './give-second-factor.gen.ts';
import { HandInIdCardDocument } from './hand-in-id-card.gen.ts';
import { NameBankAccountDocument } from './name-bank-account.gen.ts';
import { OwnKycDocument } from './own-kyc.gen.ts';
import { RemoveSecondFactorDocument } from './remove-second-factor.gen.ts';
import { RenewRecoveryCodesDocument } from './renew-recovery-codes.gen.ts';
import { StrikeBankAccountDocument } from './strike-bank-account.gen.ts';

const status = z.enum(KYC_STATUSES);

export const makeGraphqlKycDesk = (transport: GraphqlTransport): KycDesk => ({
  async read() {
    const answer = await transport(OwnKycDocument, {});
    if (!answer.ok) return answer;
    const { user_id_card: card, user_bank_accounts: accounts, second_factor: hasSecondFactor } = answer.value;
    return ok({
      card:
        card === null
          ? null
          : {
              fullname: card.fullname,
              birthday: card.birthday,
              idNumber: card.id_number,
              frontImage: card.idcard_front_img,
              backImage: card.idcard_back_img,
              status: status.parse(card.status),
              reason: card.reason,
            },
      bankAccounts: accounts.map(({ id, bank_name, holder_name, number }) => ({
        bankAccountId: id,
        bank: bank_name,
        holder: holder_name,
        number,
      })),
      hasSecondFactor,
    });
  },
  async handIn({ fullname, birthday, idNumber, frontImage, backImage }) {
    const input = { fullname, birthday, id_number: idNumber, idcard_front_img: frontImage, idcard_back_img: backImage };
    const handed = await transport(HandInIdCardDocument, { input });
    return handed.ok ? ok(null) : handed;
  },
  async addBankAccount({ bank, holder, number }, code) {
    const input = { bank_name: bank, holder_name: holder, number, second_factor_code: code };
    const named = await transport(NameBankAccountDocument, { input });
    return named.ok ? ok(null) : named;
  },
  async removeBankAccount(id) {
    const struck = await transport(StrikeBankAccountDocument, { id });
    return struck.ok ? ok(null) : struck;
  },
  async beginSecondFactor() {
    const begun = await transport(BeginSecondFactorDocument, {});
    return begun.ok ? ok(begun.value.begin_second_factor) : begun;
  },
  async confirmSecondFactor(code) {
    const confirmed = await transport(ConfirmSecondFactorDocument, { code });
    return confirmed.ok ? ok(confirmed.value.confirm_second_factor.codes) : confirmed;
  },
  async giveSecondFactor(code) {
    const given = await transport(GiveSecondFactorDocument, { code });
    return given.ok ? ok(null) : given;
  },
  async removeSecondFactor(code) {
    const removed = await transport(RemoveSecondFactorDocument, { code });
    return removed.ok ? ok(null) : removed;
  },
  async renewRecoveryCodes(code) {
    const renewed = await transport(RenewRecoveryCodesDocument, { code });
    return renewed.ok ? ok(renewed.value.renew_recovery_codes.codes) : renewed;
  },
});
