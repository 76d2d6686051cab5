import { useCallback, useEffect, useMemo, useState } from 'react';
import { readTextFile } from '#application/platform/read-text-file.ts';
import { KeepGuestList } from '#application/rsvp/keep-guest-list.ts';
import type { InvitationReport } from '#application/rsvp/ports/inviting-desk.ts';
import type { TextFileRefusal } from '#domain/kernel/files/text-file.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import {
  type InviteRow,
  importInvitations,
  MOST_INVITATIONS_AT_ONCE,
  type RowRefusal,
} from '#domain/rsvp/import-invitations.ts';
import { type GuestFileFault, readGuestFile, readPastedGuests, type UnreadLine } from '#domain/rsvp/read-guest-list.ts';
import { useSession } from '#ui/bindings/use-session.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { rsvpRefusalSentence } from '#words/rsvp/rsvp.ts';

export { MOST_INVITATIONS_AT_ONCE };

/** `told`: why the server refused the line. */
export type GuestLine = InviteRow & { readonly key: number; readonly told: RowRefusal | null };

export type FileNotice =
  | { readonly kind: 'READ'; readonly guests: number; readonly unread: readonly UnreadLine[] }
  | { readonly kind: 'REFUSED'; readonly fault: GuestFileFault | TextFileRefusal };

const isBlank = ({ name, email }: InviteRow): boolean => `${name}${email}`.trim() === '';

/** Refusals by line key. `sent`: from this page; only the server knows earlier invitations. */
function refusalsOf(lines: readonly GuestLine[], sent: Sent): ReadonlyMap<number, RowRefusal> {
  const judged = importInvitations(lines.slice(0, MOST_INVITATIONS_AT_ONCE), sent);
  const refusals = new Map<number, RowRefusal>();
  for (const line of lines) if (line.told !== null) refusals.set(line.key, line.told);
  for (const { row, result } of judged.ok ? judged.value : []) {
    const line = lines[row - 1];
    if (line !== undefined && !result.ok) refusals.set(line.key, result.refusal);
  }
  return refusals;
}

/** Addresses in lower case. */
type Sent = ReadonlyMap<string, 'INVITED'>;

type List = { readonly lines: readonly GuestLine[]; readonly next: number };

const listOf = (guests: readonly InviteRow[]): List => ({
  lines: guests.map((guest, at) => ({ ...guest, key: at + 1, told: null })),
  next: guests.length + 1,
});

export function useGuestLines(locale: Locale, eventId: number) {
  const keepGuestList = useUseCase(KeepGuestList);
  const session = useSession();
  const accountId = session.kind === 'SIGNED_IN' ? session.account.id : null;
  const [found] = useState(() => (accountId === null ? null : keepGuestList.find({ accountId, eventId })));
  const [{ lines }, setList] = useState<List>(() => listOf(found?.guests ?? []));
  const [pasted, setPasted] = useState(found?.pasted ?? '');
  const [resumed, setResumed] = useState(found !== null);
  useEffect(() => {
    if (accountId !== null) keepGuestList.keep({ accountId, eventId }, { guests: lines, pasted });
  }, [keepGuestList, accountId, eventId, lines, pasted]);
  const [file, setFile] = useState<FileNotice | null>(null);
  const [sent, setSent] = useState<Sent>(new Map());
  const refusals = useMemo(() => refusalsOf(lines, sent), [lines, sent]);

  const add = (guests: readonly InviteRow[]) =>
    setList((before) => {
      const fresh = guests
        .filter((guest) => !isBlank(guest))
        .map((guest, at): GuestLine => ({ ...guest, key: before.next + at, told: null }));
      return { lines: [...before.lines, ...fresh], next: before.next + fresh.length };
    });
  const change = useCallback(
    (work: (lines: readonly GuestLine[]) => readonly GuestLine[]) =>
      setList((before) => ({ ...before, lines: work(before.lines) })),
    [],
  );
  const remove = useCallback((key: number) => change((all) => all.filter((line) => line.key !== key)), [change]);

  return {
    lines,
    file,
    sound: lines.filter(({ key }) => !refusals.has(key)),
    wrong: refusals.size,
    tooMany: lines.length > MOST_INVITATIONS_AT_ONCE,
    sentence: ({ key }: GuestLine): string | null => {
      const refusal = refusals.get(key);
      return refusal === undefined ? null : rsvpRefusalSentence(refusal, locale);
    },
    add,
    pasted,
    setPasted,
    /** The list was restored from an earlier visit. */
    resumed,
    discard: () => {
      setList(listOf([]));
      setPasted('');
      setResumed(false);
    },
    paste: () => {
      add(readPastedGuests(pasted));
      setPasted('');
    },
    readFile: async (chosen: Blob) => {
      const text = await readTextFile(chosen);
      const read = text.ok ? readGuestFile(text.value) : text;
      if (!read.ok) return setFile({ kind: 'REFUSED', fault: read.refusal });
      add(read.value.guests);
      setFile({
        kind: 'READ',
        guests: read.value.guests.filter((guest) => !isBlank(guest)).length,
        unread: read.value.unread,
      });
    },
    revise: (key: number, guest: InviteRow) =>
      change((all) => all.map((line) => (line.key === key ? { ...guest, key, told: null } : line))),
    remove,
    clear: () => {
      change(() => []);
      setResumed(false);
    },
    /** Invited guests leave the list; the others stay, with the reason. */
    settle: (asked: readonly GuestLine[], report: InvitationReport) => {
      const answered = report.lines.flatMap(({ row, refusal }) => {
        const line = asked[row - 1];
        return line === undefined ? [] : [{ line, refusal }];
      });
      const refusals = new Map(answered.map(({ line, refusal }) => [line.key, refusal] as const));
      // A second line with the address of a sent one is still to review.
      const invited = answered.flatMap(({ line, refusal }) => (refusal === null ? [line.email] : []));
      setSent(
        (before) => new Map([...before, ...invited.map((email) => [email.trim().toLowerCase(), 'INVITED'] as const)]),
      );
      change((all) =>
        all.flatMap((line) => {
          const refusal = refusals.get(line.key);
          if (refusal === undefined) return [line];
          return refusal === null ? [] : [{ ...line, told: refusal }];
        }),
      );
    },
  };
}
export type GuestLines = ReturnType<typeof useGuestLines>;
