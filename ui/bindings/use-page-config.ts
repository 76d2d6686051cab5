import { useContext } from 'react';
import { PageConfigContext, type PageSettings } from './page-config-context.ts';

export const usePageConfig = (): PageSettings => useContext(PageConfigContext);
