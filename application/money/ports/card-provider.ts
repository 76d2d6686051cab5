import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { Result } from '#domain/kernel/result.ts';
import { token } from '#domain/kernel/token.ts';

/** What the provider refused, in its own code; null: it named none, or is out of reach. */
export type CardProviderRefusal = { readonly code: string | null };

/** What the provider's field holds. `error`: the provider's code. */
export type CardFieldState = { readonly complete: boolean; readonly error: string | null };

/** `AWAY`: the provider's field cannot be loaded. */
export type CardFieldNews = CardFieldState | 'AWAY';

export type CardField = {
  /** Creates a card from what the field holds; answers its id. The number never reaches us. [S7.5-21] */
  readonly createCard: (holder: {
    readonly name: string;
    readonly country: string;
  }) => Promise<Result<string, CardProviderRefusal>>;
  readonly remove: () => void;
};

export type CardDesk = {
  /** Shows the provider's field for number, expiry date and code in `box`. */
  readonly showField: (box: HTMLElement, locale: Locale, heard: (news: CardFieldNews) => void) => CardField;
  /**
   * Confirms an intent with a card of the account, and lets the card's bank ask its owner. Done once the money is taken
   * or held, also when it was before. [S7.5-22]
   */
  readonly confirm: (clientSecret: string, cardId: string) => Promise<Result<true, CardProviderRefusal>>;
};

/** The card provider in the browser. Nothing of it is loaded before `open`, which rejects if it cannot be loaded. */
export type CardProvider = { readonly open: (publishableKey: string) => Promise<CardDesk> };
export const CardProvider = token<CardProvider>('CardProvider');
