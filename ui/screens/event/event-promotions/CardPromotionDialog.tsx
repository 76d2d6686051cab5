import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import MuiTextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { DeskCardPromotion } from '#application/sale/ports/organiser-promotions.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { TextField } from '#ui/components/TextField.tsx';
import { useSharedEdit } from '#ui/screens/event/desk/use-shared-edit.ts';
import { cardPreview, inputTrouble, readCard, type WrittenCard, writtenCard } from './card-promotion.view.ts';
import {
  type DeskEvent,
  type OfferTrouble,
  paidTicketTypes,
  troubleAt,
  useOfferTimes,
  usePromotions,
} from './event-promotions.view.ts';
import { OfferDialog } from './OfferDialog.tsx';
import { OFFER_FIELDS, OfferFields } from './OfferFields.tsx';
import { OthersOffer } from './OthersOffer.tsx';

type CardPromotionDialogProps = {
  readonly event: DeskEvent;
  /** null: a new one. */
  readonly edited: DeskCardPromotion | null;
  readonly onClose: () => void;
};

const FIELDS = ['issuer', 'iin', 'max_amount_off', 'limit', ...OFFER_FIELDS];

/** [S3-56] [S3-83] */
export const CardPromotionDialog = ({ event, edited, onClose }: CardPromotionDialogProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const acts = usePromotions(event);
  const types = paidTicketTypes(event);
  const writtenOf = (one: DeskCardPromotion | null) => {
    const { offer, ...card } = writtenCard(one, event.timezone);
    return { ...card, ...offer };
  };
  const editedOf = (one: DeskCardPromotion) => ({ version: one.version, written: writtenOf(one) });
  const shared = useSharedEdit(edited === null ? null : editedOf(edited), writtenOf(null));
  const { issuer, iins, most, limit, ...offer } = shared.written;
  const written: WrittenCard = { issuer, iins, most, limit, offer };
  const [ticketTypeId, setTicketTypeId] = useState(types[0]?.id ?? '');
  const [trouble, setTrouble] = useState<OfferTrouble | null>(null);
  const times = useOfferTimes();
  const set = (part: Partial<typeof shared.written>) => {
    shared.set(part);
    setTrouble(null);
  };
  const submit = async () => {
    const half = times.troubleOf(written.offer);
    if (half !== null) return setTrouble(half);
    const read = readCard(written, event.timezone);
    if (!read.ok) return setTrouble(inputTrouble(read.refusal, locale));
    const failed =
      edited === null
        ? await acts.addCard(read.value, t`Card promotion created`)
        : await acts.changeCard(
            { promotionId: edited.id, version: shared.version ?? '' },
            read.value,
            t`Changes saved`,
          );
    if (failed === null) return onClose();
    setTrouble(failed);
    const now = failed.stale === undefined ? null : await acts.readNow();
    const theirs = now?.cards.find((one) => one.id === edited?.id);
    if (failed.stale !== undefined && theirs !== undefined) shared.meet(editedOf(theirs), failed.stale.by);
  };
  const title = edited === null ? <Trans>Create card promotion</Trans> : <Trans>Edit card promotion</Trans>;
  return (
    <OfferDialog
      title={title}
      submit={edited === null ? title : <Trans>Save changes</Trans>}
      busy={acts.busy}
      trouble={trouble}
      fields={FIELDS}
      others={
        shared.others === null ? null : (
          <OthersOffer event={event} others={shared.others} onTakeTheirs={shared.takeTheirs} />
        )
      }
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        name="issuer"
        label={t`Bank`}
        value={written.issuer}
        autoComplete="off"
        helperText={t`For example Vietcombank. Without first digits, all its cards count.`}
        onChange={({ target }) => set({ issuer: target.value })}
        {...troubleAt(trouble, 'issuer')}
      />
      <TextField
        name="iin"
        label={t`First digits of the cards`}
        value={written.iins}
        autoComplete="off"
        helperText={t`6 to 8 digits, separated by commas. More than 6 digits also need the bank.`}
        onChange={({ target }) => set({ iins: target.value })}
        slotProps={{ htmlInput: { inputMode: 'text', spellCheck: false } }}
        {...troubleAt(trouble, 'iin')}
      />
      <OfferFields
        offer={written.offer}
        onOffer={set}
        timezone={event.timezone}
        quantityLabel={t`For how many purchases (optional)`}
        trouble={trouble}
        times={times.fields}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <TextField
          name="most"
          label={t`At most off an order (đ, optional)`}
          value={written.most}
          autoComplete="off"
          onChange={({ target }) => set({ most: target.value })}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          {...troubleAt(trouble, 'max_amount_off')}
        />
        <TextField
          name="limit"
          label={t`Purchases per card and account (optional)`}
          value={written.limit}
          autoComplete="off"
          onChange={({ target }) => set({ limit: target.value })}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          {...troubleAt(trouble, 'limit')}
        />
      </Box>
      {types.length < 2 ? null : (
        <MuiTextField
          select
          label={t`Preview with ticket`}
          value={ticketTypeId}
          onChange={({ target }) => setTicketTypeId(target.value)}
        >
          {types.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </MuiTextField>
      )}
      <Preview written={written} price={types.find(({ id }) => id === ticketTypeId)?.price ?? null} />
    </OfferDialog>
  );
};

const Preview = ({ written, price }: { readonly written: WrittenCard; readonly price: Dong | null }) => {
  const locale = useLocale();
  const preview = price === null ? null : cardPreview(written, price, locale);
  if (preview === null) return null;
  const { after, before } = preview;
  return (
    <Typography role="status">
      {preview.payable ? (
        <Trans>
          By such a card, buyers pay {after} instead of {before} for one ticket. By any other way, they pay {before}.
        </Trans>
      ) : (
        <Trans>
          One ticket would cost {after}. Cards can’t pay that amount, so the promotion doesn’t apply to a single ticket.
        </Trans>
      )}
    </Typography>
  );
};
