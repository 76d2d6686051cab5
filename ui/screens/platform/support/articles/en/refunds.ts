import { type Article, heading, list, note, text } from '#ui/screens/platform/support/article.ts';

export const refunds: readonly Article[] = [
  {
    id: 'refund-policy',
    section: 'refunds',
    title: 'When a ticket is refunded, and how',
    lead: 'Who decides about a refund, and how the money comes back.',
    blocks: [
      text(
        'You buy from the organiser; Vemoi carries out the sale. Whether a ticket can be returned is decided by **the event’s own regulations**, which you see and agree to before you pay and find again on the event’s page.',
      ),
      heading('When you get your money back in any case'),
      list(
        'The organiser cancels the event or your session.',
        'Your registration needed approval and was declined after you had paid.',
        'Your transfer came when the places were gone, and you choose a refund. See [late, short or double transfers](/support/late-transfers).',
        'You paid twice for one order.',
      ),
      heading('How to ask'),
      text(
        'Write to the organiser first; the way to them stands on the event’s page. Give your order number. If the organiser agrees, the refund is recorded, your tickets become invalid, and you get an email.',
      ),
      heading('How the money comes back'),
      list(
        'It goes back the way it came: to the account or card that you paid with.',
        'You get back what you paid for the tickets. Discounts that you were given are not paid out.',
        'How long your bank takes to show it is up to the bank.',
      ),
      note(
        'A ticket that has been checked in is not refunded. Reporting a card payment to your bank while your ticket is valid makes the ticket invalid.',
      ),
    ],
  },
  {
    id: 'late-transfers',
    section: 'refunds',
    title: 'Late, short or double transfers',
    lead: 'Money that reaches us is never lost, even when something about it went wrong.',
    blocks: [
      heading('It came too late'),
      text(
        'When your hold had already ended, we try to take the same places again for you, at the price that you were shown. If that works, you get your tickets as usual. If they are gone, the order’s page asks you: money back, or wait for places to come free.',
      ),
      heading('It was too little'),
      text(
        'The order’s page says how much is missing. Transfer the rest with the same message while the time is running; both are counted together.',
      ),
      heading('It was too much, or it came twice'),
      text('The tickets are issued once. What is too much is noted and sent back to the account that it came from.'),
      heading('The message was wrong or missing'),
      text(
        'Then we cannot tell which order the money is for. It waits in our books until somebody has looked at it. [Write to us](/contact-us) with the amount, the time of the transfer and your order number, and it goes faster.',
      ),
    ],
  },
];
