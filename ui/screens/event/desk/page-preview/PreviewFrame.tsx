import { useLingui as useI18n } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useContext, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, Outlet, useMatches } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { NeedAreaContext } from '#ui/bindings/need-area-context.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { usePageConfig } from '#ui/bindings/use-page-config.ts';
import { paths } from '#ui/routes/paths.ts';
import type { EventPageData } from '#ui/screens/event/event-page/event-page.loader.ts';
import { dressDocument, EMPTY_DOCUMENT, refuseActs } from './frame-document.ts';
import { PreviewedEvent } from './PreviewedEvent.tsx';
import { PreviewSetting } from './PreviewSetting.tsx';
import { PreviewTrouble } from './PreviewTrouble.tsx';
import { useVisitorsUseCases } from './page-preview.view.ts';
import { stillWindow } from './still-window.ts';

type PreviewFrameProps = {
  readonly data: EventPageData;
  readonly width: number;
  readonly height: number;
  readonly onRefused: () => void;
  readonly onEscape: () => void;
};

/** A document of its own, so that media queries answer to its width. [decision 62] */
export const PreviewFrame = ({ data, width, height, onRefused, onEscape }: PreviewFrameProps) => {
  const { t } = useLingui();
  const [page, setPage] = useState<Document | null>(null);
  useEventPage(page, data);
  const refused = useEffectEvent(onRefused);
  const escaped = useEffectEvent(onEscape);
  useEffect(
    () => (page === null ? undefined : refuseActs(page, { onRefused: () => refused(), onEscape: () => escaped() })),
    [page],
  );
  return (
    <iframe
      title={t`Event page preview`}
      srcDoc={EMPTY_DOCUMENT}
      width={width}
      height={height}
      style={{ border: 0, display: 'block' }}
      onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)}
    />
  );
};

/** Draws the event's page into the document, and again when the draft changes, without losing its place. */
function useEventPage(page: Document | null, data: EventPageData): void {
  const { i18n } = useI18n();
  const locale = useLocale();
  const config = usePageConfig();
  const need = useContext(NeedAreaContext);
  const useCases = useVisitorsUseCases();
  const latest = useRef(data);
  // The layout of public pages, and which screens its menus know.
  const handle = useMatches()[0]?.handle as { readonly PublicLayout?: ComponentType } | undefined;
  const [router] = useState(() =>
    createBrowserRouter(
      [
        {
          handle,
          Component: handle?.PublicLayout ?? Outlet,
          children: [
            {
              id: 'event',
              path: '*',
              Component: PreviewedEvent,
              ErrorBoundary: PreviewTrouble,
              loader: () => latest.current,
            },
          ],
        },
      ],
      { window: stillWindow(paths.event(data.event.slug)), hydrationData: { loaderData: { event: data } } },
    ),
  );
  // An event: a second drawing would lose the place, and words that load are heard by the frame's own provider.
  const draw = useEffectEvent((where: Document, place: Element) =>
    hydrateRoot(
      place,
      <PreviewSetting page={where} i18n={i18n} locale={locale} config={config} need={need} useCases={useCases}>
        <RouterProvider router={router} />
      </PreviewSetting>,
    ),
  );
  useLayoutEffect(() => {
    if (page === null) return undefined;
    dressDocument(page);
    const place = page.createElement('div');
    page.body.append(place);
    const root = draw(page, place);
    return () => {
      // Taken out while the frame is still there; unmounted once React is done with what removes the frame.
      for (const part of [place, page.head]) part.remove();
      queueMicrotask(() => root.unmount());
    };
  }, [page]);
  useEffect(() => {
    if (latest.current === data) return;
    latest.current = data;
    void router.revalidate();
  }, [data, router]);
  useEffect(() => () => router.dispose(), [router]);
}
