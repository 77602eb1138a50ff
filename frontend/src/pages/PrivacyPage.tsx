import { Page } from '../kit/ui/Page';
import { Prose } from '../kit/ui/Prose';

const sections = [
  {
    title: 'What others see',
    paragraphs: [
      'Everyone can see your first name, the first letter of your last name, your rating and your reviews. Listings show the city of a place, never the street.',
      'The street, and the contacts you give, go to the carrier, and to a driver of theirs, only once the payment is in escrow. Until then phone numbers, email addresses and links are hidden in messages and quotes.',
    ],
  },
  {
    title: 'What is stored',
    paragraphs: [
      'Your account, listings, quotes, messages, payments and claims. Card numbers go to the card provider and are never stored here. Photos are stored without the place and time in them.',
    ],
  },
  {
    title: 'How long it is kept',
    paragraphs: [
      'We delete carrier locations 90 days after the delivery (later while a claim or a bank dispute is open), copies of our emails after 30 days, and unused photos after one day. Sessions you do not use end after 30 days.',
      'Whenever one of us reads messages, documents or an account, we record who it was.',
    ],
  },
  {
    title: 'In your browser',
    paragraphs: [
      'One token that keeps you signed in, a cookie for the same purpose, your profile, forms you have not finished, what you last searched for, and choices such as light or dark mode. For carriers, also what a job needs where there is no signal: its addresses, contacts and papers until you sign out, and photos, signatures and locations until they are sent. Nothing follows you to other sites. Where real cards are taken, the card fields come from the card provider.',
    ],
  },
  {
    title: 'Your data',
    paragraphs: [
      'Under Profile, Your data, you can download all of it and delete your account once no job is open and all money is sent. Records of finished payments stay, without your name.',
    ],
  },
];

export default function PrivacyPage() {
  return (
    <Page title="Privacy" width="text">
      <Prose sections={sections} />
    </Page>
  );
}
