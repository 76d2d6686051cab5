import type { CardProvider, CardProviderRefusal } from '#application/money/ports/card-provider.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { simulatedCardField } from './simulated-card-field.ts';

type Answer = { readonly [name: string]: unknown };
type Asked = { readonly fetch: typeof fetch; readonly document: Document; readonly simulator: string };

const refusalOf = ({ code }: Answer): Result<never, CardProviderRefusal> =>
  refused({ code: typeof code === 'string' ? code : null });
const inside = (answer: Answer, name: string): Answer => {
  const value = answer[name];
  return typeof value === 'object' && value !== null ? { ...value } : {};
};

/** The money is taken, or held until the server has seen whose card it is. */
const CONFIRMED = ['succeeded', 'requires_capture', 'processing'];
const isConfirmed = ({ status }: Answer): boolean => CONFIRMED.includes(String(status));

/** Part of the demo only, never of a production build. */
export const makeSimulatedCardProvider = ({ fetch, document, simulator }: Asked): CardProvider => {
  async function ask(path: string, fields?: Readonly<Record<string, string>>): Promise<Result<Answer, Answer>> {
    try {
      const response = await fetch(
        `${simulator}${path}`,
        fields === undefined ? {} : { method: 'POST', body: new URLSearchParams(fields) },
      );
      const answer = (await response.json()) as Answer;
      return response.ok ? ok(answer) : refused(inside(answer, 'error'));
    } catch {
      return refused({});
    }
  }

  /** Open until the card's owner has answered, or closed it, which Stripe counts as failed. */
  function askBank(intentId: string): Promise<void> {
    const dialog = document.createElement('dialog');
    const frame = document.createElement('iframe');
    frame.src = `${simulator}/stripe/step/${intentId}`;
    frame.title = '3-D Secure';
    frame.style.cssText = 'border:0;width:min(420px,80vw);height:320px';
    const close = document.createElement('button');
    close.textContent = '×';
    close.setAttribute('aria-label', 'Close');
    close.style.cssText = 'display:block;margin-inline-start:auto;min-width:44px;min-height:44px';
    dialog.append(close, frame);
    document.body.append(dialog);
    dialog.showModal();
    return new Promise((resolve) => {
      const leave = (): void => {
        window.removeEventListener('message', hear);
        dialog.remove();
        resolve();
      };
      const hear = ({ data, source }: MessageEvent): void => {
        if (data === 'stripe-step-done' && source === frame.contentWindow) leave();
      };
      window.addEventListener('message', hear);
      close.addEventListener('click', () => dialog.close());
      dialog.addEventListener('close', () => void ask(`/stripe/step/${intentId}`, { answer: 'fail' }).then(leave));
    });
  }

  return {
    open: async (publishableKey) => {
      const script = await ask('/stripe/script');
      if (!script.ok) throw new Error('The simulator cannot be reached');
      return {
        showField: (box, locale, heard) => {
          const field = simulatedCardField(box, locale, new Date().getFullYear(), heard);
          return {
            createCard: async ({ name, country }) => {
              const { problem, number, expiry, cvc } = field.typed();
              if (problem !== null) return refused({ code: problem });
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
              return created.ok ? ok(String(created.value['id'])) : refusalOf(created.refusal);
            },
            remove: field.remove,
          };
        },
        confirm: async (clientSecret, cardId) => {
          const [intentId = ''] = clientSecret.split('_secret_');
          const fields = { key: publishableKey, client_secret: clientSecret, payment_method: cardId };
          const confirmed = await ask(`/v1/payment_intents/${intentId}/confirm`, fields);
          if (!confirmed.ok)
            return isConfirmed(inside(confirmed.refusal, 'payment_intent')) ? ok(true) : refusalOf(confirmed.refusal);
          if (confirmed.value['status'] !== 'requires_action') return ok(true);
          await askBank(intentId);
          const after = await ask(`/v1/payment_intents/${intentId}?client_secret=${encodeURIComponent(clientSecret)}`);
          if (!after.ok) return refusalOf(after.refusal);
          return isConfirmed(after.value) ? ok(true) : refusalOf(inside(after.value, 'last_payment_error'));
        },
      };
    },
  };
};
