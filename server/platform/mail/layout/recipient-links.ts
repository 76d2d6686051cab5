import type { Locale } from '#domain/kernel/locale/locale.ts';
import { type Said, said } from '#words/platform/said.ts';
import { type Html, html, style } from './html.ts';
import { ASH } from './palette.ts';

type RecipientLinks = {
  /** What the first link ends. */
  readonly stop: Said;
  /** null in a preview and a test. */
  readonly optOutUrl: string | null;
  readonly reportUrl: string;
};

const SMALL = style('margin:0 0 8px;font-size:14px;line-height:1.6');
const REPORT = said('Report this email', 'Báo cáo thư này');

/** What somebody may do who did not ask for an organiser's email. */
export function recipientLinks(
  { stop, optOutUrl, reportUrl }: RecipientLinks,
  locale: Locale,
): { readonly html: readonly Html[]; readonly text: readonly string[] } {
  const links = [
    ...(optOutUrl === null ? [] : [[stop[locale], optOutUrl] as const]),
    [REPORT[locale], reportUrl] as const,
  ];
  return {
    html: links.map(([label, url]) => html`<p ${SMALL}><a href="${url}" style="color:${ASH}">${label}</a></p>`),
    text: links.map(([label, url]) => `${label}: ${url}`),
  };
}
