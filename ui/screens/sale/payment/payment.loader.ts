import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { type OpenedPaymentPage, OpenPaymentPage } from '#application/sale/open-payment-page.ts';
import { notFound, pageFailure, screenLoader } from '#ui/bindings/screen-loader.ts';

const SESSION_ID = /^[1-9]\d{0,9}$/;

/** The id in the address is the session's. [S2.1-13] */
export const paymentLoader = screenLoader(async ({ use, params }): Promise<OpenedPaymentPage> => {
  const raw = params['sectionEventId'] ?? '';
  if (!SESSION_ID.test(raw)) throw notFound();
  const opened = await use(OpenPaymentPage)(Number(raw));
  if (opened.ok) return opened.value;
  const { code } = opened.refusal;
  throw code === 'EVENT_NOT_FOUND' || code === 'NOT_FOUND' || code === 'INVALID_INPUT' ? notFound() : pageFailure();
});

/** The page refreshes its stock itself. */
export const keepWhileOpen = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean =>
  currentParams['sectionEventId'] !== nextParams['sectionEventId'];
