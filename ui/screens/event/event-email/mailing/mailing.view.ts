import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { MailGuests } from '#application/event/mailing/mail-guests.ts';
import type { DeskEvent } from '#application/event/ports/event-desk.ts';
import type { GuestMailing, MailedGuests, WrittenMailing } from '#application/event/ports/guest-mailings.ts';
import { UploadCover } from '#application/event/upload-cover.ts';
import type { Page } from '#application/platform/ports/page.ts';
import type { MailingScope, MailingText } from '#domain/event/mailing/mailing.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { heldTicketsOf } from '#ui/screens/event/event-manager/event-manager.view.ts';
import { refusalSentence } from '#words/platform/refusals.ts';

export { LONGEST_MAILING_SUBJECT, MAILING_AUDIENCES } from '#domain/event/mailing/mailing.ts';
export type { GuestMailing, MailingScope, MailingText };

type Told<T> = Result<T, Refusal> | null;
const asked = <T>(answer: Promise<Result<T, Refusal>>): Promise<Told<T>> => answer.catch(() => null);

function useSentence(): (told: Exclude<Told<unknown>, { readonly ok: true }>) => string {
  const { t } = useLingui();
  const locale = useLocale();
  return (told) =>
    told === null
      ? t`Can’t reach the server. Check this page before trying again.`
      : refusalSentence(told.refusal, locale);
}

export type TicketChoice = { readonly id: string; readonly name: string };

export const ticketChoices = ({ sessions }: Pick<DeskEvent, 'sessions'>): readonly TicketChoice[] =>
  sessions.flatMap((session) =>
    heldTicketsOf(session).map(({ id, name }) => ({
      id,
      name: sessions.length > 1 ? `${name} · ${session.name}` : name,
    })),
  );

/** The picture's address; null when the upload failed. */
export function usePictureUpload(): (file: Blob) => Promise<string | null> {
  const upload = useUseCase(UploadCover);
  return async (file) => {
    const sent = await upload({ file, onProgress: () => undefined }).catch(() => null);
    return sent?.ok === true ? sent.value.url : null;
  };
}

export type Guests =
  | { readonly kind: 'LOADING' }
  | { readonly kind: 'AWAY'; readonly sentence: string }
  | ({ readonly kind: 'READ' } & MailedGuests);

const PAUSE_MS = 300;

/** Read again when choice or search changes, and with each `turn`. */
export function useGuests(eventId: number, scope: MailingScope, search: string, turn: number): Guests {
  const { guests } = useUseCase(MailGuests);
  const sentence = useSentence();
  const { audience, ticketTypeId, answer, groupId } = scope;
  const question = JSON.stringify([eventId, audience, ticketTypeId, answer, groupId, search, turn]);
  const [found, setFound] = useState<{ readonly of: string; readonly told: Told<MailedGuests> } | null>(null);
  useEffect(() => {
    let here = true;
    const timer = setTimeout(() => {
      void asked(guests(eventId, { audience, ticketTypeId, answer, groupId }, search)).then((told) => {
        if (here) setFound({ of: question, told });
      });
    }, PAUSE_MS);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [guests, eventId, audience, ticketTypeId, answer, groupId, search, question]);
  if (found === null || found.of !== question) return { kind: 'LOADING' };
  return found.told?.ok === true
    ? { kind: 'READ', ...found.told.value }
    : { kind: 'AWAY', sentence: sentence(found.told) };
}

export type MailShown =
  | { readonly kind: 'WRITING' }
  | { readonly kind: 'WRITTEN'; readonly mail: WrittenMailing }
  | { readonly kind: 'AWAY'; readonly sentence: string };

export function usePreview(eventId: number, scope: MailingScope, text: MailingText, email: string | null): MailShown {
  const { preview } = useUseCase(MailGuests);
  const sentence = useSentence();
  const { audience, ticketTypeId, answer, groupId } = scope;
  const { subject, html } = text;
  const [found, setFound] = useState<{ readonly of: string; readonly told: Told<WrittenMailing> } | null>(null);
  useEffect(() => {
    if (email === null) return;
    let here = true;
    void asked(preview(eventId, { audience, ticketTypeId, answer, groupId }, { subject, html }, email)).then((told) => {
      if (here) setFound({ of: email, told });
    });
    return () => {
      here = false;
    };
  }, [preview, eventId, audience, ticketTypeId, answer, groupId, subject, html, email]);
  if (found === null || found.of !== email) return { kind: 'WRITING' };
  return found.told?.ok === true
    ? { kind: 'WRITTEN', mail: found.told.value }
    : { kind: 'AWAY', sentence: sentence(found.told) };
}

type Trouble = { readonly field: 'subject' | 'html' | 'send_at' | null; readonly sentence: string };

const FIELDS = ['subject', 'html', 'send_at'] as const;

function fieldOf(told: Told<unknown>): Trouble['field'] {
  if (told?.ok !== false) return null;
  const { refusal } = told;
  if (refusal.code === 'MAILING_REFUSED') return refusal.trouble.code === 'SCHEDULED_TOO_LATE' ? 'send_at' : null;
  if (refusal.code !== 'INVALID_INPUT') return null;
  return FIELDS.find((field) => field === refusal.field) ?? null;
}

export type Composer = {
  readonly busy: 'TEST' | 'SEND' | null;
  readonly trouble: Trouble | null;
  readonly forget: () => void;
  /** Where the test went; null: nowhere. */
  readonly test: (text: MailingText) => Promise<string | null>;
  /** At once, or at a time; null: it was refused. */
  readonly send: (scope: MailingScope, text: MailingText, sendAt: Instant | null) => Promise<GuestMailing | null>;
};

/** Pressed twice, one mailing goes out. */
export function useComposer(eventId: number): Composer {
  const mail = useUseCase(MailGuests);
  const sentence = useSentence();
  const [key, setKey] = useState(mail.newKey);
  const [busy, setBusy] = useState<Composer['busy']>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  async function act<T>(kind: 'TEST' | 'SEND', answer: Promise<Result<T, Refusal>>): Promise<T | null> {
    setBusy(kind);
    setTrouble(null);
    const told = await asked(answer);
    setBusy(null);
    if (told?.ok === true) return told.value;
    setTrouble({ field: fieldOf(told), sentence: sentence(told) });
    return null;
  }
  return {
    busy,
    trouble,
    forget: () => setTrouble(null),
    test: (text) => act('TEST', mail.test(eventId, text)),
    send: async (scope, text, sendAt) => {
      const placed = await act('SEND', mail.send(eventId, scope, text, sendAt, key));
      if (placed !== null) setKey(mail.newKey());
      return placed;
    },
  };
}

export type Mailings = {
  /** null: not read yet. */
  readonly page: Page<GuestMailing> | null;
  readonly more: readonly GuestMailing[];
  readonly after: string | null;
  readonly readAgain: () => void;
  readonly readMore: () => Promise<void>;
  /** Why not; null: done. */
  readonly change: (mailingId: string, command: 'stop' | 'resume' | 'sendNow' | 'cancel') => Promise<string | null>;
  readonly schedule: (mailingId: string, sendAt: Instant) => Promise<string | null>;
};

/** Read again while one is being sent. */
export function useMailings(eventId: number): Mailings {
  const mail = useUseCase(MailGuests);
  const sentence = useSentence();
  const { watch } = mail;
  const [page, setPage] = useState<Page<GuestMailing> | null>(null);
  const [older, setOlder] = useState<{ readonly entries: readonly GuestMailing[]; readonly after: string | null }>();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let here = turn >= 0;
    void watch(eventId, () => here, setPage);
    return () => {
      here = false;
    };
  }, [watch, eventId, turn]);
  const act = async (answer: Promise<Result<GuestMailing, Refusal>>): Promise<string | null> => {
    const told = await asked(answer);
    setTurn((before) => before + 1);
    return told?.ok === true ? null : sentence(told);
  };
  const after = older === undefined ? (page?.after ?? null) : older.after;
  return {
    page,
    more: older?.entries ?? [],
    after,
    readAgain: () => setTurn((before) => before + 1),
    readMore: async () => {
      const told = await asked(mail.list(eventId, { after: after ?? undefined }));
      if (told?.ok === true)
        setOlder({ entries: [...(older?.entries ?? []), ...told.value.entries], after: told.value.after });
    },
    change: (mailingId, command) => act(mail[command](mailingId)),
    schedule: (mailingId, sendAt) => act(mail.schedule(mailingId, sendAt)),
  };
}
