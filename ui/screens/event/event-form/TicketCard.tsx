import { Trans, useLingui } from '@lingui/react/macro';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { ChoiceCards } from './ChoiceCards.tsx';
import { focusField, groupedDigits, type TicketDraft, useEventForm } from './event-form.view.ts';
import { Field } from './Field.tsx';

type TicketCardProps = { readonly sessionKey: string; readonly ticket: TicketDraft; readonly number: number };

const ADVANCED = ['limit', 'accountLimit', 'multipleOf', 'originalPrice', 'saleBegin', 'saleEnd'] as const;

/** One ticket type: what it is called, what it costs, how many there are; the rest behind one fold. */
export const TicketCard = ({ sessionKey, ticket, number }: TicketCardProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const { draft, changeTicket, copyTicket, removeTicket, problemOf } = useEventForm();
  const at = (field: string) => `ticket.${ticket.key}.${field}`;
  const set = (part: Partial<TicketDraft>) => changeTicket(sessionKey, ticket.key, part);
  const hasAdvanced =
    ticket.sale === 'SCHEDULED' ||
    [ticket.limit, ticket.accountLimit, ticket.multipleOf, ticket.originalPrice].some((text) => text !== '');
  const [folded, setFolded] = useState(!hasAdvanced);
  const open = !folded || ADVANCED.some((field) => problemOf(at(field)) !== undefined);
  const money = {
    input: { endAdornment: <InputAdornment position="end">đ</InputAdornment> },
    htmlInput: { inputMode: 'numeric' as const, autoComplete: 'off', className: 'tabular' },
  };
  const count = { htmlInput: { inputMode: 'numeric' as const, autoComplete: 'off', className: 'tabular' } };

  return (
    <Paper
      variant="outlined"
      role="group"
      aria-label={ticket.name === '' ? t`Ticket type ${number}` : ticket.name}
      sx={{ p: { xs: 2, sm: 2.5 }, borderRadius: '16px' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 1.5 }}>
        <Typography variant="h4" component="h3" noWrap>
          {ticket.name === '' ? <Trans>Ticket type {number}</Trans> : ticket.name}
        </Typography>
        <Box sx={{ whiteSpace: 'nowrap' }}>
          <Tooltip title={t`Duplicate`}>
            <IconButton
              aria-label={t`Duplicate ${ticket.name}`}
              onClick={() => {
                const key = copyTicket(sessionKey, ticket.key);
                focusField(`ticket.${key}.name`);
              }}
            >
              <ContentCopyOutlined fontSize="small" />
            </IconButton>
          </Tooltip>
          <Tooltip title={t`Remove`}>
            <IconButton aria-label={t`Remove ${ticket.name}`} onClick={() => removeTicket(sessionKey, ticket.key)}>
              <DeleteOutlined fontSize="small" />
            </IconButton>
          </Tooltip>
        </Box>
      </Box>
      <Stack spacing={2}>
        <Field
          name={at('name')}
          label={t`Ticket name`}
          required
          value={ticket.name}
          onValue={(name) => set({ name })}
          placeholder={t`For example: Standard`}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: 120 } }}
        />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}>
          <ChoiceCards
            name={at('kind')}
            legend={<Trans>Price</Trans>}
            value={ticket.kind}
            onChoice={(kind) => {
              set({ kind });
              if (kind === 'PAID') focusField(at('price'));
            }}
            compact
            choices={[
              { value: 'FREE', title: <Trans>Free</Trans> },
              { value: 'PAID', title: <Trans>Paid</Trans> },
            ]}
          />
          {ticket.kind === 'PAID' ? (
            <Field
              name={at('price')}
              label={t`Price per ticket`}
              required
              value={groupedDigits(ticket.price, locale)}
              onValue={(price) => set({ price: price.replaceAll(/\D/g, '') })}
              slotProps={money}
            />
          ) : null}
        </Box>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}>
          <ChoiceCards
            name={at('unlimited')}
            legend={<Trans>How many tickets?</Trans>}
            value={ticket.unlimited ? 'UNLIMITED' : 'LIMITED'}
            onChoice={(kind) => {
              set({ unlimited: kind === 'UNLIMITED' });
              if (kind === 'LIMITED') focusField(at('capacity'));
            }}
            compact
            choices={[
              { value: 'LIMITED', title: <Trans>Limited</Trans> },
              { value: 'UNLIMITED', title: <Trans>Unlimited</Trans> },
            ]}
          />
          {ticket.unlimited ? null : (
            <Field
              name={at('capacity')}
              label={t`Total tickets`}
              required
              value={groupedDigits(ticket.capacity, locale)}
              onValue={(capacity) => set({ capacity: capacity.replaceAll(/\D/g, '') })}
              slotProps={count}
            />
          )}
        </Box>
        {draft.format === 'HYBRID' ? (
          <ChoiceCards
            name={at('mode')}
            legend={<Trans>This ticket is for</Trans>}
            value={ticket.mode}
            onChoice={(mode) => set({ mode })}
            compact
            choices={[
              { value: 'ONSITE', title: <Trans>The venue</Trans> },
              { value: 'ONLINE', title: <Trans>The online room</Trans> },
            ]}
          />
        ) : null}
        <Box>
          <Button
            color="inherit"
            size="small"
            aria-expanded={open}
            onClick={() => setFolded(open)}
            endIcon={<ExpandMore sx={{ transform: open ? 'rotate(180deg)' : 'none', transition: 'transform 150ms' }} />}
            sx={{ minHeight: 44, px: 1, ml: -1 }}
          >
            <Trans>Description, limits and sales period</Trans>
          </Button>
        </Box>
        {open ? (
          <Stack spacing={2}>
            <Field
              name={at('description')}
              label={t`What's included`}
              value={ticket.description}
              onValue={(description) => set({ description })}
              multiline
              minRows={2}
              slotProps={{ htmlInput: { maxLength: 1000 } }}
            />
            <Box
              sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}
            >
              <Field
                name={at('limit')}
                label={t`Maximum per purchase`}
                value={ticket.limit}
                onValue={(limit) => set({ limit: limit.replaceAll(/\D/g, '') })}
                placeholder="5"
                slotProps={count}
              />
              <Field
                name={at('accountLimit')}
                label={t`Maximum per person`}
                value={ticket.accountLimit}
                onValue={(accountLimit) => set({ accountLimit: accountLimit.replaceAll(/\D/g, '') })}
                placeholder={t`Unlimited`}
                slotProps={count}
              />
              <Field
                name={at('multipleOf')}
                label={t`Sold in sets of`}
                value={ticket.multipleOf}
                onValue={(multipleOf) => set({ multipleOf: multipleOf.replaceAll(/\D/g, '') })}
                placeholder="1"
                slotProps={count}
              />
              {ticket.kind === 'PAID' ? (
                <Field
                  name={at('originalPrice')}
                  label={t`Original price`}
                  value={groupedDigits(ticket.originalPrice, locale)}
                  onValue={(originalPrice) => set({ originalPrice: originalPrice.replaceAll(/\D/g, '') })}
                  slotProps={money}
                />
              ) : null}
            </Box>
            <ChoiceCards
              name={at('sale')}
              legend={<Trans>Sales period</Trans>}
              value={ticket.sale}
              onChoice={(sale) => set({ sale })}
              choices={[
                {
                  value: 'FOLLOWS_EVENT',
                  title: <Trans>Same as event</Trans>,
                  text: <Trans>From publishing until the session ends</Trans>,
                },
                {
                  value: 'SCHEDULED',
                  title: <Trans>Scheduled</Trans>,
                  text: <Trans>Between dates you choose</Trans>,
                },
              ]}
            />
            {ticket.sale === 'SCHEDULED' ? (
              <Box
                sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}
              >
                <Field
                  name={at('saleBegin')}
                  label={t`Sales start`}
                  type="datetime-local"
                  required
                  value={ticket.saleBegin}
                  onValue={(saleBegin) => set({ saleBegin })}
                />
                <Field
                  name={at('saleEnd')}
                  label={t`Sales end`}
                  type="datetime-local"
                  required
                  value={ticket.saleEnd}
                  onValue={(saleEnd) => set({ saleEnd })}
                  slotProps={{ htmlInput: { min: ticket.saleBegin } }}
                />
              </Box>
            ) : null}
          </Stack>
        ) : null}
      </Stack>
    </Paper>
  );
};
