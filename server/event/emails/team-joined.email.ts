import type { TeamRole } from '#domain/event/event.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { layOutEmail } from '#server/platform/mail/layout/email-layout.ts';
import type { EventLetter } from '#server/platform/mail/layout/event-letter.ts';
import { button, facts, heading, naming, paragraph, quiet } from '#server/platform/mail/layout/pieces.ts';
import type { WrittenEmail } from '#server/platform/mail/layout/written-email.ts';
import { said } from '#words/platform/said.ts';
import { TEAM_ROLES_SAID } from '#words/platform/statuses.ts';

export type TeamLetter = {
  readonly event: Pick<EventLetter, 'name' | 'picture'>;
  readonly organiser: string;
  readonly role: TeamRole;
  readonly url: string;
};

export function teamJoinedEmail(letter: TeamLetter, locale: Locale): WrittenEmail {
  const name = oneLine(letter.event.name);
  const role = TEAM_ROLES_SAID[letter.role][locale];
  const title = said('You’ve joined an event team', 'Bạn đã vào đội ngũ sự kiện')[locale];
  const opening = said(`You can now work on ${name}.`, `Từ giờ bạn có thể làm việc với ${name}.`)[locale];
  const unknown = said(
    'If you don’t know this organiser, you can ignore this email. Nothing is shared with them but your name.',
    'Nếu không biết ban tổ chức này, bạn có thể bỏ qua email. Họ chỉ thấy tên của bạn.',
  )[locale];
  const open = said('Open the event', 'Mở sự kiện')[locale];
  const rows: readonly (readonly [string, string])[] = [
    [said('Organiser', 'Ban tổ chức')[locale], oneLine(letter.organiser)],
    [said('Role', 'Vai trò')[locale], role],
  ];
  return layOutEmail({
    locale,
    subject: said(`You’re on the team of ${name}`, `Bạn đã vào đội ngũ của ${name}`)[locale],
    preview: opening,
    event: letter.event,
    body: [heading(title), paragraph(naming(name, opening)), facts(rows), button(open, letter.url), quiet(unknown)],
    text: [
      title,
      opening,
      rows.map(([row, value]) => `${row}: ${value}`).join('\n'),
      `${open}: ${letter.url}`,
      unknown,
    ],
  });
}
