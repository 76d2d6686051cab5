import type { AccountId } from '#domain/account/account-id.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { IdCard } from '#domain/kyc/id-card.ts';
import { decideKyc, evolveKyc, type Kyc } from '#domain/kyc/kyc.ts';
import type { RefusalOf } from '#domain/refusal/refusal.ts';
import { DEFAULT_TIMEZONE } from '#domain/text/local-time.ts';
import { wallClockOf } from '#domain/text/wall-clock.ts';
import type { AuditLog } from '#server/application/ports/audit-log.ts';
import type { Clock } from '#server/application/ports/clock.ts';
import type { KycBook } from '#server/application/ports/kyc-book.ts';
import type { PrivateFiles } from '#server/application/ports/private-files.ts';
import type { Transact } from '#server/application/ports/transact.ts';
import { privateFileIdOf } from './private-link.ts';

type IdCardRefused = RefusalOf<'CARD_UNDER_REVIEW'> | RefusalOf<'INVALID_INPUT'>;

/** Hands in an account's card; its pictures are addresses that this account uploaded to. The pictures of the card before go. [S7.3-03] */
export type RecordIdCard = (owner: AccountId, form: IdCard) => Promise<Result<Kyc, IdCardRefused>>;
export const RecordIdCard: Token<RecordIdCard> = token<RecordIdCard>('RecordIdCard');

export type RecordIdCardParts = {
  readonly book: KycBook;
  readonly files: PrivateFiles;
  readonly transact: Transact;
  readonly audit: AuditLog;
  readonly clock: Clock;
};

/** How the fields are called over the wire. */
const FIELDS: Readonly<Record<keyof IdCard, string>> = {
  fullname: 'fullname',
  birthday: 'birthday',
  idNumber: 'id_number',
  frontImage: 'idcard_front_img',
  backImage: 'idcard_back_img',
};
const wrong = (field: keyof IdCard, problem: RefusalOf<'INVALID_INPUT'>['problem']) =>
  refused({ code: 'INVALID_INPUT' as const, field: `input.${FIELDS[field]}`, problem });

export function makeRecordIdCard({ book, files, transact, audit, clock }: RecordIdCardParts): RecordIdCard {
  async function uploaded(owner: AccountId, address: string): Promise<string | null> {
    const fileId = privateFileIdOf(address);
    return fileId !== null && (await book.findFile(owner, fileId)) !== null ? fileId : null;
  }

  return async (owner, form) => {
    const pictures = { frontImage: await uploaded(owner, form.frontImage), backImage: await uploaded(owner, form.backImage) };
    for (const side of ['frontImage', 'backImage'] as const)
      if (form[side] !== '' && pictures[side] === null) return wrong(side, { kind: 'MALFORMED' });
    const card = { ...form, frontImage: pictures.frontImage ?? '', backImage: pictures.backImage ?? '' };
    const now = clock.now();
    const today = wallClockOf(now, DEFAULT_TIMEZONE).slice(0, 'YYYY-MM-DD'.length);
    const outcome = await transact.transaction(
      async (tx): Promise<Result<{ readonly kyc: Kyc; readonly gone: readonly string[] }, IdCardRefused>> => {
        await book.lock(tx, owner);
        const before = await book.card(owner);
        const decided = decideKyc(before, { kind: 'SUBMIT', owner, card, today });
        if (!decided.ok) {
          if (decided.refusal.code === 'CARD_UNDER_REVIEW') return refused(decided.refusal);
          const [problem] = decided.refusal.code === 'CARD_INCOMPLETE' ? decided.refusal.problems : [];
          if (problem === undefined) throw new Error(`A card that was handed in was answered with ${decided.refusal.code}`);
          return wrong(problem.field, problem.problem);
        }
        const kyc = decided.value.reduce(evolveKyc, before);
        if (kyc === null) throw new Error('A card that was handed in is not there');
        const gone = before === null ? [] : [before.card.frontImage, before.card.backImage].filter((id) => !Object.values(pictures).includes(id));
        await book.saveCard(tx, kyc, now);
        await book.removeFiles(tx, owner, gone);
        await audit.record(tx, { act: 'id-card.submitted', subject: `account:${owner}`, eventId: null, actor: owner });
        return ok({ kyc, gone });
      },
    );
    if (!outcome.ok) return outcome;
    for (const fileId of outcome.value.gone) await files.remove(fileId);
    return ok(outcome.value.kyc);
  };
}
