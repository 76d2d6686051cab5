import { AsideStep } from './AsideStep.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import type { Step } from './form-steps.view.ts';
import { InformationStep } from './InformationStep.tsx';
import { SessionsStep } from './SessionsStep.tsx';
import { SettingsStep } from './SettingsStep.tsx';
import { TicketsStep } from './TicketsStep.tsx';

type StepBodyProps = {
  readonly step: Step;
  readonly categories: readonly { readonly id: number; readonly name: string }[];
};

export const StepBody = ({ step, categories }: StepBodyProps) => {
  switch (step) {
    case 'information':
      return <InformationStep categories={categories} />;
    case 'details':
      return <DetailsStep />;
    case 'sessions':
      return <SessionsStep />;
    case 'tickets':
      return <TicketsStep />;
    case 'settings':
      return <SettingsStep />;
    case 'questionnaire':
    case 'promotion':
      return <AsideStep step={step} />;
  }
};
