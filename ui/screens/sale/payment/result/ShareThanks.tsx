import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CounterSession } from '#application/sale/ports/ticket-counter.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { usePageConfig } from '#ui/bindings/use-page-config.ts';
import { ShareIcon } from '#ui/icons/share.gen.ts';
import { CalendarButton } from '#ui/screens/event/event-page/CalendarButton.tsx';
import { NETWORKS, networkLink } from '#ui/screens/event/event-page/share/social-networks.view.ts';
import { sharesByDevice, useSharedAddress } from '#ui/screens/event/event-page/share.view.ts';
import { Buttons } from './ResultFrame.tsx';
import { eventAddress, thanksAddress } from './share-thanks.view.ts';
import { useThanks } from './thanks-image.view.ts';

type Props = { readonly counter: CounterSession; readonly isDonate: boolean };

/** [S2.11-14] [S2.11-26] */
export function ShareThanks({ counter, isDonate }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { baseUrl } = usePageConfig();
  const { event } = counter;
  const thanks = useThanks(event, isDonate);
  const shared = useSharedAddress(thanksAddress(baseUrl, event.slug, thanks, locale));
  return (
    <>
      {!counter.cancelled && (
        <CalendarButton
          event={{ ...event, sessions: [counter] }}
          sessions={[counter]}
          address={eventAddress(baseUrl, event.slug, locale)}
        />
      )}
      <Buttons role="group" aria-label={t`Share`}>
        <Typography variant="body2" color="textSecondary" aria-hidden sx={{ flex: '1 0 100% !important' }}>
          <Trans>Share</Trans>
        </Typography>
        {NETWORKS.map(({ network, name }) => (
          <Button
            key={network}
            component="a"
            size="small"
            color="secondary"
            sx={{ minHeight: 44 }}
            href={networkLink(network, shared)}
            target="_blank"
            rel="noreferrer"
          >
            {name}
          </Button>
        ))}
        {sharesByDevice() && (
          <Button
            variant="outlined"
            size="small"
            startIcon={<ShareIcon />}
            sx={{ minHeight: 44 }}
            // Closing the share sheet rejects.
            onClick={() => void navigator.share({ title: event.name, url: shared }).catch(() => undefined)}
          >
            <Trans>Share</Trans>
          </Button>
        )}
      </Buttons>
    </>
  );
}
