import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { DeskCardPromotion, DeskCode, DeskPromotion } from '#application/sale/ports/organiser-promotions.ts';
import { EventScreen } from '#ui/screens/event/desk/EventScreen.tsx';
import { CardPromotionList } from './CardPromotionList.tsx';
import { CodeList } from './CodeList.tsx';
import { CodesCsv } from './CodesCsv.tsx';
import { type DeskEvent, type PromotionsFacts, paidTicketTypes } from './event-promotions.view.ts';
import { PromotionList } from './PromotionList.tsx';

const PromotionDialog = lazy(async () => ({ default: (await import('./PromotionDialog.tsx')).PromotionDialog }));
const CodeDialog = lazy(async () => ({ default: (await import('./CodeDialog.tsx')).CodeDialog }));
const CardPromotionDialog = lazy(async () => ({
  default: (await import('./CardPromotionDialog.tsx')).CardPromotionDialog,
}));
const CodesDialog = lazy(async () => ({ default: (await import('./CodesDialog.tsx')).CodesDialog }));

/** A dialog: `edited` null: for a new one. */
type Opened =
  | { readonly dialog: 'PROMOTION'; readonly edited: DeskPromotion | null }
  | { readonly dialog: 'CODE'; readonly edited: DeskCode | null }
  | { readonly dialog: 'CARD'; readonly edited: DeskCardPromotion | null }
  | { readonly dialog: 'CODES' }
  | null;

/** [S1-32] [S2.14-15] */
export const EventPromotions = () => {
  const { t } = useLingui();
  return (
    <EventScreen<PromotionsFacts>
      part="promotions"
      title={t`Promotions`}
      below={
        <Trans>
          A promotion applies automatically. A discount code applies to buyers who enter it, a card promotion to those
          who pay with a card of the bank.
        </Trans>
      }
    >
      {({ event, facts }) => <Promotions event={event} facts={facts} />}
    </EventScreen>
  );
};

const Promotions = ({ event, facts }: { readonly event: DeskEvent; readonly facts: PromotionsFacts }) => {
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  if (paidTicketTypes(event).length === 0 && facts.promotions.length + facts.codes.length + facts.cards.length === 0)
    return (
      <Typography color="textSecondary">
        <Trans>All tickets of this event are free, so there is nothing to discount.</Trans>
      </Typography>
    );
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Section
        id="promotions"
        title={<Trans>Promotions</Trans>}
        actions={
          <Button
            variant="contained"
            onClick={() => setOpened({ dialog: 'PROMOTION', edited: null })}
            sx={{ minHeight: 44 }}
          >
            <Trans>Create promotion</Trans>
          </Button>
        }
      >
        <PromotionList
          event={event}
          promotions={facts.promotions}
          onEdit={(edited) => setOpened({ dialog: 'PROMOTION', edited })}
        />
      </Section>
      <Section
        id="codes"
        title={<Trans>Discount codes</Trans>}
        actions={
          <>
            <Button
              variant="contained"
              onClick={() => setOpened({ dialog: 'CODE', edited: null })}
              sx={{ minHeight: 44 }}
            >
              <Trans>Create discount code</Trans>
            </Button>
            <Button variant="outlined" onClick={() => setOpened({ dialog: 'CODES' })} sx={{ minHeight: 44 }}>
              <Trans>Create many codes…</Trans>
            </Button>
            {facts.codes.length === 0 ? null : <CodesCsv codes={facts.codes} />}
          </>
        }
      >
        <CodeList event={event} codes={facts.codes} onEdit={(edited) => setOpened({ dialog: 'CODE', edited })} />
      </Section>
      <Section
        id="card-promotions"
        title={<Trans>Bank card promotions</Trans>}
        actions={
          <Button
            variant="contained"
            onClick={() => setOpened({ dialog: 'CARD', edited: null })}
            sx={{ minHeight: 44 }}
          >
            <Trans>Create card promotion</Trans>
          </Button>
        }
      >
        <CardPromotionList
          event={event}
          cards={facts.cards}
          onEdit={(edited) => setOpened({ dialog: 'CARD', edited })}
        />
      </Section>
      <Suspense fallback={null}>
        {opened?.dialog === 'PROMOTION' ? (
          <PromotionDialog event={event} edited={opened.edited} onClose={close} />
        ) : null}
        {opened?.dialog === 'CODE' ? <CodeDialog event={event} edited={opened.edited} onClose={close} /> : null}
        {opened?.dialog === 'CARD' ? (
          <CardPromotionDialog event={event} edited={opened.edited} onClose={close} />
        ) : null}
        {opened?.dialog === 'CODES' ? <CodesDialog event={event} onClose={close} /> : null}
      </Suspense>
    </Box>
  );
};

type SectionProps = {
  readonly id: string;
  readonly title: ReactNode;
  readonly actions: ReactNode;
  readonly children: ReactNode;
};

const Section = ({ id, title, actions, children }: SectionProps) => (
  <Paper
    component="section"
    aria-labelledby={id}
    variant="outlined"
    sx={{ p: { xs: 2, md: 3 }, borderRadius: '16px', borderColor: 'divider' }}
  >
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between', mb: 1 }}
    >
      <Typography id={id} variant="h4" component="h2">
        {title}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>
    </Box>
    {children}
  </Paper>
);
