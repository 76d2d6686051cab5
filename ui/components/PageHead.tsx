import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { usePageConfig } from '#ui/bindings/use-page-config.ts';
import { pageAddresses } from './page-head.view.ts';

type PageHeadProps = {
  /** Without the site's title, which is appended. */
  readonly title?: string;
  readonly description?: string;
  /** Absolute or from the root, 1200 × 630. */
  readonly image?: string;
  readonly type?: 'website' | 'article';
  /** Path and query; the current path by default. */
  readonly canonical?: string;
  /** For private pages, filtered lists and errors. */
  readonly hidden?: boolean;
};

/** React lifts these tags into <head>. */
export const PageHead = ({ title, description, image, type = 'website', canonical, hidden = false }: PageHeadProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const { baseUrl } = usePageConfig();
  const { pathname } = useLocation();
  const site = t({ id: 'home.platformForEvents', message: 'Online/Offline Event Management and Invitation Platform' });
  const { own, en, vi, absolute } = pageAddresses(baseUrl, canonical ?? pathname, locale);
  const fullTitle = title === undefined ? site : `${title} - ${site}`;
  const picture = absolute(image ?? '/social.jpg');
  // The specification's default description is Vietnamese in both languages.
  const words =
    description ??
    'Nền tảng công nghệ cho hội nghị và sự kiện trực tuyến lẫn trực tiếp: giúp ban tổ chức tiếp cận, tương tác ' +
      'với khán giả mọi lúc, mọi nơi và có doanh thu nhanh chóng nhờ hệ thống bán vé và thanh toán toàn cầu.';
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={words} />
      <meta name="keywords" content="event, live, conference, online, offline, platform, ticketing, invitation, rsvp" />
      {hidden ? <meta name="robots" content="noindex" /> : null}
      {hidden ? null : (
        <>
          <link rel="canonical" href={own} />
          <link rel="alternate" hrefLang="en" href={en} />
          <link rel="alternate" hrefLang="vi" href={vi} />
          <link rel="alternate" hrefLang="x-default" href={en} />
        </>
      )}
      <meta property="og:site_name" content="Vemoi" />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title ?? site} />
      <meta property="og:description" content={words} />
      <meta property="og:url" content={own} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:locale" content={locale === 'vi' ? 'vi_VN' : 'en_US'} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
};
