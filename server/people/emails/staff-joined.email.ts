import type { Locale } from '#domain/kernel/locale/locale.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import type { StaffRole } from '#domain/people/viewer.ts';
import { layOutEmail } from '#server/platform/mail/layout/email-layout.ts';
import { button, facts, heading, quiet } from '#server/platform/mail/layout/pieces.ts';
import type { WrittenEmail } from '#server/platform/mail/layout/written-email.ts';
import { STAFF_ROLES_EXPLAINED, STAFF_ROLES_SAID } from '#words/people/staff-roles.ts';
import { said } from '#words/platform/said.ts';

type StaffLetter = { readonly companyName: string; readonly role: StaffRole; readonly url: string };

export function staffJoinedEmail(letter: StaffLetter, locale: Locale): WrittenEmail {
  const company = oneLine(letter.companyName, 100);
  const title = said(`You’re on the team of ${company}`, `Bạn đã vào đội ngũ của ${company}`)[locale];
  const explained = STAFF_ROLES_EXPLAINED[letter.role][locale];
  const rows: readonly (readonly [string, string])[] = [
    [said('Role', 'Vai trò')[locale], STAFF_ROLES_SAID[letter.role][locale]],
    [said('What it does', 'Quyền')[locale], explained],
  ];
  const open = said('Open the events', 'Mở danh sách sự kiện')[locale];
  const unknown = said(
    'If you don’t know this corporate, you can ignore this email.',
    'Nếu không biết doanh nghiệp này, bạn có thể bỏ qua email.',
  )[locale];
  return layOutEmail({
    locale,
    subject: title,
    preview: explained,
    body: [heading(title), facts(rows), button(open, letter.url), quiet(unknown)],
    text: [title, rows.map(([row, value]) => `${row}: ${value}`).join('\n'), `${open}: ${letter.url}`, unknown],
  });
}
