import { Trans, useLingui } from '@lingui/react/macro';
import { PageHead } from '#ui/components/PageHead.tsx';
import { Prose } from './Prose.tsx';

export const About = () => {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`About Us`} />
      <Prose
        title={<Trans>About Us</Trans>}
        lead={<Trans>Vemoi comes from “vé mời”, an invitation ticket. We believe that every ticket is one.</Trans>}
      >
        <section>
          <h2>
            <Trans>For who comes</Trans>
          </h2>
          <p>
            <Trans>
              Find an event, choose your places, pay by bank QR. The ticket comes by email and opens the door; nothing to print, no app to install.
            </Trans>
          </p>
        </section>
        <section>
          <h2>
            <Trans>For who invites</Trans>
          </h2>
          <p>
            <Trans>
              Publish an event or a class, onsite, online or both. Places are counted once and never sold twice, money is booked line by line, and
              guests are let in with a phone.
            </Trans>
          </p>
          <p>
            <Trans>Online events take up to 100,000 guests at the same time; for more than 10,000 we plan the day with you.</Trans>
          </p>
        </section>
        <section>
          <h2>
            <Trans>What we hold to</Trans>
          </h2>
          <p>
            <Trans>
              Prices say why they are what they are. Money that arrives late is never lost. What you tell us serves your event and nothing else.
            </Trans>
          </p>
        </section>
      </Prose>
    </>
  );
};
