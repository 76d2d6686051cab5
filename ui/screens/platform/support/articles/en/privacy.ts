import { type Article, heading, list, note, text } from '#ui/screens/platform/support/article.ts';

export const privacy: readonly Article[] = [
  {
    id: 'privacy-policy',
    section: 'privacy',
    title: 'Privacy policy',
    lead: 'What we store, who can see it, and for how long.',
    blocks: [
      heading('What we store'),
      list(
        '**Your account:** your email address, name, and what you choose to add, such as a picture.',
        '**Your orders:** what you bought, who the tickets are for, your answers to the organiser, and how you paid.',
        '**Your messages** from the contact page.',
        '**If you get paid through Vemoi:** your ID card and bank accounts.',
      ),
      heading('Who can see it'),
      list(
        'The organiser of an event you attend sees your name, email address, phone number and answers for that event.',
        'Door staff see the name and type of a ticket.',
        'Everyone can open your public page. It shows your name, your picture, what you wrote about yourself and ' +
          'the events you organise.',
        'Banks and payment providers see what a payment needs. Authorities see what the law requires.',
        'No one else. We don’t sell data, and we don’t show others what you attend.',
      ),
      heading('How long we keep it'),
      text('Orders and payments: as long as accounting law requires. Messages from the contact page: two years.'),
      heading('Your rights'),
      text(
        'See and correct your data in [your profile](/profile). To get a copy or have your data deleted, ' +
          '[contact us](/contact-us) from your account’s email address. We reply within 1 business day.',
      ),
    ],
  },
  {
    id: 'cookies-and-services',
    section: 'privacy',
    title: 'Cookies and third-party services',
    lead: 'What we store in your browser, and what we load only if you agree.',
    blocks: [
      heading('Required'),
      list(
        'Cookies that keep you signed in and recognise this device. Scripts can’t read them.',
        'Your language, your light or dark theme, and who referred you.',
        'Your place in a waiting room, what you have chosen and typed, and tickets you opened, so that you can show ' +
          'them offline.',
        'Your privacy choices.',
      ),
      text('None of these follows you to other sites.'),
      heading('With your consent'),
      text(
        'Analytics, a chat assistant and page translation may come from other companies. We load each one ' +
          '**only after you agree**. Change your mind any time under “Privacy choices” at the bottom of the page.',
      ),
      note('If you don’t see “Privacy choices”, this site uses none of these services.'),
    ],
  },
];
