import { Trans, useLingui } from '@lingui/react/macro';
import MenuItem from '@mui/material/MenuItem';
import MuiTextField from '@mui/material/TextField';
import { useState } from 'react';
import type { DeskPromotion } from '#application/sale/ports/organiser-promotions.ts';
import type { PromotionType } from '#domain/sale/promotion/automatic-promotion.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { TextField } from '#ui/components/TextField.tsx';
import { useSharedEdit } from '#ui/screens/event/desk/use-shared-edit.ts';
import {
  countOf,
  type DeskEvent,
  type OfferTrouble,
  offerOf,
  PROMOTION_TYPES,
  paidTicketTypes,
  troubleAt,
  typeWords,
  useOfferTimes,
  usePromotions,
  writtenOffer,
} from './event-promotions.view.ts';
import { OfferDialog } from './OfferDialog.tsx';
import { OFFER_FIELDS, OfferFields } from './OfferFields.tsx';
import { OfferPreview } from './OfferPreview.tsx';
import { OthersOffer } from './OthersOffer.tsx';

type PromotionDialogProps = {
  readonly event: DeskEvent;
  /** null: a new one. */
  readonly edited: DeskPromotion | null;
  readonly onClose: () => void;
};

/** A promotion that applies by itself, of any of the three kinds. [S3-50] */
export const PromotionDialog = ({ event, edited, onClose }: PromotionDialogProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const acts = usePromotions(event);
  const types = paidTicketTypes(event);
  const [type, setType] = useState<PromotionType>(edited?.type ?? 'EARLY_BIRD');
  const [ticketTypeId, setTicketTypeId] = useState(edited?.ticketTypeId ?? types[0]?.id ?? '');
  const writtenOf = (one: DeskPromotion | null) => ({
    ...writtenOffer(one, event.timezone),
    name: one?.name ?? '',
    least: String(one?.minTicket ?? 2),
    upTo: String(one?.maxTicket ?? ''),
  });
  const editedOf = (one: DeskPromotion) => ({ version: one.version, written: writtenOf(one) });
  const shared = useSharedEdit(edited === null ? null : editedOf(edited), writtenOf(null));
  const { name, least, upTo, ...offer } = shared.written;
  const [trouble, setTrouble] = useState<OfferTrouble | null>(null);
  const times = useOfferTimes();
  const ticket = types.find(({ id }) => id === ticketTypeId);
  const counted = type === 'QUANTITY_BASED';
  const submit = async () => {
    const half = times.troubleOf(offer);
    if (half !== null) return setTrouble(half);
    const title = name.trim() === '' ? typeWords(type, locale) : name.trim();
    const fields = {
      type,
      name: title,
      ...offerOf(offer, event.timezone),
      minTicket: counted ? countOf(least) : null,
      maxTicket: counted ? countOf(upTo) : null,
    };
    const failed =
      edited === null
        ? await acts.addPromotion(ticketTypeId, fields, t`“${title}” created`)
        : await acts.changePromotion(
            { promotionId: edited.id, version: shared.version ?? '' },
            fields,
            t`Changes saved`,
          );
    if (failed === null) return onClose();
    setTrouble(failed);
    const now = failed.stale === undefined ? null : await acts.readNow();
    const theirs = now?.promotions.find((one) => one.id === edited?.id);
    if (failed.stale !== undefined && theirs !== undefined) shared.meet(editedOf(theirs), failed.stale.by);
  };
  const title = edited === null ? <Trans>Create promotion</Trans> : <Trans>Edit promotion</Trans>;
  return (
    <OfferDialog
      title={title}
      submit={edited === null ? title : <Trans>Save changes</Trans>}
      busy={acts.busy}
      trouble={trouble}
      fields={['name', 'min_ticket', 'max_ticket', ...OFFER_FIELDS]}
      others={
        shared.others === null ? null : (
          <OthersOffer event={event} others={shared.others} onTakeTheirs={shared.takeTheirs} />
        )
      }
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <MuiTextField
        select
        label={t`Kind`}
        disabled={edited !== null}
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
        onChange={({ target }) => shared.set({ name: target.value })}
        {...troubleAt(trouble, 'name')}
      />
      <MuiTextField
        select
        label={t`Ticket`}
        disabled={edited !== null}
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
            onChange={({ target }) => shared.set({ least: target.value })}
            {...troubleAt(trouble, 'min_ticket')}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
          <TextField
            name="most"
            label={t`For at most how many of them (optional)`}
            value={upTo}
            onChange={({ target }) => shared.set({ upTo: target.value })}
            {...troubleAt(trouble, 'max_ticket')}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
        </>
      ) : null}
      <OfferFields
        offer={offer}
        onOffer={shared.set}
        timezone={event.timezone}
        quantityLabel={t`For how many tickets (optional)`}
        trouble={trouble}
        times={times.fields}
      />
      <OfferPreview offer={offer} price={ticket?.price ?? null} least={counted ? least : '1'} />
    </OfferDialog>
  );
};
