import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { localisedPath } from '#ui/bindings/localised-path.ts';
import { useCopy } from '#ui/bindings/use-copy.tsx';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { usePageConfig } from '#ui/bindings/use-page-config.ts';
import { TextField } from '#ui/components/TextField.tsx';
import { CopyIcon } from '#ui/icons/copy.gen.ts';
import { paths } from '#ui/routes/paths.ts';
import { type DeskEvent, embedCode } from './event-settings.view.ts';
import { Panel } from './Panel.tsx';

/** Code for other sites: a button, or the page in a frame. [S2.14-07] */
export const EmbedPanel = ({ event }: { readonly event: DeskEvent }) => {
  const { t } = useLingui();
  const locale = useLocale();
  const { baseUrl } = usePageConfig();
  const copy = useCopy('CODE');
  const [kind, setKind] = useState<'button' | 'page'>('button');
  const address = (path: string) => `${baseUrl}${localisedPath(path, locale)}`;
  const code = embedCode({
    name: event.name,
    button: t`Get tickets`,
    eventUrl: address(paths.event(event.slug)),
    frameUrl: address(paths.simpleEvent(event.slug)),
  })[kind];
  return (
    <Panel
      title={<Trans>Embed on your site</Trans>}
      text={
        <Trans>Paste this code into your site to show a button that opens the event, or the event page itself.</Trans>
      }
    >
      <Box role="group" aria-label={t`What to embed`} sx={{ display: 'flex', gap: 1, mb: 2 }}>
        {(['button', 'page'] as const).map((one) => (
          <Button
            key={one}
            variant={kind === one ? 'contained' : 'outlined'}
            aria-pressed={kind === one}
            onClick={() => setKind(one)}
            sx={{ minHeight: 44 }}
          >
            {one === 'button' ? <Trans>Button</Trans> : <Trans>Event page</Trans>}
          </Button>
        ))}
      </Box>
      <TextField
        name="embed"
        label={t`Embed code`}
        value={code}
        multiline
        fullWidth
        minRows={3}
        slotProps={{ htmlInput: { readOnly: true, style: { fontFamily: 'monospace', fontSize: 13 } } }}
      />
      <Button
        variant="outlined"
        startIcon={<CopyIcon />}
        onClick={() => void copy(code)}
        sx={{ mt: 1.5, minHeight: 44 }}
      >
        <Trans>Copy code</Trans>
      </Button>
    </Panel>
  );
};
