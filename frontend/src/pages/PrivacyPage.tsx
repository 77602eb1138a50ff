import { Page } from '../kit/ui/Page';
import { Prose } from '../kit/ui/Prose';

const sections = [
  { title: 'What others see', paragraphs: ['Everybody sees your first name, the first letter of your last name, your rating and your reviews. Listings show the city of a place, never the street.', 'The street, and the contacts you give, go to the carrier only once the payment is in escrow.'] },
  { title: 'What is stored', paragraphs: ['Your account, listings, quotes, messages, payments and claims. Card numbers go to the card provider and are never stored here. Photos are stored without the place and time in them.'] },
  { title: 'In your browser', paragraphs: ['One token that keeps you signed in, a cookie for the same purpose, and your choice of light or dark. Nothing follows you to other sites, and no other site is asked for anything.'] },
  { title: 'Your data', paragraphs: ['You can have all of it as a file, and have your account erased when no job or payment is open. Write to us on the contact page.'] },
];

export default function PrivacyPage() {
  return (
    <Page title="Privacy" width="text">
      <Prose sections={sections} />
    </Page>
  );
}
