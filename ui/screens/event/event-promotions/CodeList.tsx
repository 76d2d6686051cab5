import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { DeskCode } from '#application/sale/ports/organiser-promotions.ts';
import { useCopy } from '#ui/bindings/use-copy.tsx';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { CopyIcon } from '#ui/icons/copy.gen.ts';
import { showCount } from '#ui/screens/event/desk/figures.view.ts';
import { SearchField } from '#ui/screens/event/desk/SearchField.tsx';
import { CODES_SHOWN, type DeskEvent, holdsCode, ticketNames, usePromotions } from './event-promotions.view.ts';
import { OfferRow } from './OfferRow.tsx';

type CodeListProps = {
  readonly event: DeskEvent;
  readonly codes: readonly DeskCode[];
  readonly onEdit: (code: DeskCode) => void;
};

export const CodeList = ({ event, codes, onEdit }: CodeListProps) => {
  const { t } = useLingui();
  const copy = useCopy('CODE');
  const acts = usePromotions(event);
  const [search, setSearch] = useState('');
  const found = codes.filter((code) => holdsCode(code, search));
  const count = showCount(found.length, useLocale());
  if (codes.length === 0)
    return (
      <Typography color="textSecondary">
        <Trans>No discount codes yet.</Trans>
      </Typography>
    );
  return (
    <>
      {codes.length > CODES_SHOWN ? (
        <Box sx={{ mb: 1.5, maxWidth: 360 }}>
          <SearchField label={t`Search codes`} value={search} onSearch={setSearch} />
        </Box>
      ) : null}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {found.slice(0, CODES_SHOWN).map((code) => (
          <OfferRow
            key={code.code}
            name={code.code}
            about={ticketNames(event, code.ticketTypeIds)}
            offer={code}
            timezone={event.timezone}
            busy={acts.busy}
            onPause={(paused) =>
              void acts.pauseCode(
                code.code,
                paused,
                paused ? t`${code.code} is paused` : t`${code.code} is active again`,
              )
            }
            onEdit={() => onEdit(code)}
            onEnd={() => void acts.endCode(code.code, t`${code.code} has ended`)}
            actions={
              <IconButton aria-label={t`Copy ${code.code}`} onClick={() => void copy(code.code)}>
                <CopyIcon small />
              </IconButton>
            }
          />
        ))}
      </Box>
      {found.length > CODES_SHOWN ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          <Trans>
            Showing {CODES_SHOWN} of {count} codes. Search to find the others.
          </Trans>
        </Typography>
      ) : null}
    </>
  );
};
