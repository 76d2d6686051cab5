import { readRoomLink } from '#domain/event/room-link.ts';
import { type InvalidInput, invalid, textProblem } from '#domain/kernel/field-problems.ts';
import { visibleText } from '#domain/kernel/names/visible-text.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';

/** What an organiser keeps on a session: uploaded files, and links. [S3-34] [S3-84] */
export const MEDIA_KINDS = ['DOCUMENT', 'IMAGE', 'VIDEO', 'LINK'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

export type FileMediaKind = Extract<MediaKind, 'DOCUMENT' | 'IMAGE'>;
export const isFileMedia = (kind: MediaKind): kind is FileMediaKind => kind === 'DOCUMENT' || kind === 'IMAGE';

/** [design] */
export const MEDIA_LABEL_MAX = 120;

export type MediaInput = {
  readonly kind: MediaKind;
  readonly label: string;
  /** A link, or the address that the upload was given. */
  readonly url: string;
};

/** As it is kept, or the first problem; links are http or https. The caller looks up uploaded files. [S3-84] */
export function checkMedia({ kind, label, url }: MediaInput): Result<MediaInput, InvalidInput> {
  const title = visibleText(label);
  const problem = textProblem('label', title, MEDIA_LABEL_MAX, 'REQUIRED');
  if (problem !== null) return refused(problem);
  if (isFileMedia(kind)) return ok({ kind, label: title, url });
  const link = readRoomLink(url);
  return link.ok ? ok({ kind, label: title, url: link.value }) : refused(invalid('url', link.refusal));
}

/** The wanted order, if it names each present id once; an order made from an older list is refused. [design] */
export function reorder(
  present: readonly string[],
  wanted: readonly string[],
  field = 'ids',
): Result<readonly string[], InvalidInput> {
  const asked = new Set(wanted);
  const isSame = asked.size === wanted.length && present.length === asked.size && present.every((id) => asked.has(id));
  return isSame ? ok(wanted) : refused(invalid(field, { kind: 'MALFORMED' }));
}

/** The list with one entry a place earlier (-1) or later (1); the same list at its ends. [design] */
export function movedBy<Id>(ids: readonly Id[], id: Id, by: -1 | 1): readonly Id[] {
  const from = ids.indexOf(id);
  const other = ids[from + by];
  if (from === -1 || other === undefined) return ids;
  return ids.map((one) => (one === id ? other : one === other ? id : one));
}
