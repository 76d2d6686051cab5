import { type Article, heading, list, note, steps, text } from '#ui/screens/platform/support/article.ts';

export const verification: readonly Article[] = [
  {
    id: 'organiser-verification',
    section: 'verification',
    title: 'Becoming a verified organiser',
    lead: 'How a company or an institution gets its own page, and what is checked.',
    blocks: [
      text(
        'Anybody can publish an event under their own name. A company that wants to publish under its name asks for a corporate account.',
      ),
      steps(
        'Sign in and open [the registration form](/request-corporate).',
        'Enter the company’s name, address, tax code, email and telephone number, and the name of its legal representative.',
        'We compare the entries with the public business register and answer **within one business day**.',
        'When it is approved, the company has a page of its own, and its events carry its name.',
      ),
      heading('If it is not approved'),
      text(
        'The answer says why, for example a tax code that belongs to another name. Correct it and send the form again.',
      ),
      heading('People who work for you'),
      text(
        'The owner of the corporate account adds staff and chooses what each may do. Adding somebody never gives them access to withdrawals.',
      ),
      note('Until the account is approved you can prepare events as drafts under your own name.'),
    ],
  },
  {
    id: 'identity-and-payouts',
    section: 'verification',
    title: 'Identity check and withdrawals',
    lead: 'What we need before money leaves, and how long it takes.',
    blocks: [
      text(
        'Before the first withdrawal of money we ask for two things: a picture of your identity card, both sides, and the bank account that it goes to, in the same name.',
      ),
      list(
        'The pictures are kept encrypted. Only the people who check them can open them, and each look is recorded.',
        'Two different people approve each withdrawal.',
        'One withdrawal can be open at a time.',
        'The money arrives within 3 to 5 business days. The platform fee that was agreed with you is deducted.',
      ),
      heading('Why is part of my money not available yet?'),
      text(
        'Income from an event can be withdrawn once the event is over and the time for refunds has passed. Until then it is shown as pending.',
      ),
      heading('If the check fails'),
      text(
        'You get the reason. Usually the picture is blurred, a corner is cut off, or the names differ. Send it again; there is no limit.',
      ),
    ],
  },
];
