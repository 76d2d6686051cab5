import { type Article, heading, list, note, steps, text } from '#ui/screens/platform/support/article.ts';

export const disputes: readonly Article[] = [
  {
    id: 'disputes',
    section: 'disputes',
    title: 'How we settle disputes',
    lead: 'Three steps, starting with the organiser.',
    blocks: [
      steps(
        '**Contact the organiser** with your order number. Most problems are misunderstandings.',
        '**Contact us** through [the contact page](/contact-us) if you have no answer after three business days ' +
          'or can’t agree. We reply within 1 business day.',
        '**We hear both sides.** We review the order, the payments and the regulations you agreed to, and tell ' +
          'you both what we found and suggest.',
      ),
      heading('What to send us'),
      list(
        'The order number and the email address you ordered with.',
        'For payments: the amount, time and description of the transfer, and your bank’s confirmation.',
        'What you agreed with the organiser: messages or screenshots.',
      ),
      heading('What we can’t do'),
      text('We can’t judge what was promised outside Vemoi.'),
      note(
        'This doesn’t limit your rights. You can turn to the consumer protection authority or a court at any ' +
          'time. Vietnamese law applies.',
      ),
    ],
  },
];
