import type { Locale } from '#domain/kernel/locale/locale.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import type { ExportKind } from '#domain/report/report-export.ts';
import { layOutEmail } from '#server/platform/mail/layout/email-layout.ts';
import { button, facts, heading, paragraph } from '#server/platform/mail/layout/pieces.ts';
import type { WrittenEmail } from '#server/platform/mail/layout/written-email.ts';
import { said } from '#words/platform/said.ts';
import { reportName } from '#words/report/report-names.ts';

type ReportFileLetter = {
  readonly ready: boolean;
  readonly kind: ExportKind;
  readonly name: string;
  readonly url: string;
};

/** The link asks to sign in: the mail itself opens no file. */
export function reportFileEmail({ ready, kind, name, url }: ReportFileLetter, locale: Locale): WrittenEmail {
  const report = reportName(kind, oneLine(name, 100));
  const title = (
    ready
      ? said('Your file is ready', 'Tệp của bạn đã xong')
      : said('We couldn’t prepare your file', 'Chưa chuẩn bị được tệp của bạn')
  )[locale];
  const explained = (
    ready
      ? said(
          'Sign in to download it. We keep the file for 7 days.',
          'Đăng nhập để tải xuống. Tệp được lưu trong 7 ngày.',
        )
      : said(
          'Nothing was lost. Open your files and select “Try again”. If it fails again, please write to support.',
          'Không có dữ liệu nào bị mất. Bạn mở danh sách tệp và chọn “Thử lại”. Nếu vẫn lỗi, hãy nhắn cho hỗ trợ.',
        )
  )[locale];
  const open = said('Open your files', 'Mở danh sách tệp')[locale];
  const file = said('File', 'Tệp')[locale];
  return layOutEmail({
    locale,
    subject: `${title}: ${report[locale]}`,
    preview: explained,
    body: [heading(title), facts([[file, report[locale]]]), paragraph(explained), button(open, url)],
    text: [title, `${file}: ${report[locale]}`, explained, `${open}: ${url}`],
  });
}
