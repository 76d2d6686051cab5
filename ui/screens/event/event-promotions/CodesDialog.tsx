import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { AddedCodes } from '#application/sale/ports/organiser-promotions.ts';
import { useCopy } from '#ui/bindings/use-copy.tsx';
import { TextField } from '#ui/components/TextField.tsx';
import {
  countOf,
  type DeskEvent,
  NO_OFFER,
  type OfferTrouble,
  offerOf,
  paidTicketTypes,
  troubleAt,
  useOfferTimes,
  usePromotions,
} from './event-promotions.view.ts';
import { OfferDialog } from './OfferDialog.tsx';
import { OFFER_FIELDS, OfferFields } from './OfferFields.tsx';
import { OfferPreview } from './OfferPreview.tsx';
import { TicketChoice } from './TicketChoice.tsx';

type CodesDialogProps = { readonly event: DeskEvent; readonly onClose: () => void };

const REPORTED = 200;

/** Bad lines are reported one by one. [S3-55] */
export const CodesDialog = ({ event, onClose }: CodesDialogProps) => {
  const { t } = useLingui();
  const acts = usePromotions(event);
  const types = paidTicketTypes(event);
  const [way, setWay] = useState<'MAKE_UP' | 'UPLOAD'>('MAKE_UP');
  const [prefix, setPrefix] = useState('');
  const [count, setCount] = useState('100');
  const [file, setFile] = useState<File | null>(null);
  const [offer, setOffer] = useState({ ...NO_OFFER, quantity: '1' });
  const [chosen, setChosen] = useState<readonly string[]>(types.map(({ id }) => id));
  const [trouble, setTrouble] = useState<OfferTrouble | null>(null);
  const times = useOfferTimes();
  const [added, setAdded] = useState<AddedCodes | null>(null);
  const submit = async () => {
    if (added !== null) return onClose();
    const half = way === 'MAKE_UP' ? times.troubleOf(offer) : null;
    if (half !== null) return setTrouble(half);
    const { beginAt, endAt, ...terms } = offerOf(offer, event.timezone);
    const setting = { ticketTypeIds: chosen, beginAt, endAt };
    if (way === 'UPLOAD' && file === null) return setTrouble({ text: t`Choose a CSV file`, field: null });
    const answer =
      way === 'UPLOAD' && file !== null
        ? await acts.upload(setting, file)
        : await acts.makeUp(setting, { ...terms, prefix: prefix.trim(), count: countOf(count) ?? 0 });
    setTrouble(answer.trouble);
    setAdded(answer.answer);
  };
  return (
    <OfferDialog
      title={<Trans>Create many codes</Trans>}
      submit={added === null ? <Trans>Create codes</Trans> : <Trans>Done</Trans>}
      busy={acts.busy}
      trouble={trouble}
      fields={way === 'MAKE_UP' ? ['prefix', 'count', ...OFFER_FIELDS] : []}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {added === null ? (
        <>
          <Box role="group" aria-label={t`Where the codes come from`} sx={{ display: 'flex', gap: 1 }}>
            {(['MAKE_UP', 'UPLOAD'] as const).map((one) => (
              <Button
                key={one}
                variant={way === one ? 'contained' : 'outlined'}
                aria-pressed={way === one}
                onClick={() => setWay(one)}
                sx={{ minHeight: 44 }}
              >
                {one === 'MAKE_UP' ? <Trans>Generate</Trans> : <Trans>Upload CSV</Trans>}
              </Button>
            ))}
          </Box>
          {way === 'MAKE_UP' ? (
            <>
              <TextField
                name="prefix"
                label={t`Beginning of each code (optional)`}
                value={prefix}
                autoComplete="off"
                onChange={({ target }) => setPrefix(target.value)}
                {...troubleAt(trouble, 'prefix')}
              />
              <TextField
                name="count"
                required
                label={t`How many codes (up to 10,000)`}
                value={count}
                onChange={({ target }) => setCount(target.value)}
                {...troubleAt(trouble, 'count')}
                slotProps={{ htmlInput: { inputMode: 'numeric' } }}
              />
              <OfferFields
                offer={offer}
                onOffer={setOffer}
                timezone={event.timezone}
                quantityLabel={t`Purchases with each code (optional)`}
                trouble={trouble}
                times={times.fields}
              />
              <OfferPreview offer={offer} price={types.find(({ id }) => chosen.includes(id))?.price ?? null} />
            </>
          ) : (
            <>
              <Typography variant="body2">
                <Trans>
                  The first line names the columns: code, percent_off, amount_off, quantity. Each line has one of
                  percent_off and amount_off.
                </Trans>
              </Typography>
              <input
                type="file"
                accept=".csv,text/csv"
                aria-label={t`CSV file`}
                onChange={({ target }) => setFile(target.files?.[0] ?? null)}
              />
            </>
          )}
          <TicketChoice types={types} chosen={chosen} onChosen={setChosen} />
        </>
      ) : (
        <Report added={added} />
      )}
    </OfferDialog>
  );
};

const Report = ({ added: { created, refused } }: { readonly added: AddedCodes }) => {
  const copy = useCopy('CODE');
  return (
    <>
      <Alert severity={created.length === 0 ? 'warning' : 'success'}>
        <Plural value={created.length} one="# code created" other="# codes created" />
      </Alert>
      {created.length === 0 ? null : (
        <Button variant="outlined" onClick={() => void copy(created.join('\n'))} sx={{ justifySelf: 'start' }}>
          <Trans>Copy all codes</Trans>
        </Button>
      )}
      {refused.length === 0 ? null : (
        <>
          <Typography variant="subtitle2" component="h3">
            <Plural value={refused.length} one="# line was not taken" other="# lines were not taken" />
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 240, overflowY: 'auto' }}>
            {refused.slice(0, REPORTED).map(({ line, reason }) => (
              <li key={line}>
                <Trans>
                  Line {line}: {reason}
                </Trans>
              </li>
            ))}
          </Box>
        </>
      )}
    </>
  );
};
