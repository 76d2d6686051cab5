import { type Article, heading, list, text } from '#ui/screens/platform/support/article.ts';

export const regulations: readonly Article[] = [
  {
    id: 'rules-for-attendees',
    section: 'regulations',
    title: 'Rules for attendees',
    lead: 'They apply to everyone who orders a ticket or accepts an invitation.',
    blocks: [
      list(
        'Use one account with your own email address. You’re responsible for what is done with it.',
        'A ticket admits one person, once, to the session shown on it. Its QR code is the ticket: don’t publish it.',
        'Each event has its own regulations. You agree to them before you pay. Where they differ from these ' +
          'rules, the event’s apply.',
        'You may give tickets away. You may not resell them above the price paid, buy them with bots, or exceed ' +
          'the event’s limits.',
        'The organiser decides who may stay at an event. Anyone who endangers others can be asked to leave ' +
          'without a refund.',
        'An invitation is for the person named on it and the guests it allows. You may not reply for someone else.',
      ),
      heading('If you break these rules'),
      text(
        'We may cancel the order, and close accounts that break them repeatedly. You can object: see [how we ' +
          'settle disputes](/support/disputes).',
      ),
    ],
  },
  {
    id: 'rules-for-organisers',
    section: 'regulations',
    title: 'Rules for organisers',
    lead: 'What you agree to when you publish an event.',
    blocks: [
      heading('Your event'),
      list(
        'It takes place as described. Keep the time, place, programme and prices correct.',
        'You hold the permits it needs and the rights to its images, music and names.',
        'It’s legal, honest and free of hate and violence. Get-rich-quick events aren’t allowed.',
      ),
      heading('Ticket sales'),
      list(
        'Prices are all-inclusive. Don’t charge extra at the door for what the ticket promised.',
        'State your refund rules in the event regulations before the first sale, and don’t make them stricter later.',
        'If you cancel, everyone who paid is owed a refund.',
        'Online events take up to 100,000 attendees at a time. For more than 10,000, [talk to us](/contact-us) ' +
          'first. We plan events of up to 1 million with you.',
      ),
      heading('Your guests’ data'),
      text(
        'You receive names and email addresses to run the event. Any other use, and passing them on, needs the ' +
          'guest’s consent.',
      ),
    ],
  },
];
