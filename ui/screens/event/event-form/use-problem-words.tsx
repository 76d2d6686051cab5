import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { type DraftProblem, refusalSentence } from './event-form.view.ts';

export function useProblemWords(): (problem: DraftProblem) => string {
  const { t } = useLingui();
  const locale = useLocale();
  return (problem) => {
    switch (problem.code) {
      case 'EVENT_NAME_MISSING':
        return t`Please enter a name for the event`;
      case 'ADDRESS_MISSING':
        return t`Please enter the event address`;
      case 'LINK_MISSING':
        return t`Please enter the online room link`;
      case 'LINK_MALFORMED':
        return t`The link must start with https:// and have no spaces`;
      case 'SESSION_NAME_MISSING':
        return t`Please name this session so that guests can tell sessions apart`;
      case 'BEGIN_MISSING':
        return t`Please choose a start time`;
      case 'END_MISSING':
        return t`Please choose an end time`;
      case 'END_NOT_AFTER_BEGIN':
        return t`The end time must be after the start time`;
      case 'SESSION_IN_THE_PAST':
        return t`This time has passed. Please choose a time in the future`;
      case 'TICKET_MISSING':
        return t`Add at least one ticket type to this session`;
      case 'TICKET_NAME_MISSING':
        return t`Please name this ticket type`;
      case 'AMOUNT_MISSING':
        return t`Please enter the price, or choose a free ticket`;
      case 'NOT_A_NUMBER':
        return t`Please use digits only`;
      case 'AMOUNT_TOO_LARGE':
        return t`This number is too large`;
      case 'PRICE_IS_ZERO':
        return t`The price must be more than 0. To charge nothing, choose a free ticket`;
      case 'APPROVAL_ONLY_FOR_FREE':
        return refusalSentence({ code: 'APPROVAL_ONLY_FOR_FREE' }, locale);
      case 'ORIGINAL_BELOW_PRICE':
        return t`The original price can’t be lower than the price`;
      case 'COUNT_MISSING':
        return t`Please enter a quantity, or choose unlimited`;
      case 'DAYS_MISSING':
        return t`Please enter a number of days`;
      case 'COUNT_TOO_SMALL':
        return t`Must be at least 1`;
      case 'LESS_THAN_A_SET':
        return t`This is less than one set. Allow at least one set, or make the sets smaller`;
      case 'SALE_BEGIN_MISSING':
        return t`Please choose when sales start`;
      case 'SALE_END_MISSING':
        return t`Please choose when sales end`;
      case 'SALE_END_NOT_AFTER_BEGIN':
        return t`Sales must end after they start`;
      case 'REFUSED':
        return refusalSentence(problem.refusal, locale);
    }
  };
}
