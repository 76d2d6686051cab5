import { makeSessionStorageIntentKeys } from '#adapters/storage/session-storage-intent-keys.ts';
import { makeWriteToUs, WriteToUs } from '#application/contact/write-to-us.ts';
import { ContactDesk } from '#application/ports/contact-desk.ts';
import { NewKey } from '#application/ports/new-key.ts';
import { bindTo, type Wiring } from '../bind.ts';
import { lazyPort } from '../lazy-port.ts';
import { Transport } from '../transport.ts';

/** Writing to us. */
export const houseBindings: Wiring = (bind) => {
  bindTo(bind, ContactDesk, [Transport], (transport) =>
    lazyPort(
      async () => {
        const { makeGraphqlContactDesk } = await import('#adapters/graphql/contact/graphql-contact-desk.ts');
        return makeGraphqlContactDesk(transport);
      },
      { send: true },
    ),
  );
  bindTo(bind, WriteToUs, [ContactDesk, NewKey], (contactDesk, newKey) =>
    makeWriteToUs({ contactDesk, newKey, intentKeys: makeSessionStorageIntentKeys(() => window.sessionStorage) }),
  );
};
