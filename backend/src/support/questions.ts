/**
 * The questions with answers as they are before operators word them anew. Figures are values of the settings, so that text and
 * behavior cannot differ; `also` has other words that people search with.
 */
export const QUESTIONS = {
  'what-can-i-ship': {
    group: 'shipping',
    question: 'What can I ship?',
    also: 'car vehicle truck boat motorcycle trailer furniture piano sofa hot tub tractor excavator pallet crate horse dog pet animal kinds',
    answer: 'Anything large: {categories}.',
  },
  'what-can-i-not-ship': {
    group: 'shipping',
    question: 'What can I not ship?',
    also: 'gun weapon ammunition drugs hazmat chemicals cash prohibited forbidden illegal allowed banned',
    answer:
      'Weapons, drugs, hazardous materials, cash and stolen goods, among others. The safety guide has the full list. We cancel listings for these.',
  },
  'can-i-follow-my-shipment': {
    group: 'shipping',
    question: 'Can I follow my shipment?',
    also: 'track tracking trace gps map where is it location status live eta',
    answer:
      'Yes. While it is in transit the carrier reports where it is, and the shipment shows the last position with its time.',
  },
  'how-long-does-it-take': {
    group: 'shipping',
    question: 'How long does it take?',
    also: 'days time duration fast express rush urgent transit arrive schedule date',
    answer:
      'Each quote says when the carrier picks up and, if they promise it, by when they deliver. The Prices page shows how many days a trip like yours usually takes.',
  },
  'what-if-there-are-stairs-or-it-is-hard-to-reach': {
    group: 'shipping',
    question: 'What if there are stairs, or it is hard to reach?',
    also: 'steps floor elevator lift gate driveway narrow access liftgate forklift ramp dock apartment heavy',
    answer:
      'Say so in the listing: stairs and on which floor, a narrow gate, no room for a truck. Carriers price what they read, so there are no surprises at the door.',
  },
  'how-do-i-get-it-ready': {
    group: 'shipping',
    question: 'How do I get it ready?',
    also: 'pack packing wrap prepare prep disassemble crate box blanket photos keys be there home',
    answer:
      'Take photos from all sides, empty it, and secure anything loose. Someone should be there to hand it over and to inspect it when it arrives. The safety guide has the full list.',
  },
  'can-i-cancel': {
    group: 'shipping',
    question: 'Can I cancel?',
    also: 'cancellation call off change my mind stop booking no longer need',
    answer: 'Cancelling is free before a quote is accepted. After you have paid it is {cancelling}.',
  },
  'what-does-it-cost-to-list': {
    group: 'quotes',
    question: 'What does it cost to list?',
    also: 'free listing post charge sign up join',
    answer: 'Nothing. Listing and getting quotes is free.',
  },
  'how-good-are-the-estimates': {
    group: 'quotes',
    question: 'How good are the estimates?',
    also: 'price prices cost cheap expensive rate calculator average accurate how much',
    answer:
      'They are computed from distance, weight and category, and learn from what was paid here. The Prices page shows the usual range for any route, and how often final prices fell inside it. Final quotes may vary, because carriers set their own prices.',
  },
  'who-sees-a-quote': {
    group: 'quotes',
    question: 'Who sees a quote?',
    also: 'bid offer sealed private competitor carriers prices',
    answer: 'Only you and the carrier who sent it. Carriers do not see the prices of others.',
  },
  'when-do-i-pay': {
    group: 'payments',
    question: 'When do I pay?',
    also: 'pay payment card credit debit deposit upfront escrow checkout money charged safe secure',
    answer: 'After accepting a quote, within {paymentWindow}. The money is held in escrow.',
  },
  'when-does-the-carrier-get-the-money': {
    group: 'payments',
    question: 'When does the carrier get the money?',
    also: 'release payout paid out transfer bank confirm delivery',
    answer:
      'When you confirm delivery. If you neither confirm nor open a claim, the payment is released {releaseDelay} after the carrier marked it delivered. The payout takes 1-2 business days.',
  },
  'is-there-a-fee': {
    group: 'payments',
    question: 'Is there a fee?',
    also: 'commission percent service charge platform hidden extra costs tax',
    answer:
      "A small platform fee of {platformFee} on completed transactions, taken from the carrier's payout. You pay the quote and nothing on top, unless you choose a larger protection plan.",
  },
  'when-do-i-get-a-refund': {
    group: 'payments',
    question: 'When do I get a refund?',
    also: 'money back return reimburse refunded credited get back',
    answer:
      'All of it if nobody picks up {noShowDelay} after the agreed pickup day, or if you cancel in time: that is {cancelling}. Part of it if delivery is late or a claim is granted. It goes back to the card you paid with.',
  },
  'what-if-the-carrier-is-late': {
    group: 'payments',
    question: 'What if the carrier is late?',
    also: 'delay delayed overdue slow behind schedule compensation',
    answer:
      'If the quote promised a delivery date, you automatically get back {delayPerDay} of the price for every day, up to {delayMost}.',
  },
  'what-if-the-carrier-never-comes': {
    group: 'payments',
    question: 'What if the carrier never comes?',
    also: 'no show missed pickup did not show up ghosted abandoned waiting',
    answer:
      'If nobody has picked up {noShowDelay} after the agreed pickup date (or your payment, if that is later), everything you paid goes back to your card automatically. You can open a claim as soon as that date is over.',
  },
  'why-is-part-of-my-message-hidden': {
    group: 'payments',
    question: 'Why is part of my message hidden?',
    also: 'phone number email text chat contact carrier directly masked stars talk',
    answer:
      'Phone numbers, email addresses and links are hidden from the other side until a payment between you is in escrow. Anything you agree on outside Haulway is not protected.',
  },
  'what-if-nobody-is-at-the-pickup': {
    group: 'carriers',
    question: 'What if nobody is at the pickup?',
    also: 'shipper not there nobody home missing empty trip dry run no answer door wait',
    answer:
      'Say on the job that you have arrived, and that you cannot load it. Then agree on another day, or end the job there with two photos. If you came and it is still not picked up {noShowDelay} after the agreed pickup date, the shipper gets the money back, and it counts against you only if we decide that it should.',
  },
  'what-do-carriers-earn': {
    group: 'carriers',
    question: 'What do carriers earn?',
    also: 'income wage driver make profit salary jobs loads work for you',
    answer: 'The quote less the platform fee. Of $1,000.00 you receive {payoutOfThousand}.',
  },
  'when-can-i-pick-up': {
    group: 'carriers',
    question: 'When can I pick up?',
    also: 'collect load pickup start driver dispatch',
    answer: 'Once the payment is in escrow. Until then nothing protects your time.',
  },
  'can-somebody-drive-for-me': {
    group: 'carriers',
    question: 'Can somebody drive for me?',
    also: 'driver drivers fleet team employee dispatch helper hand over share job account password',
    answer:
      'Yes. Open the job, choose "Give to a driver" and text them the link. They do this job on their own phone, without an account and without seeing what it pays. The shipper sees who drives, and what your driver records counts as yours.',
  },
  'what-does-a-badge-mean': {
    group: 'carriers',
    question: 'What does a badge mean?',
    also: 'verified background check license dot mc number trust trustworthy scam fraud legit reliable vetted',
    answer: 'Each badge names one fact that was checked, and when. It goes away when the fact expires.',
  },
  'what-if-something-is-damaged': {
    group: 'claims',
    question: 'What if something is damaged?',
    also: 'damage broken break broke scratch dent lost missing stolen claim dispute complaint wrong problem',
    answer:
      'If you paid through Haulway, open a claim on the shipment within {claimWindow} of delivery, with the amount and photos. A payment that is still held stays on hold, the carrier is asked what happened, and the dispute is decided within 5 business days. What is granted goes back to your card, and by bank transfer where it is more than the card paid.',
  },
  'how-much-is-covered': {
    group: 'claims',
    question: 'How much is covered?',
    also: 'insurance insure insured coverage guarantee protection plan warranty liability value limit',
    answer: '{coverage}',
  },
  // Claims make no difference between an animal and a thing, so this says what they do.
  'is-an-animal-covered': {
    group: 'claims',
    question: 'Is a live animal covered?',
    also: 'pet livestock injured hurt sick ill died death vet veterinarian',
    answer:
      "An animal is covered like any other item. If it is hurt, sick or missing when it arrives, open a claim within {claimWindow} of delivery, with photos and a vet's report. Your plan says up to how much.",
  },
  'can-i-be-both-shipper-and-carrier': {
    group: 'account',
    question: 'Can I be both shipper and carrier?',
    also: 'switch account type role change become',
    answer:
      'Yes, one at a time. Switch on your profile whenever you like; open shipments and jobs stay on your dashboard.',
  },
  'how-do-i-get-my-data-or-delete-my-account': {
    group: 'account',
    question: 'How do I get my data or delete my account?',
    also: 'delete close remove account gdpr privacy download export',
    answer:
      'Both are on your profile, under Your data. You can delete your account once no job is open and all money is sent.',
  },
  'i-forgot-my-password': {
    group: 'account',
    question: 'I forgot my password',
    also: 'login log in sign in reset locked out cannot access',
    answer: 'Use "Forgot your password?" on the sign-in screen. The link in the email is valid for 1 hour.',
  },
  'how-do-i-reach-a-person': {
    group: 'account',
    question: 'How do I reach a person?',
    also: 'human agent support help call phone contact email customer service office hours speak',
    answer:
      'Call {supportPhone}, or use the contact page. If it is about a shipment, mention it so we can find it faster.',
  },
} as const satisfies Record<string, { group: string; question: string; also: string; answer: string }>;
