import { type Article, heading, list, note, text } from '#ui/screens/platform/support/article.ts';

export const verification: readonly Article[] = [
  {
    id: 'organiser-verification',
    section: 'verification',
    title: 'Publish as a company or institution',
    lead: 'What a corporate page offers and how to get one.',
    blocks: [
      text(
        'Anyone can publish events under their own name. A company or institution can have a corporate page, ' +
          'and its events carry its name and logo.',
      ),
      heading('How to register'),
      list(
        'Send us the company’s name, address, tax code, email and phone number through [the contact ' +
          'page](/contact-us).',
        'Include the name of its legal representative.',
        'We check the details against the public business register and reply **within 1 business day**.',
      ),
      note('Until your company is approved, you can prepare events as drafts under your own name.'),
    ],
  },
  {
    id: 'identity-and-payouts',
    section: 'verification',
    title: 'Identity and payout details',
    lead: 'What we need from you before we can pay you, and who can see it.',
    blocks: [
      text(
        'Open [your profile](/profile) and go to **My Account**. Add photos of both sides of your ID card, and ' +
          'the bank account that receives your money, in the same name.',
      ),
      list(
        'Only you and our reviewers can see your ID card.',
        'Changing your bank accounts requires a code from an authenticator app.',
        'You can replace a photo that is blurred or cut off by sending your ID card again.',
      ),
      heading('How do I get paid?'),
      text(
        'Withdrawals aren’t available online yet. [Contact us](/contact-us) after your event to arrange your payout.',
      ),
    ],
  },
];
