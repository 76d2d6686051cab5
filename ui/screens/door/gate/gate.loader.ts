import type { LoaderFunctionArgs } from 'react-router';
import { type GateFound, OpenGate } from '#application/door/open-gate.ts';
import { hydratedContext } from '#ui/bindings/hydrated-context.ts';
import { whenHydrated } from '#ui/bindings/hydration.ts';
import { screenRequest } from '#ui/bindings/screen-loader.ts';

export type GateData = { readonly passId: string; readonly found: GateFound | null };

/** The server knows no device. */
async function load(args: LoaderFunctionArgs): Promise<GateData> {
  const { use, params } = screenRequest(args);
  const passId = params['passId'] ?? '';
  if (typeof document === 'undefined') return { passId, found: null };
  await args.context.get(hydratedContext);
  await whenHydrated();
  return { passId, found: await use(OpenGate).open(passId) };
}

export const gateLoader = Object.assign(load, { hydrate: true as const });
