import { z } from 'zod';
import { withDashes, withoutDashes } from '#domain/kernel/encoding/uuid.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { type BankAccount, maskedNumber } from '#domain/people/bank-account.ts';
import { BeginSecondFactor } from '#server/people/begin-second-factor.ts';
import { RemoveSecondFactor, RenewRecoveryCodes } from '#server/people/change-second-factor.ts';
import { ConfirmSecondFactor } from '#server/people/confirm-second-factor.ts';
import { ForgetBankAccount } from '#server/people/forget-bank-account.ts';
import { GiveSecondFactor } from '#server/people/give-second-factor.ts';
import { AccessTokenReader } from '#server/people/ports/access-token-reader.ts';
import { KycBook } from '#server/people/ports/kyc-book.ts';
import { ReferredPeople } from '#server/people/ports/referred-people.ts';
import { SecondFactorRows } from '#server/people/ports/second-factor-rows.ts';
import { ReadIdCard } from '#server/people/read-id-card.ts';
import { RecordBankAccount } from '#server/people/record-bank-account.ts';
import { RecordIdCard } from '#server/people/record-id-card.ts';
import { OpenIdCard, ReviewIdCard } from '#server/people/review-id-card.ts';
import { encodeAccountId } from '#server/platform/graphql/account-wire-id.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';
import { cursorsOf } from '#server/platform/graphql/cursor.ts';
import { accountWireId, optionalWords, paging, words } from '#server/platform/graphql/input-parts.ts';
import { RefusalError } from '#server/platform/graphql/refusal-error.ts';
import { onPlatform, rootField, signedIn } from '#server/platform/graphql/root-field.ts';
import type { Resolvers, UserBankAccount, UserIdCard } from '#server/platform/graphql/schema.gen.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { accessTokenIn } from './viewer-of-request.ts';

type SeenCard = NonNullable<Awaited<ReturnType<ReadIdCard>>>;

const cardOf = ({ kyc, frontUrl, backUrl }: SeenCard, numberOf: (number: string) => string): UserIdCard => ({
  fullname: kyc.card.fullname,
  birthday: kyc.card.birthday,
  id_number: numberOf(kyc.card.idNumber),
  idcard_front_img: frontUrl,
  idcard_back_img: backUrl,
  status: kyc.status,
  reason: kyc.status === 'REJECTED' ? kyc.reason : null,
});

const accountOf = (
  { bankAccountId, bank, holder, number }: BankAccount,
  numberOf: (number: string) => string,
): UserBankAccount => ({
  id: withoutDashes(bankAccountId),
  bank_name: bank,
  holder_name: holder,
  number: numberOf(number),
});

const asWritten = (number: string): string => number;

const idCardInput = z
  .object({
    fullname: words(1_000),
    birthday: words(30),
    id_number: words(60),
    idcard_front_img: words(500),
    idcard_back_img: words(500),
  })
  .transform(({ fullname, birthday, id_number, idcard_front_img, idcard_back_img }) => ({
    fullname,
    birthday,
    idNumber: id_number,
    frontImage: idcard_front_img,
    backImage: idcard_back_img,
  }));

const bankAccountInput = z
  .object({
    bank_name: words(1_000),
    holder_name: words(1_000),
    number: words(100),
    second_factor_code: optionalWords(20),
  })
  .transform(({ bank_name, holder_name, number, second_factor_code }) => ({
    form: { bank: bank_name, holder: holder_name, number },
    secondFactorCode: second_factor_code,
  }));

const factorCode = z.object({ code: words(30) });

function sessionOf({ use, authorization, now }: RequestContext): string {
  const accessToken = accessTokenIn(authorization);
  const session = accessToken === null ? null : use(AccessTokenReader).read(accessToken, now);
  if (session === null) throw new RefusalError({ code: 'UNAUTHORIZED' });
  return session.sessionFamilyId;
}

export const kycResolvers: Resolvers = {
  Query: {
    user_id_card: rootField({
      access: signedIn,
      input: z.object({}),
      resolve: async (_args, { use, viewer, accountId, now }) => {
        const seen = await use(ReadIdCard)(viewer, accountId, now);
        return ok(seen === null ? null : cardOf(seen, maskedNumber));
      },
    }),
    user_bank_accounts: rootField({
      access: signedIn,
      input: z.object({}),
      resolve: async (_args, { use, accountId }) =>
        ok((await use(KycBook).bankAccounts(accountId)).map((account) => accountOf(account, maskedNumber))),
    }),
    id_cards_to_review: rootField({
      access: onPlatform('id-card.review'),
      input: z.object(paging),
      resolve: async (asked, { use }) => {
        const cursors = cursorsOf(use(Keyring), 'id_cards_to_review', {});
        const page = cursors.request(asked);
        if (!page.ok) return page;
        const book = use(KycBook);
        const waiting = await book.waiting(page.value);
        const entries = waiting.rows.map(({ owner, email, submittedAt }) => ({
          account_id: encodeAccountId(owner),
          email,
          submitted_at: submittedAt,
        }));
        return ok({ entries, metadata: cursors.metadata(waiting, book.countWaiting) });
      },
    }),
    id_card_to_review: rootField({
      access: onPlatform('id-card.review'),
      input: z.object({ account_id: accountWireId }),
      resolve: async ({ account_id: owner }, { use, viewer }) => {
        const seen = await use(OpenIdCard)(viewer, owner);
        return seen.ok ? ok(cardOf(seen.value, asWritten)) : seen;
      },
    }),
    second_factor: rootField({
      access: signedIn,
      input: z.object({}),
      resolve: async (_args, { use, accountId }) => ok(await use(SecondFactorRows).isSetUp(accountId)),
    }),
    user_refs: rootField({
      access: signedIn,
      input: z.object({ input: z.object(paging).nullish() }),
      resolve: async ({ input }, { use, accountId }) => {
        const cursors = cursorsOf(use(Keyring), 'user_refs', { accountId });
        const page = cursors.request(input ?? {});
        if (!page.ok) return page;
        const people = use(ReferredPeople);
        const brought = await people.of(accountId, page.value);
        const entries = brought.rows.map(({ firstName, lastName, nameOrder, username }) => ({
          user: { first_name: firstName, last_name: lastName, name_order: nameOrder ?? null, username },
        }));
        return ok({ entries, metadata: cursors.metadata(brought, () => people.count(accountId)) });
      },
    }),
  },
  Mutation: {
    approve_id_card: rootField({
      access: onPlatform('id-card.review'),
      input: z.object({ account_id: accountWireId }),
      resolve: ({ account_id: owner }, { use, viewer }) => use(ReviewIdCard)(viewer, owner, { kind: 'APPROVE' }),
    }),
    reject_id_card: rootField({
      access: onPlatform('id-card.review'),
      input: z.object({ account_id: accountWireId, reason: words(500) }),
      resolve: ({ account_id: owner, reason }, { use, viewer }) =>
        use(ReviewIdCard)(viewer, owner, { kind: 'REJECT', reason }),
    }),
    create_user_id_card: rootField({
      access: signedIn,
      input: z.object({ input: idCardInput }),
      resolve: async ({ input: card }, { use, viewer, accountId, now }) => {
        const recorded = await use(RecordIdCard)(accountId, card);
        if (!recorded.ok) return recorded;
        const seen = await use(ReadIdCard)(viewer, accountId, now);
        if (seen === null) throw new RefusalError({ code: 'NOT_FOUND' });
        return ok(cardOf(seen, asWritten));
      },
    }),
    create_user_bank_account: rootField({
      access: signedIn,
      input: z.object({ input: bankAccountInput }),
      resolve: async ({ input: { form, secondFactorCode } }, { use, accountId }) => {
        const named = await use(RecordBankAccount)(accountId, form, secondFactorCode);
        return named.ok ? ok(accountOf(named.value, asWritten)) : named;
      },
    }),
    delete_user_bank_account: rootField({
      access: signedIn,
      input: z.object({ id: words(64).transform(withDashes) }),
      resolve: ({ id: bankAccountId }, { use, accountId }) =>
        bankAccountId === null ? refused({ code: 'NOT_FOUND' }) : use(ForgetBankAccount)(accountId, bankAccountId),
    }),
    begin_second_factor: rootField({
      access: signedIn,
      input: z.object({}),
      resolve: (_args, context) => context.use(BeginSecondFactor)(context.accountId, sessionOf(context)),
    }),
    confirm_second_factor: rootField({
      access: signedIn,
      input: factorCode,
      resolve: async ({ code }, context) => {
        const issued = await context.use(ConfirmSecondFactor)(context.accountId, sessionOf(context), code);
        return issued.ok ? ok({ codes: [...issued.value] }) : issued;
      },
    }),
    give_second_factor: rootField({
      access: signedIn,
      input: factorCode,
      resolve: ({ code }, context) => context.use(GiveSecondFactor)(context.accountId, sessionOf(context), code),
    }),
    remove_second_factor: rootField({
      access: signedIn,
      input: factorCode,
      resolve: ({ code }, { use, accountId }) => use(RemoveSecondFactor)(accountId, code),
    }),
    renew_recovery_codes: rootField({
      access: signedIn,
      input: factorCode,
      resolve: async ({ code }, { use, accountId }) => {
        const issued = await use(RenewRecoveryCodes)(accountId, code);
        return issued.ok ? ok({ codes: [...issued.value] }) : issued;
      },
    }),
  },
};
