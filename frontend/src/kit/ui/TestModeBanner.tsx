import type { AppConfig } from '../api/types';
import { NoticeBar } from './NoticeBar';

/** Says on every page that cards are simulated. The demo does not need it. */
export function TestModeBanner({ config }: { config: AppConfig | undefined }) {
  if (config?.paymentProvider !== 'sandbox' || config.demo) return null;
  return <NoticeBar>Test mode: no real card is charged.</NoticeBar>;
}
