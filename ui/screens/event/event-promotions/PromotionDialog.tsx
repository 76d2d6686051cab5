import { Trans, useLingui } from '@lingui/react/macro';
import MenuItem from '@mui/material/MenuItem';
import MuiTextField from '@mui/material/TextField';
import { useState } from 'react';
import type { PromotionType } from '#domain/sale/promotion/automatic-promotion.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { TextField } from '#ui/components/TextField.tsx';
import {
  countOf,
  type DeskEvent,
  NO_OFFER,
  type OfferTrouble,
  offerOf,
  PROMOTION_TYPES,
  paidTicketTypes,
  troubleAt,
  typeWords,
  usePromotions,
} from './event-promotions.view.ts';
import { OfferDialog } from './OfferDialog.tsx';
import { OFFER_FIELDS, OfferFields } from './OfferFields.tsx';
import { OfferPreview } from './OfferPreview.tsx';

type PromotionDialogProps = { readonly event: DeskEvent; readonly onClose: () => void };

/** A promotion that applies by itself, of any of the three kinds. [S3-50] */
export const PromotionDialog = ({ event, onClose }: PromotionDialogProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const acts = usePromotions(event);
  const types = paidTicketTypes(event);
  const [type, setType] = useState<PromotionType>('EARLY_BIRD');
  const [name, setName] = useState('');
  const [ticketTypeId, setTicketTypeId] = useState(types[0]?.id ?? '');
  const [offer, setOffer] = useState(NO_OFFER);
  const [least, setLeast] = useState('2');
  const [most, setMost] = useState('');
  const [trouble, setTrouble] = useState<OfferTrouble | null>(null);
  const ticket = types.find(({ id }) => id === ticketTypeId);
  const counted = type === 'QUANTITY_BASED';
  const submit = async () => {
    const title = name.trim() === '' ? typeWords(type, locale) : name.trim();
    const failed = await acts.addPromotion(
      ticketTypeId,
      {
        type,
        name: title,
        ...offerOf(offer, event.timezone),
        minTicket: counted ? countOf(least) : null,
        maxTicket: counted ? countOf(most) : null,
      },
      t`“${title}” created`,
    );
    if (failed === null) onClose();
    else setTrouble(failed);
  };
  return (
    <OfferDialog
      title={<Trans>Create promotion</Trans>}
      submit={<Trans>Create promotion</Trans>}
      busy={acts.busy}
      trouble={trouble}
      fields={['name', 'min_ticket', 'max_ticket', ...OFFER_FIELDS]}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <MuiTextField
        select
        label={t`Kind`}
        value={type}
        onChange={({ target }) => setType(PROMOTION_TYPES.find((one) => one === target.value) ?? type)}
        helperText={
          type === 'EARLY_BIRD'
            ? t`For the first buyers, until a time or a number of tickets.`
            : type === 'QUANTITY_BASED'
              ? t`For buyers who take several tickets at once.`
              : t`A price for a part of the sale.`
        }
      >
        {PROMOTION_TYPES.map((one) => (
          <MenuItem key={one} value={one}>
            {typeWords(one, locale)}
          </MenuItem>
        ))}
      </MuiTextField>
      <TextField
        name="name"
        label={t`Name that buyers see`}
        value={name}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
        {...troubleAt(trouble, 'name')}
      />
      <MuiTextField
        select
        label={t`Ticket`}
        value={ticketTypeId}
        onChange={({ target }) => setTicketTypeId(target.value)}
      >
        {types.map((one) => (
          <MenuItem key={one.id} value={one.id}>
            {one.name}
          </MenuItem>
        ))}
      </MuiTextField>
      {counted ? (
        <>
          <TextField
            name="least"
            required
            label={t`From how many tickets`}
            value={least}
            onChange={({ target }) => setLeast(target.value)}
            {...troubleAt(trouble, 'min_ticket')}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
          <TextField
            name="most"
            label={t`For at most how many of them (optional)`}
            value={most}
            onChange={({ target }) => setMost(target.value)}
            {...troubleAt(trouble, 'max_ticket')}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
        </>
      ) : null}
      <OfferFields
        offer={offer}
        onOffer={setOffer}
        timezone={event.timezone}
        quantityLabel={t`For how many tickets (optional)`}
        trouble={trouble}
      />
      <OfferPreview offer={offer} price={ticket?.price ?? null} />
    </OfferDialog>
  );
};
