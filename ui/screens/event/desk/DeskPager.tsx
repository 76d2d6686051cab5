import { Trans } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { Pager } from '#ui/components/Pager.tsx';
import { pageAddress, showTotal } from './desk-pager.view.ts';

type DeskPagerProps = {
  readonly page: { readonly after: string | null; readonly before: string | null; readonly totalCount: number | null };
};

export const DeskPager = ({ page }: DeskPagerProps) => {
  const [query] = useSearchParams();
  const count = showTotal(page.totalCount, useLocale());
  return (
    <Pager
      before={pageAddress(query, 'before', page.before)}
      after={pageAddress(query, 'after', page.after)}
      total={<Trans>{count} total</Trans>}
    />
  );
};
