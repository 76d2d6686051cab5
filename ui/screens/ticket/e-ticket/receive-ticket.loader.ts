import { viewerLoader } from '#ui/bindings/viewer-loader.ts';

export type ReceiveTicketData = { readonly email: string };

/** Nothing is done before somebody presses: a link that is looked at in passing receives no ticket. */
export const receiveTicketLoader = viewerLoader(
  async ({ account }): Promise<ReceiveTicketData> => ({ email: account.email }),
);
