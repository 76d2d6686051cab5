import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { styled } from '#ui/theme/styled.ts';
import { useShowMe } from './show-me.view.ts';

const Row = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 16,
  alignItems: 'center',
  minHeight: 44,
  cursor: 'pointer',
  '&[data-framed="true"]': {
    padding: 'clamp(16px, 3vw, 24px)',
    borderRadius: 20,
    border: `1px solid ${theme.vars.palette.divider}`,
  },
  '@media print': { display: 'none' },
}));

type ShowMeProps = {
  readonly eventId: number;
  /** Among panels. */
  readonly framed?: boolean;
};

/** Off unless its holder switches it on. */
export function ShowMe({ eventId, framed = false }: ShowMeProps) {
  const id = useId();
  const own = useShowMe(eventId);
  if (own === null) return null;
  return (
    <Row htmlFor={id} data-framed={framed}>
      <span>
        <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
          {own.title}
        </Typography>
        <Typography variant="body2" color="textSecondary" component="span" id={`${id}-text`}>
          {own.text}
        </Typography>
      </span>
      <Switch
        checked={own.on}
        onChange={(_, on) => void own.turn(on)}
        slotProps={{ input: { id, 'aria-describedby': `${id}-text` } }}
      />
    </Row>
  );
}
