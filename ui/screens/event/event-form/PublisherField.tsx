import { Trans } from '@lingui/react/macro';
import { Building2Icon } from '#ui/icons/building-2.gen.ts';
import { UserIcon } from '#ui/icons/user.gen.ts';
import { ChoiceCards } from './ChoiceCards.tsx';
import { useEventForm } from './event-form.view.ts';
import { usePublishers } from './publisher.view.ts';

const OWN = 'own';

/** Nothing for those who publish for no corporate. [S1-27] */
export const PublisherField = () => {
  const { draft, change } = useEventForm();
  const publishers = usePublishers();
  if (publishers.length === 0 || draft.eventId !== null) return null;
  const chosen = draft.corporateId ?? null;
  return (
    <ChoiceCards
      name="publisher"
      legend={<Trans>Publish as</Trans>}
      value={chosen === null ? OWN : String(chosen)}
      onChoice={(value) => change({ corporateId: value === OWN ? null : Number(value) })}
      choices={publishers.map(({ corporateId, name }) => ({
        value: corporateId === null ? OWN : String(corporateId),
        title: name,
        icon: corporateId === null ? <UserIcon /> : <Building2Icon />,
      }))}
    />
  );
};
