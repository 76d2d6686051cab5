import { Trans, useLingui } from '@lingui/react/macro';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { ArrowLeftRightIcon } from '#ui/icons/arrow-left-right.gen.ts';
import { GlobeIcon } from '#ui/icons/globe.gen.ts';
import { GraduationCapIcon } from '#ui/icons/graduation-cap.gen.ts';
import { MapPinIcon } from '#ui/icons/map-pin.gen.ts';
import { PartyPopperIcon } from '#ui/icons/party-popper.gen.ts';
import { ChoiceCards } from './ChoiceCards.tsx';
import { useEventForm } from './event-form.view.ts';
import { Field } from './Field.tsx';
import { PlateField } from './PlateField.tsx';
import { PublisherField } from './PublisherField.tsx';

type InformationStepProps = { readonly categories: readonly { readonly id: number; readonly name: string }[] };

export const InformationStep = ({ categories }: InformationStepProps) => {
  const { t } = useLingui();
  const { draft, change } = useEventForm();
  return (
    <Stack spacing={3}>
      <PublisherField />
      <PlateField />
      <ChoiceCards
        name="type"
        legend={<Trans>What are you creating?</Trans>}
        value={draft.type}
        onChoice={(type) => change({ type })}
        compact
        choices={[
          { value: 'EVENT', title: <Trans>Event</Trans>, icon: <PartyPopperIcon /> },
          { value: 'CLASS', title: <Trans>Class</Trans>, icon: <GraduationCapIcon /> },
        ]}
      />
      <Field
        name="name"
        label={draft.type === 'CLASS' ? t`Class name` : t`Event name`}
        value={draft.name}
        onValue={(name) => change({ name })}
        placeholder={t`For example: Autumn Concert`}
        autoComplete="off"
        required
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <ChoiceCards
        name="format"
        legend={<Trans>Where will it take place?</Trans>}
        value={draft.format}
        onChoice={(format) => change({ format })}
        choices={[
          {
            value: 'ONSITE',
            title: <Trans>Onsite</Trans>,
            text: <Trans>At a venue</Trans>,
            icon: <MapPinIcon />,
          },
          {
            value: 'ONLINE',
            title: <Trans>Online</Trans>,
            text: <Trans>In an online room</Trans>,
            icon: <GlobeIcon />,
          },
          {
            value: 'HYBRID',
            title: <Trans>Hybrid</Trans>,
            text: <Trans>At a venue and online</Trans>,
            icon: <ArrowLeftRightIcon />,
          },
        ]}
      />
      {draft.format === 'ONLINE' ? null : (
        <Field
          name="address"
          label={t`Address`}
          value={draft.address}
          onValue={(address) => change({ address })}
          placeholder={t`Venue, street, district, city`}
          autoComplete="street-address"
          required
          slotProps={{ htmlInput: { maxLength: 300 } }}
        />
      )}
      {draft.format === 'ONSITE' ? null : (
        <Field
          name="link"
          label={t`Online room link`}
          value={draft.link}
          onValue={(link) => change({ link })}
          placeholder="https://"
          type="url"
          required
          slotProps={{ htmlInput: { inputMode: 'url', maxLength: 500 } }}
        />
      )}
      {categories.length === 0 ? null : (
        <Field
          name="categoryId"
          label={t`Category`}
          select
          value={draft.categoryId === null ? '' : String(draft.categoryId)}
          onValue={(value) => change({ categoryId: value === '' ? null : Number(value) })}
          slotProps={{ select: { displayEmpty: true } }}
        >
          <MenuItem value="">
            <Trans>No category</Trans>
          </MenuItem>
          {draft.categoryId === null || categories.some(({ id }) => id === draft.categoryId) ? null : (
            <MenuItem value={String(draft.categoryId)}>
              <Trans>A category that is no longer offered</Trans>
            </MenuItem>
          )}
          {categories.map((category) => (
            <MenuItem key={category.id} value={String(category.id)}>
              {category.name}
            </MenuItem>
          ))}
        </Field>
      )}
    </Stack>
  );
};
