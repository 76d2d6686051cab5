import { viewerLoader } from '#ui/bindings/viewer-loader.ts';

export type ReceiveTicketData = { readonly email: string };

/** Nothing is received before the person presses the button: link previews must not claim tickets. */
export const receiveTicketLoader = viewerLoader(
  async ({ account }): Promise<ReceiveTicketData> => ({ email: account.email }),
);
