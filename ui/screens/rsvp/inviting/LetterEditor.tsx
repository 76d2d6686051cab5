import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { DeskEvent } from '#application/event/ports/event-desk.ts';
import type { LetterWords } from '#application/rsvp/ports/inviting-desk.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { Card } from './Card.tsx';
import { openSessions } from './inviting.view.ts';
import { LetterPicture } from './LetterPicture.tsx';
import { HEADLINE_MAX, LETTER_FIELDS, useLetterEditor } from './letter-editor.view.ts';
import { MailView } from './MailView.tsx';
import { PanelPreview } from './PanelPreview.tsx';

type LetterEditorProps = {
  readonly event: DeskEvent;
  readonly ownName: string;
  readonly words: LetterWords | null;
  readonly now: Instant;
};

/** [S1-35] [S2.1-22] */
export const LetterEditor = ({ event, ownName, words: kept, now }: LetterEditorProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const session = openSessions(event, now)[0] ?? event.sessions[0];
  const editor = useLetterEditor(event, session, kept, { guest: t`Guest name`, inviter: ownName });
  const { words, change } = editor;
  const link = '{link}';
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
        alignItems: 'start',
      }}
    >
      <Card title={<Trans>Text and image</Trans>} text={<Trans>Changes apply to emails sent from now on.</Trans>}>
        <TextField
          fullWidth
          id="letter-headline"
          label={t`Headline`}
          value={words.headline}
          error={editor.headlineMissing}
          helperText={editor.headlineMissing ? t`Please enter a headline` : null}
          onChange={(typed) => change({ headline: typed.target.value })}
          slotProps={{ htmlInput: { maxLength: HEADLINE_MAX, 'aria-required': true } }}
        />
        <TextField
          fullWidth
          multiline
          minRows={10}
          sx={{ '& .MuiInputBase-multiline': { p: 0 } }}
          id="letter-text"
          label={t`Email text`}
          value={words.letter}
          error={editor.letterTrouble !== null}
          helperText={
            editor.letterTrouble ??
            t`Leave a blank line between paragraphs. A paragraph with only ${link} becomes a button.`
          }
          onChange={(typed) => change({ letter: typed.target.value })}
          slotProps={{ htmlInput: { ref: editor.letterField, 'aria-required': true } }}
        />
        <div>
          <Typography variant="caption" color="textSecondary" component="p" sx={{ mb: 0.5 }}>
            <Trans>Filled in for each guest:</Trans>
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {LETTER_FIELDS.map((field) => (
              <Button
                key={field}
                size="small"
                variant="outlined"
                onClick={() => editor.insert(field)}
                aria-label={t`Insert ${field}`}
                sx={{ minHeight: 44, fontFamily: 'monospace' }}
              >
                {`{${field}}`}
              </Button>
            ))}
          </Box>
        </div>
        <LetterPicture
          picture={words.picture}
          busy={editor.busy === 'PICTURE'}
          onChoice={editor.picture}
          onRemove={() => change({ picture: null })}
        />
        {editor.trouble === null ? null : (
          <Alert severity="error" variant="outlined" role="alert">
            {editor.trouble}
          </Alert>
        )}
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Button
            variant="contained"
            loading={editor.busy === 'SAVE'}
            disabled={!editor.sound || editor.busy === 'PICTURE'}
            onClick={() => void editor.save(t`Invitation email saved`)}
          >
            <Trans>Save</Trans>
          </Button>
          <Button color="secondary" onClick={editor.usual}>
            <Trans>Restore default</Trans>
          </Button>
          {editor.changed ? (
            <Typography variant="caption" color="textSecondary" role="status">
              <Trans>Unsaved changes</Trans>
            </Typography>
          ) : null}
        </Box>
      </Card>
      <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
        <Card title={<Trans>Email preview</Trans>}>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={editor.language}
            onChange={(_, next: unknown) => (next === 'vi' || next === 'en' ? editor.speak(next) : undefined)}
            aria-label={t`Email language`}
            sx={{ '& .Mui-selected.Mui-selected': { bgcolor: 'text.primary', color: 'background.default' } }}
          >
            <ToggleButton value="vi" sx={{ minHeight: 44, px: 2 }}>
              Tiếng Việt
            </ToggleButton>
            <ToggleButton value="en" sx={{ minHeight: 44, px: 2 }}>
              English
            </ToggleButton>
          </ToggleButtonGroup>
          <MailView mail={editor.mail} />
        </Card>
        {session === undefined ? null : (
          <Card title={<Trans>Page preview</Trans>}>
            <PanelPreview event={event} session={session} guest={null} locale={locale} />
          </Card>
        )}
      </Box>
    </Box>
  );
};
