import { useEffect } from 'react';
import { Business } from '../features/landing/Business';
import { CategoryCards } from '../features/landing/CategoryCards';
import { Help } from '../features/landing/Help';
import { Hero } from '../features/landing/Hero';
import { PhoneCall } from '../features/landing/PhoneCall';
import { Reviews } from '../features/landing/Reviews';
import { SafetyFeatures } from '../features/landing/SafetyFeatures';
import { Steps } from '../features/landing/Steps';
import { useConfig } from '../kit/api/config';
import { useSupportPhone } from '../kit/api/phone';
import { setDocumentTitle } from '../kit/ui/documentTitle';

/** What a signed-out visitor sees. */
export default function LandingPage() {
  const config = useConfig();
  useEffect(() => {
    setDocumentTitle('Haulway: ship large items');
  }, []);
  return (
    <>
      <Hero />
      <CategoryCards />
      <PhoneCall phone={useSupportPhone()} />
      <Steps />
      <Reviews sample={config?.demo ?? false} />
      <Business />
      <Help />
      <SafetyFeatures claimHours={config?.claimWindowHours ?? 48} />
    </>
  );
}
