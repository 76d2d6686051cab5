import { Trans, useLingui } from '@lingui/react/macro';
import { ChoiceCards } from './ChoiceCards.tsx';
import { Field } from './Field.tsx';
import { FieldRow } from './FieldRow.tsx';
import { focusField } from './form-steps.view.ts';
import { NumberField } from './NumberField.tsx';
import type { TicketFields } from './ticket-card.view.ts';

export const TicketBasics = ({ fields: { ticket, hybrid, at, set } }: { readonly fields: TicketFields }) => {
  const { t } = useLingui();
  return (
    <>
      <Field
        name={at('name')}
        label={t`Ticket name`}
        required
        value={ticket.name}
        onValue={(name) => set({ name })}
        placeholder={t`For example: Standard`}
        autoComplete="off"
      />
      <FieldRow>
        <ChoiceCards
          name={at('kind')}
          legend={<Trans>Price</Trans>}
          value={ticket.kind}
          onChoice={(kind) => {
            set({ kind });
            if (kind === 'PAID') focusField(at('price'));
          }}
          compact
          choices={[
            { value: 'FREE', title: <Trans>Free</Trans> },
            { value: 'PAID', title: <Trans>Paid</Trans> },
          ]}
        />
        {ticket.kind === 'PAID' ? (
          <NumberField
            name={at('price')}
            label={t`Price per ticket`}
            required
            money
            digits={ticket.price}
            onDigits={(price) => set({ price })}
          />
        ) : null}
      </FieldRow>
      <FieldRow>
        <ChoiceCards
          name={at('unlimited')}
          legend={<Trans>How many tickets?</Trans>}
          value={ticket.unlimited ? 'UNLIMITED' : 'LIMITED'}
          onChoice={(kind) => {
            set({ unlimited: kind === 'UNLIMITED' });
            if (kind === 'LIMITED') focusField(at('capacity'));
          }}
          compact
          choices={[
            { value: 'LIMITED', title: <Trans>Limited</Trans> },
            { value: 'UNLIMITED', title: <Trans>Unlimited</Trans> },
          ]}
        />
        {ticket.unlimited ? null : (
          <NumberField
            name={at('capacity')}
            label={t`Total tickets`}
            required
            digits={ticket.capacity}
            onDigits={(capacity) => set({ capacity })}
          />
        )}
      </FieldRow>
      {hybrid ? (
        <ChoiceCards
          name={at('mode')}
          legend={<Trans>This ticket is for</Trans>}
          value={ticket.mode}
          onChoice={(mode) => set({ mode })}
          compact
          choices={[
            { value: 'ONSITE', title: <Trans>The venue</Trans> },
            { value: 'ONLINE', title: <Trans>The online room</Trans> },
          ]}
        />
      ) : null}
    </>
  );
};
