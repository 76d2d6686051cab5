import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { PrivatePanel } from '#domain/sale/checkout/private-panel.ts';
import { CodeCard } from '#ui/screens/sale/payment/code/CodeCard.tsx';
import { PolicyBox } from '#ui/screens/sale/payment/PolicyBox.tsx';
import { QuoteLines } from '#ui/screens/sale/payment/QuoteLines.tsx';
import { TicketPicker } from '#ui/screens/sale/payment/tickets/TicketPicker.tsx';
import { DonationSection } from './DonationSection.tsx';
import type { PrivatePurchasePanel } from './use-private-purchase.ts';

type Props = {
  readonly panel: Extract<PrivatePanel, { readonly kind: 'VISITOR' }>;
  readonly ended: boolean;
  readonly policy: string | null;
  readonly policyProblem: string | null;
  readonly locale: Locale;
  readonly buying: PrivatePurchasePanel;
};

/** [S2.8-10] [S2.8-11] [S2.8-12] [S2.8-13] */
export function VisitorView({ panel, ended, policy, policyProblem, locale, buying }: Props) {
  const { purchase, rows, notice, busy, code, donation, donateOnlyWanted, act } = buying;
  const { button } = panel;
  const gives = button?.says === 'DONATE';
  const donatesHere = panel.donation && donateOnlyWanted && !gives;
  const policyBox = policy !== null && (button !== null || donateOnlyWanted) && (
    <PolicyBox policy={policy} agreed={buying.policyAgreed} problem={policyProblem} onAgree={act.agree} />
  );
  return (
    <>
      <Typography id="registration-title" variant="h4" component="h2">
        {ended ? (
          <Trans>Event ended</Trans>
        ) : button === null ? (
          <Trans>By invitation only</Trans>
        ) : (
          <Trans>Registration</Trans>
        )}
      </Typography>
      {button === null && (
        <Typography color="textSecondary">
          <Trans>
            The organiser invites the guests of this event. Are you one of them? Open the link in your invitation.
          </Trans>
        </Typography>
      )}
      {!ended && button !== null && !donateOnlyWanted && (
        <section aria-labelledby="private-tickets-title">
          <Typography id="private-tickets-title" variant="h6" component="h3" sx={{ mb: 1 }}>
            <Trans>Number of tickets</Trans>
          </Typography>
          <TicketPicker
            rows={rows}
            locale={locale}
            notice={notice}
            busy={busy}
            onQuantity={act.setQuantity}
            more={() => null}
          />
        </section>
      )}
      {!ended && code.asked !== null && <CodeCard asked={code.asked} entry={{ ...code, busy }} frame="SECTION" />}
      {panel.donation && (
        <DonationSection
          donation={donation}
          thanked={purchase.at === 'CHOOSING' && purchase.thanked}
          busy={busy}
          onChange={act.setDonation}
          onDonate={donatesHere ? act.buy : null}
        >
          {donatesHere && policyBox}
        </DonationSection>
      )}
      {panel.donateOnlySwitch && (
        <FormControlLabel
          sx={{ marginLeft: 0, gap: 1.5 }}
          control={<Switch checked={donateOnlyWanted} onChange={act.toggleDonateOnly} disabled={busy} />}
          label={<Trans>Donate without ticket</Trans>}
        />
      )}
      {!donatesHere && policyBox}
      {!ended && code.asked !== null && <QuoteLines summary={buying.summary} locale={locale} />}
      {button !== null && (gives || !donateOnlyWanted) && (
        <Button
          variant="contained"
          size="large"
          fullWidth
          disabled={!button.enabled}
          loading={busy || code.trying}
          onClick={act.buy}
        >
          {gives ? <Trans>Donation</Trans> : <Trans>Buy ticket now</Trans>}
        </Button>
      )}
    </>
  );
}
