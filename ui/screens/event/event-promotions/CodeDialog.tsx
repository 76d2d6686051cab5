import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { DeskCode } from '#application/sale/ports/organiser-promotions.ts';
import { TextField } from '#ui/components/TextField.tsx';
import { useSharedEdit } from '#ui/screens/event/desk/use-shared-edit.ts';
import {
  type DeskEvent,
  type OfferTrouble,
  offerOf,
  paidTicketTypes,
  troubleAt,
  useOfferTimes,
  usePromotions,
  writtenOffer,
} from './event-promotions.view.ts';
import { OfferDialog } from './OfferDialog.tsx';
import { OFFER_FIELDS, OfferFields } from './OfferFields.tsx';
import { OfferPreview } from './OfferPreview.tsx';
import { OthersOffer } from './OthersOffer.tsx';
import { TicketChoice } from './TicketChoice.tsx';

type CodeDialogProps = {
  readonly event: DeskEvent;
  /** null: a new one. */
  readonly edited: DeskCode | null;
  readonly onClose: () => void;
};

export const CodeDialog = ({ event, edited, onClose }: CodeDialogProps) => {
  const { t } = useLingui();
  const acts = usePromotions(event);
  const types = paidTicketTypes(event);
  const [code, setCode] = useState(edited?.code ?? '');
  const writtenOf = (one: DeskCode | null) => ({
    ...writtenOffer(one, event.timezone),
    tickets: types.map(({ id }) => id).filter((id) => one === null || one.ticketTypeIds.includes(id)),
  });
  const editedOf = (one: DeskCode) => ({ version: one.version, written: writtenOf(one) });
  const shared = useSharedEdit(edited === null ? null : editedOf(edited), writtenOf(null));
  const { tickets: chosen, ...offer } = shared.written;
  const [trouble, setTrouble] = useState<OfferTrouble | null>(null);
  const times = useOfferTimes();
  const submit = async () => {
    const half = times.troubleOf(offer);
    if (half !== null) return setTrouble(half);
    const fields = { code: code.trim(), ticketTypeIds: chosen, ...offerOf(offer, event.timezone) };
    const failed =
      edited === null
        ? await acts.addCode(fields, t`Discount code created`)
        : await acts.changeCode(shared.version ?? '', fields, t`Changes saved`);
    if (failed === null) return onClose();
    setTrouble(failed);
    const now = failed.stale === undefined ? null : await acts.readNow();
    const theirs = now?.codes.find((one) => one.code === edited?.code);
    if (failed.stale !== undefined && theirs !== undefined) shared.meet(editedOf(theirs), failed.stale.by);
  };
  const title = edited === null ? <Trans>Create discount code</Trans> : <Trans>Edit discount code</Trans>;
  return (
    <OfferDialog
      title={title}
      submit={edited === null ? title : <Trans>Save changes</Trans>}
      busy={acts.busy}
      trouble={trouble}
      fields={['code', ...OFFER_FIELDS]}
      others={
        shared.others === null ? null : (
          <OthersOffer event={event} others={shared.others} onTakeTheirs={shared.takeTheirs} />
        )
      }
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        name="code"
        required
        label={t`Code`}
        helperText={
          edited === null
            ? t`Letters, digits, - and _, at most 32. Marks are left out: Ơ becomes O.`
            : t`A code can’t be renamed.`
        }
        value={code}
        disabled={edited !== null}
        autoComplete="off"
        onChange={({ target }) => setCode(target.value)}
        slotProps={{ htmlInput: { style: { textTransform: 'uppercase' } } }}
        {...troubleAt(trouble, 'code')}
      />
      <OfferFields
        offer={offer}
        onOffer={shared.set}
        timezone={event.timezone}
        quantityLabel={t`How many times it can be used (optional)`}
        trouble={trouble}
        times={times.fields}
      />
      <OfferPreview offer={offer} price={types.find(({ id }) => chosen.includes(id))?.price ?? null} />
      <TicketChoice types={types} chosen={chosen} onChosen={(tickets) => shared.set({ tickets: [...tickets] })} />
    </OfferDialog>
  );
};
