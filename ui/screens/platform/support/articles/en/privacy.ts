import { type Article, heading, list, note, text } from '#ui/screens/platform/support/article.ts';

export const privacy: readonly Article[] = [
  {
    id: 'privacy-policy',
    section: 'privacy',
    title: 'What we know of you, and why',
    lead: 'What we keep, who else sees it, and when it goes.',
    blocks: [
      heading('What we keep'),
      list(
        '**Your account:** email address, name, and what you choose to add, such as a picture.',
        '**Your orders:** what you bought, whom the tickets are for, what you answered the organiser, and how you paid. We never see card numbers; the card provider does.',
        '**What you write to us** from the contact page.',
        '**For payouts only:** identity card and bank account, encrypted.',
      ),
      heading('Who else sees it'),
      list(
        'The organiser of an event that you attend sees your name, your email address and your answers, for that event.',
        'Helpers at the door see the name and the type of a ticket.',
        'Banks and payment providers see what a payment needs. Authorities see what the law obliges us to show.',
        'Nobody else. We sell no data, and nothing you attend is shown to other people without your doing.',
      ),
      heading('How long'),
      text(
        'Orders and payments are kept as long as the law on accounting demands; names in them are removed when you close your account and no claim is open. One-time codes are deleted when they are used. Messages from the contact page are deleted after two years.',
      ),
      heading('Your rights'),
      text(
        'You can see and correct your data in [your profile](/profile). You can ask for a copy, or for deletion, by [writing to us](/contact-us) from the address of your account; we answer within one business day.',
      ),
    ],
  },
  {
    id: 'cookies-and-services',
    section: 'privacy',
    title: 'Cookies and services of others',
    lead: 'What is stored in your browser, and what is loaded only when you agree.',
    blocks: [
      heading('What we need'),
      list(
        'A cookie that keeps you signed in. No script can read it.',
        'Your language, the light or dark look, and who recommended us to you.',
        'Your choice about the services below.',
      ),
      text('None of these follows you to other sites.'),
      heading('What needs your consent'),
      text(
        'Counting visits, a chat assistant and the translation of pages can be services of other companies. They are loaded **only after you agree**, each by itself, and never before. You can change your choice at any time by “Privacy choices” at the bottom of each page.',
      ),
      note('If you see no such choice, none of these services is used here.'),
    ],
  },
];
