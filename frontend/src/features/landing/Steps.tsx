import { MileMarkers } from '../../kit/ui/MileMarkers';
import { Section } from './Section';

const steps = [
  { title: 'List', text: 'Say what it is, where it stands and where it goes. A photo and the measurements get you better prices. Listing is free.' },
  { title: 'Compare', text: 'Carriers send you their price, their dates and a message. Look at who they are and what earlier shippers said.' },
  { title: 'Book & Ship', text: 'Accept one quote and pay. The money is held until you confirm delivery, and you follow the truck on its way.' },
];

/** How it works, in three mileposts. */
export function Steps() {
  return (
    <Section id="how-it-works" title="How it works">
      <MileMarkers miles={steps} direction="row" />
    </Section>
  );
}
