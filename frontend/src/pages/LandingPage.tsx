import { useEffect, useSyncExternalStore } from 'react';
import { Hero } from '../features/landing/Hero';
import { PhoneCall } from '../features/landing/PhoneCall';
import { SampleNote } from '../features/landing/SampleNote';
import { SafetyFeatures } from '../features/landing/SafetyFeatures';
import { useConfig } from '../kit/api/config';
import { usePublicFigures, useSupportPhone } from '../kit/api/publicFigures';
import { setDocumentTitle } from '../kit/ui/documentTitle';
import { prerendered } from '../kit/ui/Prerendered';

const still = () => import('../features/landing/still');
const CategoryCards = prerendered(async () => (await still()).CategoryCards);
const Steps = prerendered(async () => (await still()).Steps);
const Reviews = prerendered(async () => (await still()).Reviews);
const Business = prerendered(async () => (await still()).Business);
const Help = prerendered(async () => (await still()).Help);

const unchanging = () => () => undefined;

/** What a signed-out visitor sees. */
export default function LandingPage() {
  const config = useConfig();
  // Whether this is a demo may be known before hydration, which has to find the page as it came.
  const isArrived = useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
  useEffect(() => {
    setDocumentTitle('Haulway: ship large items');
  }, []);
  return (
    <>
      <Hero />
      <CategoryCards />
      <PhoneCall phone={useSupportPhone()} />
      <Steps />
      <Reviews />
      {isArrived && config?.demo && <SampleNote />}
      <Business />
      <Help />
      <SafetyFeatures figures={usePublicFigures()} />
    </>
  );
}
