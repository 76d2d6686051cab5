import { isRouteErrorResponse, useRevalidator } from 'react-router';
import type { MissingFor } from '#ui/bindings/screen-loader.ts';
import { useOtherAccount } from '#ui/components/sign-in/other-account.view.ts';

/** The signed-in address where only some accounts see the missing page; null: nobody sees it. */
export function missingFor(error: unknown): string | null {
  if (!isRouteErrorResponse(error)) return null;
  const told = error.data as MissingFor | null;
  return told?.signedInAs ?? null;
}

/** The page is then asked for again. */
export function useSwitchAccount(): () => Promise<void> {
  const otherAccountSignsIn = useOtherAccount();
  const { revalidate } = useRevalidator();
  return async () => {
    await otherAccountSignsIn();
    await revalidate();
  };
}
