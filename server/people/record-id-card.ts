import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { IdCard } from '#domain/people/id-card.ts';
import { decideKyc, evolveKyc, type Kyc, type KycRefusal } from '#domain/people/kyc.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { DEFAULT_TIMEZONE } from '#domain/time/local-time.ts';
import { wallClockOf } from '#domain/time/wall-clock.ts';
import { KycBook } from '#server/people/ports/kyc-book.ts';
import { privateFileIdOf } from '#server/platform/files/private-link.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { PrivateFileRows } from '#server/platform/ports/private-file-rows.ts';
import { PrivateFiles } from '#server/platform/ports/private-files.ts';
import { Transact } from '#server/platform/ports/transact.ts';

/** The card, and the previous card's pictures. */
type Recorded = { readonly kyc: Kyc; readonly gone: readonly string[] };
type IdCardRefused = RefusalOf<'CARD_UNDER_REVIEW'> | RefusalOf<'INVALID_INPUT'>;

/** Pictures must be the account's own uploads; the previous card's are deleted. [S7.3-03] */
export type RecordIdCard = (owner: AccountId, form: IdCard) => Promise<Result<Kyc, IdCardRefused>>;

const FIELDS: Readonly<Record<keyof IdCard, string>> = {
  fullname: 'fullname',
  birthday: 'birthday',
  idNumber: 'id_number',
  frontImage: 'idcard_front_img',
  backImage: 'idcard_back_img',
};
const wrong = (field: keyof IdCard, problem: RefusalOf<'INVALID_INPUT'>['problem']) =>
  refused({ code: 'INVALID_INPUT' as const, field: `input.${FIELDS[field]}`, problem });

export const RecordIdCard = defineUseCase(
  'RecordIdCard',
  { book: KycBook, pictures: PrivateFileRows, files: PrivateFiles, transact: Transact, audit: AuditLog, clock: Clock },
  ({ book, pictures, files, transact, audit, clock }): RecordIdCard => {
    async function uploaded(owner: AccountId, address: string): Promise<string | null> {
      const fileId = privateFileIdOf(address);
      return fileId !== null && (await pictures.find(owner, fileId))?.kind === 'ID_CARD' ? fileId : null;
    }

    return async (owner, form) => {
      const now = clock.now();
      const today = wallClockOf(now, DEFAULT_TIMEZONE).slice(0, 'YYYY-MM-DD'.length);
      const outcome = await transact.transaction(async (tx): Promise<Result<Recorded, IdCardRefused>> => {
        await book.lock(tx, owner);
        const [front, back] = [await uploaded(owner, form.frontImage), await uploaded(owner, form.backImage)];
        if (form.frontImage !== '' && front === null) return wrong('frontImage', { kind: 'MALFORMED' });
        if (form.backImage !== '' && back === null) return wrong('backImage', { kind: 'MALFORMED' });
        const card = { ...form, frontImage: front ?? '', backImage: back ?? '' };
        const before = await book.card(owner);
        const decided = decideKyc(before, { kind: 'SUBMIT', owner, card, today });
        if (!decided.ok) return refusedAs(decided.refusal);
        const kyc = decided.value.reduce(evolveKyc, before);
        if (kyc === null) throw new Error('A card that was handed in is not there');
        const kept = [card.frontImage, card.backImage];
        const gone =
          before === null
            ? []
            : [before.card.frontImage, before.card.backImage].filter((fileId) => !kept.includes(fileId));
        await book.saveCard(tx, kyc, now);
        await pictures.keep(tx, owner, kept, now);
        await pictures.remove(tx, owner, gone);
        await audit.record(tx, { act: 'id-card.submitted', subject: `account:${owner}`, eventId: null, actor: owner });
        return ok({ kyc, gone });
      });
      if (!outcome.ok) return outcome;
      for (const fileId of outcome.value.gone) await files.remove(fileId);
      return ok(outcome.value.kyc);
    };
  },
);

function refusedAs(refusal: KycRefusal): Result<never, IdCardRefused> {
  if (refusal.code === 'CARD_UNDER_REVIEW') return refused(refusal);
  const [problem] = refusal.code === 'CARD_INCOMPLETE' ? refusal.problems : [];
  if (problem === undefined) throw new Error(`A card that was handed in was answered with ${refusal.code}`);
  return wrong(problem.field, problem.problem);
}
