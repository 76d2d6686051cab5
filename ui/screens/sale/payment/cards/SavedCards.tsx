import { Trans, useLingui } from '@lingui/react/macro';
import IconButton from '@mui/material/IconButton';
import { Trash2Icon } from '#ui/icons/trash-2.gen.ts';
import { styled } from '#ui/theme/styled.ts';
import { BrandLogo } from './BrandLogo.tsx';
import type { CardPanelState } from './card-panel.view.ts';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  '& label': { display: 'flex', alignItems: 'center', gap: 12, flex: 1, minHeight: 48, minWidth: 0, cursor: 'pointer' },
  '& input': { width: 20, height: 20, margin: 0, accentColor: theme.vars.palette.primary.main },
}));

type Props = { readonly panel: CardPanelState; readonly busy: boolean };

/** [S2.11-17] [S2.11-18] */
export function SavedCards({ panel, busy }: Props) {
  const { t } = useLingui();
  const { cards, pickedId, removing, act } = panel;
  return (
    <div role="radiogroup" aria-labelledby="saved-cards-title">
      <b id="saved-cards-title">
        <Trans>Saved cards</Trans>
      </b>
      {cards.map(({ id, brand, number }) => (
        <Row key={id}>
          <label>
            <input
              type="radio"
              name="saved-card"
              value={id}
              checked={id === pickedId}
              disabled={busy}
              onChange={() => act.pick(id)}
            />
            <BrandLogo brand={brand} />
            <span>{number}</span>
          </label>
          <IconButton
            aria-label={t`Delete card ${number}`}
            disabled={busy || removing !== null}
            onClick={() => act.remove(id)}
          >
            <Trash2Icon />
          </IconButton>
        </Row>
      ))}
    </div>
  );
}
