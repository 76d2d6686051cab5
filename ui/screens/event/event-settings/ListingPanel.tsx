import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import type { EventListing } from '#domain/event/event-listing.ts';
import { TextField } from '#ui/components/TextField.tsx';
import type { DeskEvent } from './event-settings.view.ts';
import {
  type ListingField,
  LONGEST_FORBES_ID,
  LONGEST_TAG,
  MOST_TAGS,
  useListing,
  writtenTags,
} from './listing.view.ts';
import { Panel } from './Panel.tsx';

type ListingPanelProps = { readonly event: DeskEvent; readonly listing: EventListing };

/** [S3-26] */
export const ListingPanel = ({ event, listing }: ListingPanelProps) => {
  const { t } = useLingui();
  const { busy, save } = useListing(event);
  const [tags, setTags] = useState(writtenTags(listing));
  const [forbes, setForbes] = useState(listing.forbesId ?? '');
  const [wrong, setWrong] = useState<ListingField | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault();
    const saved = await save(tags, forbes, t`Listing saved`);
    setWrong(saved !== null && 'field' in saved ? saved.field : null);
    setTrouble(saved !== null && 'trouble' in saved ? saved.trouble : null);
  };
  return (
    <Panel
      title={<Trans>Listing</Trans>}
      text={<Trans>Our editors read this when they choose events for the home page and for partners.</Trans>}
    >
      <Box
        component="form"
        noValidate
        onSubmit={(submitted) => void submit(submitted)}
        sx={{ display: 'grid', gap: 2, maxWidth: 480 }}
      >
        <TextField
          name="request_tags"
          label={t`Tags, separated by commas`}
          autoComplete="off"
          value={tags}
          error={wrong === 'tags'}
          helperText={
            wrong === 'tags' ? t`Enter up to ${MOST_TAGS} tags of up to ${LONGEST_TAG} characters each` : null
          }
          onChange={({ target }) => {
            setTags(target.value);
            setWrong(null);
          }}
        />
        <TextField
          name="forbes_id"
          label={t`Forbes ID, if listed there`}
          autoComplete="off"
          value={forbes}
          error={wrong === 'forbes'}
          helperText={wrong === 'forbes' ? t`Use up to ${LONGEST_FORBES_ID} letters, digits and hyphens` : null}
          onChange={({ target }) => {
            setForbes(target.value);
            setWrong(null);
          }}
        />
        {trouble === null ? null : (
          <Alert severity="error" role="alert">
            {trouble}
          </Alert>
        )}
        <Button type="submit" variant="outlined" loading={busy} sx={{ justifySelf: 'start', minHeight: 44 }}>
          <Trans>Save</Trans>
        </Button>
      </Box>
    </Panel>
  );
};
