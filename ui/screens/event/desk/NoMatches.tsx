import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EmptyState } from '#ui/components/EmptyState.tsx';

export const NoMatches = ({ title }: { readonly title: ReactNode }) => (
  <EmptyState title={title} text={<Trans>Try fewer or different words. You can leave out accents.</Trans>} />
);
