import { Trans } from '@lingui/react/macro';
import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
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
        icon: corporateId === null ? <PersonOutlined /> : <BusinessOutlined />,
      }))}
    />
  );
};
