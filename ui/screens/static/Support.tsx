import { Trans, useLingui } from '@lingui/react/macro';
import { LocalLink } from '#ui/bindings/LocalLink.tsx';
import { PageHead } from '#ui/components/PageHead.tsx';
import { paths } from '#ui/routes/paths.ts';
import { Prose } from './Prose.tsx';

export const Support = () => {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Support`} />
      <Prose title={<Trans>Support</Trans>} lead={<Trans>The questions that are asked most, answered briefly.</Trans>}>
        <section id="order">
          <h2>
            <Trans>How do I order?</Trans>
          </h2>
          <p>
            <Trans>
              Open the event, choose a session and your tickets, and sign in with a code from your email. Your places are held for 10 minutes while
              you decide, and longer while you pay.
            </Trans>
          </p>
        </section>
        <section id="transfer">
          <h2>
            <Trans>I have transferred the money. Where is my ticket?</Trans>
          </h2>
          <p>
            <Trans>
              Scan the QR or copy the amount and the description exactly: then the ticket is issued by itself, usually within a minute. A transfer
              that arrives after the hold takes the same places again; if they are gone, you choose between your money and waiting.
            </Trans>
          </p>
        </section>
        <section id="ticket">
          <h2>
            <Trans>Where is my ticket, and how do I use it?</Trans>
          </h2>
          <p>
            <Trans>
              In your email, and under <LocalLink to={paths.myTickets()}>My Tickets</LocalLink>. Show its QR at the door; the screen is enough.
            </Trans>
          </p>
        </section>
        <section id="refund">
          <h2>
            <Trans>Can I have my money back?</Trans>
          </h2>
          <p>
            <Trans>The organiser decides by the event’s own regulations, which you see before you pay.</Trans>
          </p>
        </section>
        <section id="privacy">
          <h2>
            <Trans>What do you do with my data?</Trans>
          </h2>
          <p>
            <Trans>Your name and email go to the organiser of what you attend, for that event alone.</Trans>
          </p>
        </section>
        <section id="disputes">
          <h2>
            <Trans>Something went wrong. Who helps?</Trans>
          </h2>
          <p>
            <Trans>
              Ask the organiser first; the way to them stands on the event’s page. If that leads nowhere,{' '}
              <LocalLink to={paths.contact()}>write to us</LocalLink>. A person answers within one business day.
            </Trans>
          </p>
        </section>
      </Prose>
    </>
  );
};
