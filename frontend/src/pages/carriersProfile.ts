/** What only carriers have in their profile, loaded as one file. */
export { CarrierProfileForm } from '../features/account/CarrierProfileForm';
export { PayoutSetup } from '../features/payments/PayoutSetup';
