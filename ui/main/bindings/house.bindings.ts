import { ContactDesk } from '#application/people/ports/contact-desk.ts';
import { bindTo, type Wiring } from '../bind.ts';
import { lazyPort } from '../lazy-port.ts';
import { Transport } from '../transport.ts';

export const houseBindings: Wiring = (bind) => {
  bindTo(bind, ContactDesk, [Transport], (transport) =>
    lazyPort(
      async () => {
        const { makeGraphqlContactDesk } = await import('#adapters/graphql/people/graphql-contact-desk.ts');
        return makeGraphqlContactDesk(transport);
      },
      { send: true },
    ),
  );
};
