import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { TextField } from '#ui/components/TextField.tsx';
import {
  type DeskEvent,
  NO_OFFER,
  type OfferTrouble,
  offerOf,
  paidTicketTypes,
  troubleAt,
  usePromotions,
} from './event-promotions.view.ts';
import { OfferDialog } from './OfferDialog.tsx';
import { OFFER_FIELDS, OfferFields } from './OfferFields.tsx';
import { OfferPreview } from './OfferPreview.tsx';
import { TicketChoice } from './TicketChoice.tsx';

type CodeDialogProps = { readonly event: DeskEvent; readonly onClose: () => void };

export const CodeDialog = ({ event, onClose }: CodeDialogProps) => {
  const { t } = useLingui();
  const acts = usePromotions(event);
  const types = paidTicketTypes(event);
  const [code, setCode] = useState('');
  const [offer, setOffer] = useState(NO_OFFER);
  const [chosen, setChosen] = useState<readonly string[]>(types.map(({ id }) => id));
  const [trouble, setTrouble] = useState<OfferTrouble | null>(null);
  const submit = async () => {
    const fields = { code: code.trim(), ticketTypeIds: chosen, ...offerOf(offer, event.timezone) };
    const failed = await acts.addCode(fields, t`Discount code created`);
    if (failed === null) onClose();
    else setTrouble(failed);
  };
  return (
    <OfferDialog
      title={<Trans>Create discount code</Trans>}
      submit={<Trans>Create discount code</Trans>}
      busy={acts.busy}
      trouble={trouble}
      fields={['code', ...OFFER_FIELDS]}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        name="code"
        required
        label={t`Code`}
        helperText={t`Letters without marks, digits, - and _, at most 32.`}
        value={code}
        autoComplete="off"
        onChange={({ target }) => setCode(target.value)}
        slotProps={{ htmlInput: { style: { textTransform: 'uppercase' } } }}
        {...troubleAt(trouble, 'code')}
      />
      <OfferFields
        offer={offer}
        onOffer={setOffer}
        timezone={event.timezone}
        quantityLabel={t`For how many purchases (optional)`}
        trouble={trouble}
      />
      <OfferPreview offer={offer} price={types.find(({ id }) => chosen.includes(id))?.price ?? null} />
      <TicketChoice types={types} chosen={chosen} onChosen={setChosen} />
    </OfferDialog>
  );
};
