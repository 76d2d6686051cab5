import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { type DraftProblem, refusalSentence } from './event-form.view.ts';

/** What is wrong with a field, in words that say how to mend it. */
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
        return t`Please enter the link of the online room`;
      case 'LINK_MALFORMED':
        return t`A link begins with https:// and has no blanks`;
      case 'SESSION_NAME_MISSING':
        return t`Please give this session a name, so that guests can tell them apart`;
      case 'BEGIN_MISSING':
        return t`Please choose when it begins`;
      case 'END_MISSING':
        return t`Please choose when it ends`;
      case 'END_NOT_AFTER_BEGIN':
        return t`The end has to be after the beginning`;
      case 'SESSION_IN_THE_PAST':
        return t`This time is already over. Please choose one that is still to come`;
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
        return t`A price is more than 0. For 0, choose a free ticket`;
      case 'APPROVAL_ONLY_FOR_FREE':
        return refusalSentence({ code: 'APPROVAL_ONLY_FOR_FREE' }, locale);
      case 'ORIGINAL_BELOW_PRICE':
        return t`The price before the reduction cannot be below the price`;
      case 'COUNT_MISSING':
        return t`Please enter how many, or choose unlimited`;
      case 'COUNT_TOO_SMALL':
        return t`This has to be at least 1`;
      case 'SALE_BEGIN_MISSING':
        return t`Please choose when sales begin`;
      case 'SALE_END_MISSING':
        return t`Please choose when sales end`;
      case 'SALE_END_NOT_AFTER_BEGIN':
        return t`Sales have to end after they begin`;
      case 'REFUSED':
        return refusalSentence(problem.refusal, locale);
    }
  };
}
