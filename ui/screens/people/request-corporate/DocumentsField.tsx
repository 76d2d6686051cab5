import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { Trash2Icon } from '#ui/icons/trash-2.gen.ts';
import { styled } from '#ui/theme/styled.ts';
import { type Document, MOST_DOCUMENTS } from './request-corporate.view.ts';

type DocumentsFieldProps = {
  readonly label: string;
  readonly documents: readonly Document[];
  /** Of the last upload. */
  readonly problem: string | null | undefined;
  readonly add: (file: File) => Promise<void>;
  readonly remove: (key: string) => void;
};

export const DocumentsField = ({ label, documents, problem, add, remove }: DocumentsFieldProps) => {
  const { t } = useLingui();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const full = documents.length >= MOST_DOCUMENTS;
  return (
    <Group role="group" aria-labelledby={id}>
      <Typography variant="subtitle2" component="span" id={id}>
        {label}
      </Typography>
      {documents.length === 0 ? null : (
        <ul>
          {documents.map(({ key, shown, percent }, index) => (
            <li key={key}>
              <img src={shown} alt={t`Business licence ${index + 1}`} />
              {percent === null ? null : (
                <LinearProgress variant="determinate" value={percent} aria-label={t`Uploading the image`} />
              )}
              <IconButton
                size="small"
                onClick={() => remove(key)}
                disabled={percent !== null}
                aria-label={t`Remove picture ${index + 1}`}
              >
                <Trash2Icon small />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button
          name="documents"
          variant="outlined"
          color="secondary"
          disabled={full}
          onClick={() => input.current?.click()}
        >
          <Trans>Add a picture</Trans>
        </Button>
      </div>
      <Typography variant="caption" color={problem ? 'error' : 'textSecondary'} role="status">
        {problem ?? <Trans>Photos or scans, up to {MOST_DOCUMENTS}. PNG, JPEG or WebP under 2 MB.</Trans>}
      </Typography>
      <input
        ref={input}
        aria-labelledby={id}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        className="visually-hidden"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file !== undefined) void add(file);
          event.target.value = '';
        }}
      />
    </Group>
  );
};

const Group = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  position: 'relative',
  '& ul': { listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexWrap: 'wrap', gap: 12 },
  '& li': { position: 'relative', width: 120, display: 'grid', gap: 4 },
  '& img': {
    width: '100%',
    aspectRatio: '3 / 4',
    objectFit: 'cover',
    borderRadius: 10,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.tone.sunken,
  },
  '& li button': {
    position: 'absolute',
    top: 4,
    right: 4,
    width: 36,
    height: 36,
    backgroundColor: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.divider}`,
  },
}));
