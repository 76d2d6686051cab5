import { nextMediaPosition } from '#domain/event/next-position.ts';
import { checkMedia, isFileMedia, type MediaInput, reorder } from '#domain/event/session-media.ts';
import { type InvalidInput, invalid } from '#domain/kernel/field-problems.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { SessionMedia, type SessionMediaRow } from '#server/event/ports/session-media.ts';
import { privateFileIdOf } from '#server/platform/files/private-link.ts';
import { type AuditEntry, AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { PrivateFileRows } from '#server/platform/ports/private-file-rows.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import { releasedFiles } from './released-files.ts';

type Refused = RefusalOf<'INVALID_INPUT'> | RefusalOf<'NOT_FOUND'>;
type Of = { readonly eventId: number; readonly actor: AccountId };
type OfSession = Of & { readonly sectionEventId: number };
type OfMedia = Of & { readonly sessionMediaId: string };

/** Adds, renames, arranges and removes the documents, images, videos and links of a session. [S3-84] */
export type ChangeMedia = {
  readonly add: (
    asked: OfSession & { readonly fields: MediaInput; readonly isPrivate: boolean },
  ) => Promise<Result<SessionMediaRow, Refused>>;
  /** Null: unchanged. */
  readonly revise: (
    asked: OfMedia & { readonly label: string | null; readonly isPrivate: boolean | null },
  ) => Promise<Result<SessionMediaRow, Refused>>;
  readonly arrange: (
    asked: OfSession & { readonly sessionMediaIds: readonly string[] },
  ) => Promise<Result<readonly SessionMediaRow[], Refused>>;
  readonly discard: (asked: OfMedia) => Promise<Result<boolean, Refused>>;
};

const FILE_KINDS = { DOCUMENT: 'SESSION_DOCUMENT', IMAGE: 'SESSION_IMAGE' } as const;

const inInput = (problem: InvalidInput): InvalidInput => ({ ...problem, field: `input.${problem.field}` });

export const ChangeMedia = defineUseCase(
  'ChangeMedia',
  { media: SessionMedia, files: PrivateFileRows, transact: Transact, audit: AuditLog, clock: Clock, ids: NewId },
  ({ media, files, transact, audit, clock, ids }): ChangeMedia => {
    const note = (tx: Transaction, { eventId, actor }: Of, act: AuditEntry['act'], subject: AuditEntry['subject']) =>
      audit.record(tx, { act, subject, eventId, actor });

    async function onOne<Value>(
      { eventId, sessionMediaId }: OfMedia,
      work: (tx: Transaction, found: SessionMediaRow) => Promise<Result<Value, Refused>>,
    ): Promise<Result<Value, Refused>> {
      const before = await media.find(eventId, sessionMediaId);
      if (before === null) return refused({ code: 'NOT_FOUND' });
      return transact.transaction(async (tx) => {
        const present = await media.lock(tx, eventId, before.sectionEventId);
        const found = present?.find((one) => one.sessionMediaId === sessionMediaId);
        return found === undefined ? refused({ code: 'NOT_FOUND' }) : work(tx, found);
      });
    }

    return {
      add: ({ fields, isPrivate, ...of }) =>
        transact.transaction(async (tx): Promise<Result<SessionMediaRow, Refused>> => {
          const { eventId, sectionEventId, actor } = of;
          const present = await media.lock(tx, eventId, sectionEventId);
          if (present === null) return refused({ code: 'NOT_FOUND' });
          const checked = checkMedia(fields);
          if (!checked.ok) return refused(inInput(checked.refusal));
          const position = nextMediaPosition(present);
          if (!position.ok) return position;
          const { kind, label, url } = checked.value;
          const common = {
            ...{ eventId, sectionEventId, sessionMediaId: ids.newId(), isPrivate, label },
            ...{ position: position.value, insertedAt: clock.now() },
          };
          let added: SessionMediaRow;
          if (isFileMedia(kind)) {
            // Only the uploader places a file, and once.
            const fileId = privateFileIdOf(url);
            const upload = fileId === null ? null : { accountId: actor, fileId };
            const stored =
              upload === null ? null : await files.take(tx, { ...upload, kind: FILE_KINDS[kind] }, clock.now());
            if (upload === null || stored === null) return refused(invalid('input.url', { kind: 'MALFORMED' }));
            added = { ...common, kind, file: { ...upload, ...stored } };
          } else {
            added = { ...common, kind, url };
          }
          await media.put(tx, added);
          await note(tx, of, 'media.added', `media:${added.sessionMediaId}`);
          return ok(added);
        }),
      revise: ({ label, isPrivate, ...of }) =>
        onOne(of, async (tx, found) => {
          const checked = checkMedia({ kind: 'DOCUMENT', label: label ?? found.label, url: '' });
          if (!checked.ok) return refused(inInput(checked.refusal));
          const after = { ...found, label: checked.value.label, isPrivate: isPrivate ?? found.isPrivate };
          await media.put(tx, after);
          await note(tx, of, 'media.changed', `media:${found.sessionMediaId}`);
          return ok(after);
        }),
      arrange: ({ sessionMediaIds, ...of }) =>
        transact.transaction(async (tx): Promise<Result<readonly SessionMediaRow[], Refused>> => {
          const present = await media.lock(tx, of.eventId, of.sectionEventId);
          if (present === null) return refused({ code: 'NOT_FOUND' });
          const order = reorder(
            present.map((one) => one.sessionMediaId),
            sessionMediaIds,
          );
          if (!order.ok) return order;
          const arranged = order.value.flatMap((id, position) => {
            const one = present.find((row) => row.sessionMediaId === id);
            return one === undefined ? [] : [{ ...one, position }];
          });
          for (const one of arranged) await media.put(tx, one);
          await note(tx, of, 'media.arranged', `session:${of.sectionEventId}`);
          return ok(arranged);
        }),
      discard: (of) =>
        onOne(of, async (tx, found) => {
          await media.remove(tx, of.eventId, [found.sessionMediaId]);
          await files.release(tx, releasedFiles([found]));
          await note(tx, of, 'media.removed', `media:${found.sessionMediaId}`);
          return ok(true);
        }),
    };
  },
);
