import type { Locale } from '#domain/kernel/locale/locale.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import type { ReviewHappened } from '#domain/people/registration-news.ts';
import { layOutEmail } from '#server/platform/mail/layout/email-layout.ts';
import { button, facts, heading, paragraph } from '#server/platform/mail/layout/pieces.ts';
import type { WrittenEmail } from '#server/platform/mail/layout/written-email.ts';
import { REGISTRATION_SENTENCES } from '#words/people/corporate-registration.ts';
import { type Said, said } from '#words/platform/said.ts';

export type CorporateReviewLetter = {
  readonly happened: ReviewHappened;
  readonly companyName: string;
  /** Of a rejection, or what the reviewer asks for. */
  readonly words: string | null;
};

const TITLES: Readonly<Record<ReviewHappened, (company: string) => Said>> = {
  SUBMITTED: (company) =>
    said(`${company} asks to publish as a corporate`, `${company} đăng ký tài khoản doanh nghiệp`),
  APPROVED: (company) => said(`${company} is approved`, `${company} đã được duyệt`),
  REJECTED: (company) => said(`${company} wasn’t approved`, `${company} chưa được duyệt`),
  ASKED: (company) => said(`We need more about ${company}`, `Cần bổ sung thông tin về ${company}`),
};

const EXPLAINED: Readonly<Record<ReviewHappened, Said>> = {
  SUBMITTED: said(
    'Please review the registration within one business day.',
    'Vui lòng xét duyệt trong vòng 1 ngày làm việc.',
  ),
  APPROVED: said(
    'Your account has been approved! You can now publish events under the corporate’s name.',
    'Tài khoản của bạn đã được duyệt! Từ giờ bạn có thể đăng sự kiện dưới tên doanh nghiệp.',
  ),
  REJECTED: REGISTRATION_SENTENCES.REJECTED,
  ASKED: said(
    'Your registration is under review. Please answer the question below and send it again.',
    'Đăng ký của bạn đang được xét duyệt. Vui lòng bổ sung theo yêu cầu bên dưới và gửi lại.',
  ),
};

const OPEN: Readonly<Record<'desk' | 'own', Said>> = {
  desk: said('Open the registration', 'Mở đăng ký'),
  own: said('View Approval Status', 'Xem trạng thái duyệt'),
};

/** To the reviewers when it is sent, to the applicant when it is decided. [S4-05] */
export function corporateReviewEmail(letter: CorporateReviewLetter & { url: string }, locale: Locale): WrittenEmail {
  const company = oneLine(letter.companyName, 100);
  const title = TITLES[letter.happened](company)[locale];
  const explained = EXPLAINED[letter.happened][locale];
  const label = (
    letter.happened === 'REJECTED' ? said('Reason', 'Lý do') : said('What we ask for', 'Thông tin cần bổ sung')
  )[locale];
  const open = OPEN[letter.happened === 'SUBMITTED' ? 'desk' : 'own'][locale];
  return layOutEmail({
    locale,
    subject: title,
    preview: explained,
    body: [
      heading(title),
      paragraph(explained),
      ...(letter.words === null ? [] : [facts([[label, letter.words]])]),
      button(open, letter.url),
    ],
    text: [title, explained, ...(letter.words === null ? [] : [`${label}: ${letter.words}`]), `${open}: ${letter.url}`],
  });
}
