import { type Article, heading, list, text } from '#ui/screens/platform/support/article.ts';

export const regulations: readonly Article[] = [
  {
    id: 'rules-for-attendees',
    section: 'regulations',
    title: 'Regulations for attendees',
    lead: 'What holds for everybody who orders a ticket or accepts an invitation.',
    blocks: [
      list(
        'One person, one account, under their own email address. You answer for what is done with it.',
        'A ticket admits one person, once, to the session that stands on it. Its QR is the ticket: do not publish it.',
        'Each event has regulations of its own. You agree to them before you pay, and they go before these where they differ.',
        'Tickets may be given away. They may not be resold above the price that was paid, bought by programs, or bought beyond the limits of the event.',
        'At an event the organiser decides who may stay. Somebody who endangers others can be asked to leave without a refund.',
        'An invitation is for the person it names. Answering for somebody else is not allowed.',
      ),
      heading('What we may do'),
      text(
        'We may cancel orders that break these rules, and close accounts that do so again and again. You get an email with the reason, and you can object: see [how disputes are settled](/support/disputes).',
      ),
    ],
  },
  {
    id: 'rules-for-organisers',
    section: 'regulations',
    title: 'Regulations for organisers',
    lead: 'What you promise when you publish an event.',
    blocks: [
      heading('The event'),
      list(
        'It takes place as described. Time, place, programme and price are true when you publish and corrected at once when they change.',
        'You hold the permits that it needs, and the rights to its pictures, music and names.',
        'It breaks no law, incites to no hatred or violence, and deceives nobody. Events that sell a dream of quick money are not published.',
      ),
      heading('The sale'),
      list(
        'Prices contain everything. There are no surcharges at the door for what the ticket promised.',
        'Your refund rules stand in the event’s regulations before the first ticket is sold, and do not get worse afterwards.',
        'If you cancel, everybody gets their money back.',
        'Online events take up to 100,000 guests at the same time. For more than 10,000, [talk to us](/contact-us) first: we plan such days with you, up to a million.',
      ),
      heading('Your guests’ data'),
      text(
        'You get names and email addresses to hold the event. Using them for anything else, or passing them on, needs the guests’ own consent. Exports are recorded.',
      ),
    ],
  },
];
