import type { ReactNode } from 'react';
import type { Locale } from '#domain/kernel/locale/locale.ts';

type DocumentProps = { readonly locale: Locale; readonly children: ReactNode };

/** The server adds scripts, styles and state (html-page.ts). */
export const Document = ({ locale, children }: DocumentProps) => (
  <html lang={locale} suppressHydrationWarning>
    <head>
      <meta charSet="utf-8" />
      <meta
        name="viewport"
        content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
      />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#FBF8F2" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#141317" />
      <link rel="icon" href="/Favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
    </head>
    <body>{children}</body>
  </html>
);
