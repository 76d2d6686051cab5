import type { Locale } from '#domain/kernel/locale/locale.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import type { OfferNews } from '#domain/people/corporate-offer.ts';
import { layOutEmail } from '#server/platform/mail/layout/email-layout.ts';
import { button, heading, paragraph, quiet } from '#server/platform/mail/layout/pieces.ts';
import type { WrittenEmail } from '#server/platform/mail/layout/written-email.ts';
import { type Said, said } from '#words/platform/said.ts';

type Letter = { readonly news: OfferNews; readonly companyName: string; readonly who: string; readonly url: string };

type Words = { readonly title: Said; readonly explained: Said; readonly open: Said };

const WORDS: Readonly<Record<OfferNews, (company: string, who: string) => Words>> = {
  OFFERED: (company, who) => ({
    title: said(`${who} wants to hand ${company} over to you`, `${who} muốn chuyển ${company} cho bạn`),
    explained: said(
      'If you accept within 14 days, you own the corporate, its events and its revenue. Nothing changes before.',
      'Nếu bạn đồng ý trong 14 ngày, doanh nghiệp cùng sự kiện và doanh thu sẽ thuộc về bạn.',
    ),
    open: said('See the offer', 'Xem lời đề nghị'),
  }),
  RECEIVED: (company, who) => ({
    title: said(`You now own ${company}`, `${company} giờ thuộc về bạn`),
    explained: said(
      `${who} handed the corporate over to you. Its events, its team and its revenue are yours to manage.`,
      `${who} đã chuyển doanh nghiệp cho bạn. Bạn quản lý các sự kiện, đội ngũ và doanh thu.`,
    ),
    open: said('Open the team', 'Mở trang đội ngũ'),
  }),
  GIVEN: (company, who) => ({
    title: said(`${who} now owns ${company}`, `${company} giờ thuộc về ${who}`),
    explained: said(
      'They accepted your offer. You can no longer open the corporate’s events, unless they add you to the team.',
      'Người nhận đã đồng ý. Bạn không còn mở được sự kiện của doanh nghiệp, trừ khi được thêm vào đội ngũ.',
    ),
    open: said('Open Vemoi', 'Mở Vemoi'),
  }),
  DECLINED: (company, who) => ({
    title: said(`${who} declined ${company}`, `${who} đã từ chối nhận ${company}`),
    explained: said('You still own the corporate.', 'Doanh nghiệp vẫn thuộc về bạn.'),
    open: said('Open the team', 'Mở trang đội ngũ'),
  }),
};

export function corporateOfferEmail(letter: Letter, locale: Locale): WrittenEmail {
  const words = WORDS[letter.news](oneLine(letter.companyName, 100), letter.who);
  const [title, explained, open] = [words.title[locale], words.explained[locale], words.open[locale]];
  const warning = said(
    'If you did not expect this, contact support.',
    'Nếu đây là điều bạn không ngờ tới, hãy liên hệ hỗ trợ.',
  )[locale];
  return layOutEmail({
    locale,
    subject: title,
    preview: explained,
    body: [heading(title), paragraph(explained), button(open, letter.url), quiet(warning)],
    text: [title, explained, `${open}: ${letter.url}`, warning],
  });
}
