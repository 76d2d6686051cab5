import { Trans, useLingui } from '@lingui/react/macro';
import Link from '@mui/material/Link';
import { PageHead } from '#ui/components/PageHead.tsx';
import { outside } from '#ui/routes/outside.ts';
import { Prose } from './Prose.tsx';

export const Contact = () => {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Contact`} />
      <Prose title={<Trans>Contact</Trans>} lead={<Trans>Write to us; a person answers within one business day.</Trans>}>
        <section>
          <h2>
            <Trans>Platform and solutions</Trans>
          </h2>
          <p>
            <Trans>
              Planning an event, moving from another platform, or expecting a crowd: <Link href={`mailto:${outside.hello}`}>{outside.hello}</Link>
            </Trans>
          </p>
        </section>
        <section>
          <h2>
            <Trans>Tickets and payments</Trans>
          </h2>
          <p>
            <Trans>
              Name your order number, and the amount and time of the transfer if you have paid:{' '}
              <Link href={`mailto:${outside.support}`}>{outside.support}</Link>
            </Trans>
          </p>
        </section>
      </Prose>
    </>
  );
};
