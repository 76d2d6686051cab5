import { useLingui } from '@lingui/react/macro';
import { HeartIcon } from '#ui/icons/heart.gen.ts';
import { styled } from '#ui/theme/styled.ts';
import { useFavourite } from './favourite.view.ts';

const Heart = styled('button')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.tone.outline}`,
  background: 'none',
  color: theme.vars.palette.text.primary,
  cursor: 'pointer',
  '&:hover': { borderColor: theme.vars.palette.text.primary, background: theme.vars.palette.tone.sunken },
  '&[aria-pressed="true"]': { color: theme.vars.palette.primary.main },
  '&:focus-visible': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
}));

/** [S2.6-16] [S1-22] */
export function FavouriteButton({ eventId }: { readonly eventId: number }) {
  const { t } = useLingui();
  const { on, busy, press } = useFavourite(eventId);
  return (
    <Heart
      type="button"
      aria-label={t`Favourite`}
      aria-pressed={on}
      aria-busy={busy}
      onClick={() => !busy && void press()}
    >
      {on ? <HeartIcon filled /> : <HeartIcon />}
    </Heart>
  );
}
