import { MediaDesk, type SessionMedia } from '#application/event/ports/media-desk.ts';
import { DocumentUpload } from '#application/platform/ports/document-upload.ts';
import { ImageUpload } from '#application/platform/ports/image-upload.ts';
import { checkMedia, MEDIA_LABEL_MAX, type MediaInput, movedBy } from '#domain/event/session-media.ts';
import type { InvalidInput } from '#domain/kernel/field-problems.ts';
import { DOCUMENT_FORMATS, isDocumentTooLarge, MAX_DOCUMENT_BYTES } from '#domain/kernel/files/document-upload.ts';
import { isImageTooLarge, MAX_IMAGE_BYTES } from '#domain/kernel/files/image-upload.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';

/** Each act rejects without a network. [S3-84] */
export type KeepMedia = {
  readonly list: (eventId: number) => Promise<Result<readonly SessionMedia[], Refusal>>;
  /** The first problem of what was typed. */
  readonly problem: (media: MediaInput) => InvalidInput | null;
  readonly addLink: (sessionId: number, media: MediaInput) => Promise<Result<null, Refusal>>;
  readonly addFile: (
    sessionId: number,
    file: File,
    onProgress: (share: number) => void,
  ) => Promise<Result<null, Refusal>>;
  readonly rename: (id: string, label: string) => Promise<Result<null, Refusal>>;
  /** One place earlier (-1) or later (1) among the session's media. */
  readonly move: (among: readonly SessionMedia[], media: SessionMedia, by: -1 | 1) => Promise<Result<null, Refusal>>;
  readonly discard: (id: string) => Promise<Result<null, Refusal>>;
};

const titleOf = ({ name }: File): string => name.replace(/\.[^.]*$/, '').slice(0, MEDIA_LABEL_MAX);

export const KeepMedia = defineUseCase(
  'KeepMedia',
  { desk: MediaDesk, sendImage: ImageUpload, sendDocument: DocumentUpload },
  ({ desk, sendImage, sendDocument }): KeepMedia => {
    async function uploaded(
      file: File,
      onProgress: (share: number) => void,
    ): Promise<Result<Pick<MediaInput, 'kind' | 'url'>, Refusal>> {
      if (/^image\/(png|jpeg|webp)$/.test(file.type)) {
        if (isImageTooLarge(file.size)) return refused({ code: 'UPLOAD_TOO_LARGE', maxBytes: MAX_IMAGE_BYTES });
        const sent = await sendImage({ file, purpose: 'SESSION_IMAGE', onProgress });
        return sent.ok ? ok({ kind: 'IMAGE', url: sent.value.url }) : sent;
      }
      const format = DOCUMENT_FORMATS.find((one) => file.name.toLowerCase().endsWith(`.${one}`));
      if (format === undefined) return refused({ code: 'UPLOAD_NOT_A_DOCUMENT' });
      if (isDocumentTooLarge(file.size)) return refused({ code: 'UPLOAD_TOO_LARGE', maxBytes: MAX_DOCUMENT_BYTES });
      const sent = await sendDocument({ file, format, onProgress });
      return sent.ok ? ok({ kind: 'DOCUMENT', url: sent.value.url }) : sent;
    }

    return {
      list: (eventId) => desk.ofEvent(eventId),
      problem(media) {
        const checked = checkMedia(media);
        return checked.ok ? null : checked.refusal;
      },
      addLink: (sessionId, media) => desk.add(sessionId, media),
      async addFile(sessionId, file, onProgress) {
        const sent = await uploaded(file, onProgress);
        return sent.ok ? desk.add(sessionId, { ...sent.value, label: titleOf(file) || file.name }) : sent;
      },
      rename: (id, label) => desk.rename(id, label),
      move: (among, { id, sessionId }, by) =>
        desk.arrange(
          sessionId,
          movedBy(
            among.map((one) => one.id),
            id,
            by,
          ),
        ),
      discard: (id) => desk.discard(id),
    };
  },
);
