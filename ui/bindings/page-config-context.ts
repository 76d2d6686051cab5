import { createContext } from 'react';

/** Loaded only with consent; null: not configured. */
export type ThirdParties = {
  /** Script address and site id. */
  readonly analytics: { readonly script: string; readonly id: string } | null;
  readonly chat: { readonly origin: string; readonly agentId: string } | null;
  /** Script address and supported languages. */
  readonly translation: { readonly script: string; readonly languages: readonly string[] } | null;
};

export type PageSettings = {
  /** Without a trailing slash; for canonical and shared links. */
  readonly baseUrl: string;
  /** Set in the demo profile only. */
  readonly stagingUrl: string | null;
  readonly supportEmail: string;
  readonly networks: { readonly facebook: string; readonly youtube: string; readonly linkedin: string };
  readonly thirdParties: ThirdParties;
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
