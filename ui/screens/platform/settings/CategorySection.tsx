import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type MouseEvent, useId, useState } from 'react';
import type { KeptCategory } from '#application/platform/ports/settings-desk.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { ArrowDownIcon } from '#ui/icons/arrow-down.gen.ts';
import { ArrowUpIcon } from '#ui/icons/arrow-up.gen.ts';
import { FramedList } from '#ui/screens/event/desk/FramedList.tsx';
import { styled } from '#ui/theme/styled.ts';
import { CategoryForm } from './CategoryForm.tsx';
import { useCategoryOrder, useRetiring } from './categories.view.ts';

type Props = { readonly categories: readonly KeptCategory[]; readonly mayChange: boolean };

/** 'NEW', the id of the one that is changed, or null. */
type Open = 'NEW' | number | null;

export const CategorySection = ({ categories, mayChange }: Props) => {
  const title = useId();
  const [open, setOpen] = useState<Open>(null);
  const { shown, said, problem, move } = useCategoryOrder(categories);
  const close = () => setOpen(null);
  return (
    <Box component="section" aria-labelledby={title} sx={{ display: 'grid', gap: 2 }}>
      <div>
        <Typography variant="h4" component="h2" id={title}>
          <Trans>Categories</Trans>
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '70ch' }}>
          <Trans>
            Organisers choose one for their event, visitors search by them. They are shown in this order. An event keeps
            a category that you retire.
          </Trans>
        </Typography>
      </div>
      {open === 'NEW' ? <CategoryForm category={null} all={categories} onClose={close} /> : null}
      {mayChange && open !== 'NEW' ? (
        <div>
          <Button variant="outlined" onClick={() => setOpen('NEW')} sx={{ minHeight: 44 }}>
            <Trans>Add a category</Trans>
          </Button>
        </div>
      ) : null}
      {problem === null ? null : (
        <Alert severity="error" variant="outlined" role="alert">
          {problem}
        </Alert>
      )}
      {shown.length === 0 ? (
        <EmptyState
          title={<Trans>No categories</Trans>}
          text={<Trans>Until there is one, events have none and visitors cannot search by it.</Trans>}
        />
      ) : (
        <Order as="ol" aria-labelledby={title}>
          {shown.map((category, index) => (
            <li key={category.id}>
              {open === category.id ? (
                <CategoryForm category={category} all={categories} onClose={close} />
              ) : (
                <Line
                  category={category}
                  mayChange={mayChange}
                  isFirst={index === 0}
                  isLast={index === shown.length - 1}
                  onMove={(by) => move(category, by)}
                  onChange={() => setOpen(category.id)}
                />
              )}
            </li>
          ))}
        </Order>
      )}
      <Said role="status">{said}</Said>
    </Box>
  );
};

type LineProps = {
  readonly category: KeptCategory;
  readonly mayChange: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onChange: () => void;
};

const Line = ({ category, mayChange, isFirst, isLast, onMove, onChange }: LineProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const { busy, setRetired } = useRetiring();
  const { name, color, retired } = category;
  const label = name[locale];
  const other = name[locale === 'vi' ? 'en' : 'vi'];
  const press = (by: -1 | 1) => (click: MouseEvent<HTMLButtonElement>) => {
    const button = click.currentTarget;
    onMove(by);
    // The row moves in the document, which takes the focus from it.
    requestAnimationFrame(() => button.focus());
  };
  return (
    <>
      <Tile aria-hidden style={{ backgroundColor: color }} />
      <Names>
        <Typography variant="subtitle2" component="span">
          {label}
        </Typography>
        <Typography variant="body2" color="textSecondary" component="span" lang={locale === 'vi' ? 'en' : 'vi'}>
          {other}
        </Typography>
      </Names>
      {retired ? <Chip size="small" label={<Trans>Retired</Trans>} /> : null}
      {mayChange ? (
        <Acts>
          <IconButton aria-label={t`Move ${label} up`} aria-disabled={isFirst} onClick={press(-1)}>
            <ArrowUpIcon />
          </IconButton>
          <IconButton aria-label={t`Move ${label} down`} aria-disabled={isLast} onClick={press(1)}>
            <ArrowDownIcon />
          </IconButton>
          <Button color="secondary" aria-label={t`Edit ${label}`} onClick={onChange}>
            <Trans>Edit</Trans>
          </Button>
          <Button
            color={retired ? 'secondary' : 'error'}
            disabled={busy}
            aria-label={retired ? t`Offer ${label} again` : t`Retire ${label}`}
            onClick={() => void setRetired(category, !retired)}
          >
            {retired ? <Trans>Offer again</Trans> : <Trans>Retire</Trans>}
          </Button>
        </Acts>
      ) : null}
    </>
  );
};

const Order = styled(FramedList)({
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px 12px',
    alignItems: 'center',
    padding: '10px 12px 10px 20px',
    minHeight: 68,
  },
});

const Tile = styled('span')({ flex: 'none', width: 28, height: 28, borderRadius: 8 });
const Names = styled('span')({ display: 'grid', flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' });
const Acts = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  '& .MuiIconButton-root': { width: 44, height: 44 },
  '& .MuiButton-root': { minHeight: 44, paddingInline: 12 },
});
const Said = styled('p')({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
