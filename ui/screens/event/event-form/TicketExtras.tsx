import { Trans, useLingui } from '@lingui/react/macro';
import Stack from '@mui/material/Stack';
import { ChoiceCards } from './ChoiceCards.tsx';
import { Field } from './Field.tsx';
import { FieldRow } from './FieldRow.tsx';
import { MomentField } from './MomentField.tsx';
import { NumberField } from './NumberField.tsx';
import type { TicketFields } from './ticket-card.view.ts';

type TicketExtrasProps = { readonly fields: TicketFields };

export const TicketExtras = ({ fields }: TicketExtrasProps) => {
  const { t } = useLingui();
  const { ticket, at, set } = fields;
  return (
    <Stack spacing={2}>
      <Field
        name={at('description')}
        label={t`What’s included`}
        value={ticket.description}
        onValue={(description) => set({ description })}
        multiline
        minRows={2}
      />
      <Field
        name={at('note')}
        label={t`Note for buyers`}
        helperText={t`Shown beside the ticket, e.g. “Bring a student card”.`}
        value={ticket.note}
        onValue={(note) => set({ note })}
      />
      <FieldRow>
        <NumberField
          name={at('limit')}
          label={t`Maximum per purchase`}
          digits={ticket.limit}
          onDigits={(limit) => set({ limit })}
          placeholder="5"
        />
        <NumberField
          name={at('accountLimit')}
          label={t`Maximum per person`}
          digits={ticket.accountLimit}
          onDigits={(accountLimit) => set({ accountLimit })}
          placeholder={t`Unlimited`}
        />
        <NumberField
          name={at('multipleOf')}
          label={t`Sold in sets of`}
          digits={ticket.multipleOf}
          onDigits={(multipleOf) => set({ multipleOf })}
          placeholder="1"
        />
        {ticket.kind === 'PAID' ? (
          <NumberField
            name={at('originalPrice')}
            label={t`Original price`}
            money
            digits={ticket.originalPrice}
            onDigits={(originalPrice) => set({ originalPrice })}
          />
        ) : null}
      </FieldRow>
      <SalesPeriod fields={fields} />
    </Stack>
  );
};

const SalesPeriod = ({ fields: { ticket, at, set } }: TicketExtrasProps) => {
  const { t } = useLingui();
  return (
    <>
      <ChoiceCards
        name={at('sale')}
        legend={<Trans>Sales period</Trans>}
        value={ticket.sale}
        onChoice={(sale) => set({ sale })}
        choices={[
          {
            value: 'FOLLOWS_EVENT',
            title: <Trans>Same as event</Trans>,
            text: <Trans>From publishing until the session ends</Trans>,
          },
          {
            value: 'SCHEDULED',
            title: <Trans>Scheduled</Trans>,
            text: <Trans>Between dates you choose</Trans>,
          },
        ]}
      />
      {ticket.sale === 'SCHEDULED' ? (
        <FieldRow>
          <MomentField
            name={at('saleBegin')}
            label={t`Sales start`}
            value={ticket.saleBegin}
            onValue={(saleBegin) => set({ saleBegin })}
          />
          <MomentField
            name={at('saleEnd')}
            label={t`Sales end`}
            value={ticket.saleEnd}
            onValue={(saleEnd) => set({ saleEnd })}
            min={ticket.saleBegin}
          />
        </FieldRow>
      ) : null}
    </>
  );
};
