import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Window as HappyWindow } from 'happy-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeSimulatedCardProvider } from '#adapters/simulated/money/simulated-card-provider.ts';
import type { CardFieldNews, CardProvider } from '#application/money/ports/card-provider.ts';
import { STRIPE_KEYS, simulatedStripe } from '#test/server/simulated-gateways.ts';
import { StripeRefusal } from '#tools/staging/stripe/stripe-simulator.ts';
import { type CardProviderWorld, cardProviderContract, type TypedCard } from './card-provider.contract.ts';
import { StripeScript } from './stripe-script.ts';

const { publishableKey } = STRIPE_KEYS;

/** A page of its own: nothing of a provider is loaded in it. */
function newPage() {
  const page = new HappyWindow({
    url: 'http://vemoi.test/payment/1',
    settings: { handleDisabledFileLoadingAsSuccess: true, disableIframePageLoading: true },
  });
  const window = page as unknown as Window & typeof globalThis;
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', window.document);
  return window;
}

async function newSimulator() {
  const { stripe, env } = await simulatedStripe({ url: '' });
  stripe.switches = { webhooks: 'lost', api: 'on' };
  return { stripe, api: env.STRIPE_API_URL };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the sandbox', () => {
  cardProviderContract(async (): Promise<CardProviderWorld> => {
    const window = newPage();
    const { document } = window;
    const { stripe, api } = await newSimulator();
    let isCut = false;
    const provider = makeSimulatedCardProvider({
      fetch: async (...asked) => {
        if (isCut) throw new TypeError('Failed to fetch');
        return fetch(...asked);
      },
      document,
      simulator: api,
    });
    const inputs = () => [...document.querySelectorAll('input')];
    const tell = (input: HTMLInputElement | undefined, event: string) =>
      input?.dispatchEvent(new window.Event(event, { bubbles: true }));
    return {
      provider,
      stripe,
      publishableKey,
      document,
      type: ({ number, expiry, cvc }: TypedCard) => {
        for (const [place, text] of [number, expiry, cvc].entries()) {
          const input = inputs()[place];
          if (input === undefined) throw new Error('No field is shown');
          input.value = text;
          tell(input, 'input');
        }
      },
      leave: () => void tell(inputs()[0], 'change'),
      fieldLocale: () => {
        const [number] = inputs();
        if (number === undefined) return null;
        return number.getAttribute('aria-label') === 'Số thẻ' ? 'vi' : 'en';
      },
      answerBank: async (answer) => {
        const frame = await vi.waitUntil(() => document.querySelector('iframe'));
        if (answer === 'CLOSE') return document.querySelector<HTMLElement>('dialog button')?.click();
        const body = new URLSearchParams({ answer: answer === 'PASS' ? 'pass' : 'fail' });
        await fetch(frame.src, { method: 'POST', body });
        const done = { data: 'stripe-step-done', source: frame.contentWindow };
        window.dispatchEvent(new window.MessageEvent('message', done));
      },
      cut: (cutNow) => {
        isCut = cutNow;
      },
    };
  });
});

const require = createRequire(import.meta.url);
const LOADER = join(dirname(require.resolve('@stripe/stripe-js/pure/index.js')), '../dist/pure.mjs');
let pages = 0;

/** Stripe's own loader remembers the script for as long as a page lives, so that every page has its own. */
async function newStripeAdapter(): Promise<CardProvider> {
  const loader = `${pathToFileURL(LOADER)}?page=${++pages}`;
  vi.doMock('@stripe/stripe-js/pure/index.js', () => import(/* @vite-ignore */ loader));
  vi.resetModules();
  const { stripeCardProvider } = await import('#adapters/stripe/money/stripe-card-provider.ts');
  vi.doUnmock('@stripe/stripe-js/pure/index.js');
  return stripeCardProvider;
}

async function stripeWorld() {
  const window = newPage();
  const { stripe, api } = await newSimulator();
  const script = new StripeScript(window, api);
  const world: CardProviderWorld = {
    provider: await newStripeAdapter(),
    stripe,
    publishableKey,
    document: window.document,
    type: (card) => script.type(card),
    leave: () => script.leave(),
    fieldLocale: () => script.locale,
    answerBank: (answer) => script.answerBank(answer),
    cut: (isCut) => script.cut(isCut),
  };
  return { ...world, script };
}

describe('Stripe', () => {
  cardProviderContract(stripeWorld);

  it('is loaded from its own host when it is opened, and opened with the key', async () => {
    const { provider, script } = await stripeWorld();
    expect(script.addresses).toEqual([]);
    await provider.open(publishableKey);
    expect(script.addresses).toEqual(['https://js.stripe.com/endive/stripe.js']);
    expect(script.openedWith).toEqual([publishableKey]);
  });

  it('tells that its field cannot be loaded', async () => {
    const { provider, script, document } = await stripeWorld();
    script.framesCut = true;
    const desk = await provider.open(publishableKey);
    const heard: CardFieldNews[] = [];
    desk.showField(document.body, 'vi', (news) => heard.push(news));
    await vi.waitFor(() => expect(heard).toEqual(['AWAY']));
  });

  it('names its reason to decline where an error has no code', async () => {
    const { provider, stripe } = await stripeWorld();
    const problem = { type: 'card_error', decline_code: 'fraudulent' };
    vi.spyOn(stripe, 'confirm').mockRejectedValue(new StripeRefusal(402, problem));
    const desk = await provider.open(publishableKey);
    expect(await desk.confirm('pi_1_secret_2', 'pm_1')).toEqual({ ok: false, refusal: { code: 'fraudulent' } });
  });
});
