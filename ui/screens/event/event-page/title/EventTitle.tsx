import { useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import type { EventPage } from '#application/event/ports/event-pages.ts';
import { styled } from '#ui/theme/styled.ts';
import { Clauses } from './Clauses.tsx';
import { Moved } from './Moved.tsx';

const Title = styled('div')({ display: 'grid', gap: 12 });
const Kind = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 28,
  paddingInline: 10,
  borderRadius: 999,
  border: `1px solid ${theme.vars.palette.divider}`,
  fontSize: '0.8125rem',
  fontWeight: 600,
  background: theme.vars.palette.background.paper,
}));
const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

type Props = { readonly event: Pick<EventPage, 'name' | 'type' | 'category'>; readonly isMoved: boolean };

export function EventTitle({ event, isMoved }: Props) {
  const { t } = useLingui();
  return (
    <Title>
      <Chips>
        <Kind>{event.type === 'CLASS' ? t`Class` : t`Event`}</Kind>
        {event.category !== null && <Kind>{event.category.name}</Kind>}
        {isMoved && (
          <Kind>
            <Moved />
          </Kind>
        )}
      </Chips>
      <Typography
        variant="h1"
        sx={{
          overflowWrap: 'anywhere',
          // Balanced lines would part Vietnamese words of two syllables.
          textWrap: 'pretty',
          fontSize: 'clamp(1.875rem, 1.3rem + 2.3vw, 3rem)',
        }}
      >
        <Clauses text={event.name} />
      </Typography>
    </Title>
  );
}
