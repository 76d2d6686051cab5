import { createContext } from 'react';

/** Services of others that a page may load, once its visitor has agreed; null: not configured, and never spoken of. */
export type ThirdParties = {
  /** The address of the tag's script, and who counts. */
  readonly analytics: { readonly script: string; readonly id: string } | null;
  readonly chat: { readonly origin: string; readonly agentId: string } | null;
  /** The address of the widget's script, and the languages it speaks. */
  readonly translation: { readonly script: string; readonly languages: readonly string[] } | null;
};

export type PageSettings = {
  /** Where the product stands, without a slash at the end; absolute links (canonical, sharing) start with it. */
  readonly baseUrl: string;
  /** The simulators of the demo profile; null everywhere else. */
  readonly stagingUrl: string | null;
  /** Whom to write to. */
  readonly supportEmail: string;
  readonly networks: { readonly facebook: string; readonly youtube: string; readonly linkedin: string };
  readonly thirdParties: ThirdParties;
  /** Where people may sign in beside the code in the mail. */
  readonly identityProviders: readonly { readonly id: string; readonly name: string }[];
};

export const NO_THIRD_PARTIES: ThirdParties = { analytics: null, chat: null, translation: null };

export const PageConfigContext = createContext<PageSettings>({
  baseUrl: '',
  stagingUrl: null,
  supportEmail: '',
  networks: { facebook: '', youtube: '', linkedin: '' },
  thirdParties: NO_THIRD_PARTIES,
  identityProviders: [],
});
