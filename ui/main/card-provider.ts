import type { CardProvider } from '#application/money/ports/card-provider.ts';
import { PAGE_STATE_ID, readPageState } from './page-state.ts';

/** The simulator's keys; the server in production refuses them. */
const SIMULATED = 'pk_simulated_';

/** A production build has only the real one. */
export async function cardProviderFor(publishableKey: string): Promise<CardProvider> {
  if (import.meta.env.SIMULATORS && publishableKey.startsWith(SIMULATED)) {
    const { config } = readPageState(document.getElementById(PAGE_STATE_ID)?.textContent ?? '');
    const { makeSimulatedCardProvider } = await import('#adapters/simulated/money/simulated-card-provider.ts');
    return makeSimulatedCardProvider({
      fetch: (...args) => window.fetch(...args),
      document,
      simulator: config.stagingUrl ?? '',
    });
  }
  return (await import('#adapters/stripe/money/stripe-card-provider.ts')).stripeCardProvider;
}
