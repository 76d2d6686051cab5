import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { AccountRows, type ProfileChange, type UserSetting } from '#server/people/ports/account-rows.ts';
import { fileUrl } from '#server/platform/files/file-url.ts';
import { StoredFiles } from '#server/platform/ports/stored-files.ts';
import { Transact } from '#server/platform/ports/transact.ts';

type NotAPicture = RefusalOf<'INVALID_INPUT'>;

/** Absent fields are unchanged. The picture must be the account's own upload. */
export type ChangeProfile = (accountId: AccountId, change: ProfileChange) => Promise<Result<null, NotAPicture>>;

export const ChangeProfile = defineUseCase(
  'ChangeProfile',
  { rows: AccountRows, files: StoredFiles, transact: Transact },
  ({ rows, files, transact }): ChangeProfile =>
    async (accountId, change) => {
      const { avatar } = change;
      const picture = avatar === undefined || avatar === null ? null : await files.find(avatar);
      if (typeof avatar === 'string' && picture?.accountId !== accountId) {
        return refused({ code: 'INVALID_INPUT', field: 'input.avatar', problem: { kind: 'MALFORMED' } });
      }
      const whole = picture === null ? change : { ...change, avatar: fileUrl(picture.fileId, 'card') };
      await transact.transaction((tx) => rows.changeProfile(tx, accountId, whole));
      return ok(null);
    },
);

/** Absent fields are unchanged, null removes. The banner must be the account's own upload. */
export type ChangeUserSetting = (
  accountId: AccountId,
  change: UserSetting,
) => Promise<Result<UserSetting, NotAPicture>>;

export const ChangeUserSetting = defineUseCase(
  'ChangeUserSetting',
  { rows: AccountRows, files: StoredFiles, transact: Transact },
  ({ rows, files, transact }): ChangeUserSetting =>
    async (accountId, change) => {
      const { banner } = change;
      const picture = banner === undefined || banner === null ? null : await files.find(banner);
      if (typeof banner === 'string' && picture?.accountId !== accountId) {
        return refused({ code: 'INVALID_INPUT', field: 'input.banner', problem: { kind: 'MALFORMED' } });
      }
      const whole = picture === null ? change : { ...change, banner: picture.url };
      await transact.transaction((tx) => rows.changeSetting(tx, accountId, whole));
      return ok((await rows.find(accountId))?.setting ?? {});
    },
);
