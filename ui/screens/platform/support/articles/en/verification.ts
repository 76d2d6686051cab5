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
        'Open the [registration page](/request-corporate) and sign in.',
        'Enter the organisation’s name, business licence number, date of issue and registered address, and add ' +
          'pictures of the licence.',
        'We check the details, ask you there if something is missing, and email you the decision. You can also ' +
          'read it on the registration page.',
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
        'Ticket sales reach your wallet seven days after the event. Open [your profile](/profile), go to ' +
          '**Rewards** and choose **Withdraw money**. You need a verified ID card, a bank account and the ' +
          'authenticator app. A member of our team transfers the money; the page shows where your request stands.',
      ),
    ],
  },
];
