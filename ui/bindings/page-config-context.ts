import { createContext } from 'react';

export type PageSettings = {
  /** Where the product stands, without a slash at the end; absolute links (canonical, sharing) start with it. */
  readonly baseUrl: string;
  /** The simulators of the demo profile; null everywhere else. */
  readonly stagingUrl: string | null;
};

export const PageConfigContext = createContext<PageSettings>({ baseUrl: '', stagingUrl: null });
