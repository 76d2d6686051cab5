import { useLingui } from '@lingui/react/macro';
import type { Step } from './form-steps.view.ts';

export function useStepWords(): (step: Step) => string {
  const { t } = useLingui();
  return (step) => {
    switch (step) {
      case 'information':
        return t`Information`;
      case 'details':
        return t`Details`;
      case 'sessions':
        return t`Sessions`;
      case 'tickets':
        return t`Tickets`;
      case 'settings':
        return t`Settings`;
      case 'questionnaire':
        return t`Questionnaire`;
      case 'promotion':
        return t`Promotion`;
    }
  };
}
