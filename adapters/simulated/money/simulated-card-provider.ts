import type { CardProvider, CardProviderRefusal } from '#application/money/ports/card-provider.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { simulatedCardField } from './simulated-card-field.ts';

type Answer = { readonly [name: string]: unknown };
type Asked = { readonly fetch: typeof fetch; readonly document: Document; readonly simulator: string };

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const inside = (answer: Answer, name: string): Answer => {
  const value = answer[name];
  return typeof value === 'object' && value !== null ? { ...value } : {};
};

/** The money is taken, or held until the server has seen whose card it is. */
const CONFIRMED = ['succeeded', 'requires_capture'];

/** Part of the demo only, never of a production build. */
export const makeSimulatedCardProvider = ({ fetch, document, simulator }: Asked): CardProvider => {
  async function ask(
    path: string,
    fields?: Readonly<Record<string, string>>,
  ): Promise<Result<Answer, CardProviderRefusal>> {
    const response = await fetch(
      `${simulator}${path}`,
      fields === undefined ? {} : { method: 'POST', body: new URLSearchParams(fields) },
    );
    const answer = (await response.json()) as Answer;
    if (response.ok) return ok(answer);
    const error = inside(answer, 'error');
    return refused({ code: textOf(error['code']) });
  }

  /** Open until the card's owner has answered. */
  function askBank(intentId: string): Promise<void> {
    const dialog = document.createElement('dialog');
    const frame = document.createElement('iframe');
    frame.src = `${simulator}/stripe/step/${intentId}`;
    frame.title = '3-D Secure';
    frame.style.cssText = 'border:0;width:min(420px,80vw);height:320px';
    dialog.append(frame);
    document.body.append(dialog);
    dialog.showModal();
    return new Promise((resolve) => {
      const hear = ({ data, source }: MessageEvent): void => {
        if (data !== 'stripe-step-done' || source !== frame.contentWindow) return;
        window.removeEventListener('message', hear);
        dialog.remove();
        resolve();
      };
      window.addEventListener('message', hear);
    });
  }

  return {
    open: async (publishableKey) => ({
      showField: (box, locale, heard) => {
        const field = simulatedCardField(box, locale, new Date().getFullYear(), heard);
        return {
          createCard: async ({ name, country }) => {
            const { number, expiry, cvc } = field.typed();
            const created = await ask('/v1/payment_methods', {
              key: publishableKey,
              type: 'card',
              'card[number]': number,
              'card[exp]': expiry,
              'card[cvc]': cvc,
              'billing_details[name]': name,
              'billing_details[address][country]': country,
              'metadata[name]': name,
            });
            return created.ok ? ok(String(created.value['id'])) : created;
          },
          remove: field.remove,
        };
      },
      confirm: async (clientSecret, cardId) => {
        const [intentId = ''] = clientSecret.split('_secret_');
        const fields = { key: publishableKey, client_secret: clientSecret, payment_method: cardId };
        const confirmed = await ask(`/v1/payment_intents/${intentId}/confirm`, fields);
        if (!confirmed.ok) return confirmed;
        if (confirmed.value['status'] !== 'requires_action') return ok(true);
        await askBank(intentId);
        const after = await ask(`/v1/payment_intents/${intentId}?client_secret=${encodeURIComponent(clientSecret)}`);
        if (!after.ok) return after;
        return CONFIRMED.includes(String(after.value['status']))
          ? ok(true)
          : refused({ code: textOf(inside(after.value, 'last_payment_error')['code']) });
      },
    }),
  };
};
