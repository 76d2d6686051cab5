import { type Article, heading, list, note, steps, text } from '#ui/screens/platform/support/article.ts';

export const disputes: readonly Article[] = [
  {
    id: 'disputes',
    section: 'disputes',
    title: 'How disputes are settled',
    lead: 'Three steps, each with a time, from the organiser to us and beyond.',
    blocks: [
      steps(
        '**Talk to the organiser.** Most things are a misunderstanding. The way to them stands on the event’s page; give your order number.',
        '**Write to us** by [the contact form](/contact-us) if you have no answer after three business days or cannot agree. We confirm within one business day.',
        '**We hear both sides.** We look at the order, the payments and the regulations that you agreed to, and tell you both what we found and what we suggest, usually within seven business days.',
      ),
      heading('What helps'),
      list(
        'The order number, and the email address you ordered with.',
        'For payments: amount, time and message of the transfer, and a picture of your bank’s confirmation.',
        'What you agreed with the organiser, as messages or pictures.',
      ),
      heading('What we can do'),
      text(
        'We can have an order corrected, hold back the organiser’s payout while a complaint about an event is open, and refund money that we still hold. What was promised outside Vemoi we cannot judge.',
      ),
      note(
        'None of this takes away your rights: you can turn to the consumer protection authority or to a court at any time. Vietnamese law applies.',
      ),
    ],
  },
];
