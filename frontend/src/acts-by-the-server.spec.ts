import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const APPS = ['frontend/src', 'admin/src'].map((folder) => join(import.meta.dirname, '../..', folder));

/** Screens that compare a status with a word, and why: none of them shows or hides an act by it. */
const SHOWN: Readonly<Record<string, string>> = {
  'kit/ui/RouteStrip.tsx': 'where the truck stands on the drawing',
  'features/tracking/Followed.tsx': 'the sentence about a cancelled shipment; its followers have no acts',
  'features/claims/ClaimDialog.tsx': 'the sentences about the money, which a claim holds only in escrow',
  'features/claims/ClaimsPanel.tsx': 'the sentence about the money',
  'features/quotes/CarrierQuote.tsx': 'the sentence about what giving up counts as',
  'features/payments/PayoutSetup.tsx': 'the state of an account, which has no acts',
  'features/payments/DeliveryDialog.tsx': 'the sentence about the money',
  'features/payments/ConfirmPanel.tsx': 'how plainly it is asked: no money is held',
  'pages/shipment/Main.tsx': 'where the question stands: no money is held',
  'verifications/VerificationShow.tsx': 'the sentence about why it cannot be approved',
  'users/PayoutsWaiting.tsx': 'the sentence about where the money goes',
  'change-orders/EndDecision.tsx': 'the sentence about who has paid for the trip, and the form that goes with it',
};

const COMPARES =
  /\b\w*status\b\)?\s*(?:===|!==)\s*'|'\s*(?:===|!==)\s*[\w.?]*status\b|\]\.includes\([\w.?]*status\b|\bcase '(?:draft|listed|quoted|booked|in_transit|pending|accepted|in_progress|in_escrow|under_review|submitted)'/i;

function screens(folder: string, under = ''): { path: string; text: string }[] {
  return readdirSync(join(folder, under), { withFileTypes: true }).flatMap((entry) => {
    const path = under ? `${under}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return screens(folder, path);
    return path.endsWith('.tsx') ? [{ path, text: readFileSync(join(folder, path), 'utf8') }] : [];
  });
}

describe('what a reader can do', () => {
  const compared = APPS.flatMap((app) => screens(app))
    .filter(({ text }) => text.split('\n').some((line) => COMPARES.test(line) && !/fetchStatus/i.test(line)))
    .map(({ path }) => path);

  it('is never decided by comparing a status on a screen: the server says it in `can`', () => {
    expect(compared.filter((path) => !(path in SHOWN))).toEqual([]);
  });

  it('lists no exception that is gone', () => {
    expect(Object.keys(SHOWN).filter((path) => !compared.includes(path))).toEqual([]);
  });
});
