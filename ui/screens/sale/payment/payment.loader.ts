import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { EventKeys } from '#application/event/ports/event-keys.ts';
import { type OpenedPaymentPage, OpenPaymentPage } from '#application/sale/open-payment-page.ts';
import { keyInSlug } from '#domain/kernel/names/slug.ts';
import { neutralPath } from '#ui/bindings/localised-path.ts';
import { notFound, pageFailure, screenLoader } from '#ui/bindings/screen-loader.ts';
import { opensByAnotherKey, shownEventKey } from '#ui/bindings/shown-event-key.ts';

const SESSION_ID = /^[1-9]\d{0,9}$/;

/** The id in the address is the session's. [S2.1-13] */
export const paymentLoader = screenLoader(async ({ use, params, query, url }): Promise<OpenedPaymentPage> => {
  const raw = params['sectionEventId'] ?? '';
  if (!SESSION_ID.test(raw)) throw notFound();
  const shown = shownEventKey(params, query);
  if (shown !== null) use(EventKeys).keep(shown);
  const opened = await use(OpenPaymentPage)(Number(raw));
  if (opened.ok) {
    // A private event's key stays in the address, so that it can be loaded again.
    const key = keyInSlug(opened.value.session.event.slug);
    if (key === null || key === shown) return opened.value;
    if (opensByAnotherKey(shown, key, () => use(EventKeys).kept())) throw notFound();
    query.set('key', key);
    throw redirect(`${neutralPath(url.pathname)}?${query}`);
  }
  const { code } = opened.refusal;
  throw code === 'EVENT_NOT_FOUND' || code === 'NOT_FOUND' || code === 'INVALID_INPUT' ? notFound() : pageFailure();
});

/** The page refreshes its stock itself. */
export const keepWhileOpen = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean =>
  currentParams['sectionEventId'] !== nextParams['sectionEventId'];
