import { type Article, heading, list, text } from '#ui/screens/platform/support/article.ts';

export const refunds: readonly Article[] = [
  {
    id: 'refund-policy',
    section: 'refunds',
    title: 'When can I get a refund?',
    lead: 'Who decides on a refund and how to ask for one.',
    blocks: [
      text(
        'You buy from the organiser, and Vemoi handles the sale. **The event’s own regulations** decide whether ' +
          'a ticket can be refunded. You agree to them before you pay and can read them again on the event page.',
      ),
      heading('You are always owed a refund if'),
      list(
        'the organiser cancels the event or your session;',
        'your transfer arrived after the tickets were gone and you chose a refund, see [late, short or ' +
          'duplicate transfers](/support/late-transfers);',
        'you paid twice, or more than the price.',
      ),
      heading('How to ask'),
      text(
        'Contact the organiser first with your order number. If you are owed a refund or get no answer, ' +
          '[contact us](/contact-us). A member of our team checks the payment and arranges the refund with you.',
      ),
      text('If the organiser accepts returns, the ticket’s page has **Return this ticket** until the day they chose.'),
      text(
        'If the organiser cancels, you don’t need to ask: we email you and the refund is on your order page. If they ' +
          'move the event and take orders back, your order page has a button for it until the date they chose.',
      ),
      heading('What is refunded'),
      list(
        'The amount you paid. Discounts aren’t paid out.',
        'When it shows in your account depends on your bank.',
        'You can’t return a ticket once it has been checked in or given away. The organiser can still refund it.',
      ),
    ],
  },
  {
    id: 'late-transfers',
    section: 'refunds',
    title: 'Late, short or duplicate transfers',
    lead: 'We record every transfer that reaches us, even if something went wrong.',
    blocks: [
      heading('It arrived late'),
      text(
        'If your hold had ended, we try to get the same tickets again at the price you saw. If they’re gone, ' +
          'the order page lets you choose: a refund, or wait for tickets. Once the event is over or cancelled, or if ' +
          'another order of yours is already paid, it offers a refund. Without an answer, we refund the money after ' +
          'seven days.',
      ),
      heading('It was too little'),
      text(
        'The payment page shows how much is missing. Transfer the rest with the same description before time ' +
          'runs out; we add the amounts together.',
      ),
      heading('It was too much, or you paid twice'),
      text(
        'We issue your tickets once and refund the rest. An email says how much; if we don’t know your bank account, ' +
          'another asks for it.',
      ),
      heading('The description was wrong or missing'),
      text(
        'We can’t tell which order it’s for, so our team has to match it. [Write to us](/contact-us) with the ' +
          'amount, the time of the transfer and your order number to speed this up.',
      ),
    ],
  },
];
