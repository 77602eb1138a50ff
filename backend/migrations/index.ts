import { CreatePlatform1763690000000 } from './1763690000000-create-platform.js';
import { CreateUsers1763690001000 } from './1763690001000-create-users.js';
import { CreateShipments1763690002000 } from './1763690002000-create-shipments.js';
import { CreateQuotesAndPayments1763690003000 } from './1763690003000-create-quotes-and-payments.js';
import { CreateTalkAndTracking1763690004000 } from './1763690004000-create-talk-and-tracking.js';
import { CreateCardSandbox1763690005000 } from './1763690005000-create-card-sandbox.js';
import { CreateLedger1763690006000 } from './1763690006000-create-ledger.js';
import { CreateUploads1763690007000 } from './1763690007000-create-uploads.js';
import { CreateSupportAndPreferences1763690008000 } from './1763690008000-create-support-and-preferences.js';
import { CreateSeeds1763690009000 } from './1763690009000-create-seeds.js';
import { CreateClaims1763690010000 } from './1763690010000-create-claims.js';
import { MarkOverdueShipments1763690010100 } from './1763690010100-mark-overdue-shipments.js';
import { CreateChargebacks1763690011000 } from './1763690011000-create-chargebacks.js';
import { CreateReconciliation1763690011001 } from './1763690011001-create-reconciliation.js';
import { FindWhatFailed1763690012000 } from './1763690012000-find-what-failed.js';
import { CreateDailyFigures1763690012100 } from './1763690012100-create-daily-figures.js';
import { KeepRateCards1763690013000 } from './1763690013000-keep-rate-cards.js';
import { PayNothingTwice1763691100000 } from './1763691100000-pay-nothing-twice.js';
import { VerifyCarriers1763691300000 } from './1763691300000-verify-carriers.js';
import { IndexWhatOperatorsLookFor1763691500000 } from './1763691500000-index-what-operators-look-for.js';
import { FindWhatOperatorsDid1763691600000 } from './1763691600000-find-what-operators-did.js';
import { FindFirstQuotes1763691600001 } from './1763691600001-find-first-quotes.js';
import { SearchInAnyOrder1763691700000 } from './1763691700000-search-in-any-order.js';
import { ChainTheAuditLog1763691800000 } from './1763691800000-chain-the-audit-log.js';
import { ForgetInTime1763691900000 } from './1763691900000-forget-in-time.js';
import { GuardMoneyByHand1763691900001 } from './1763691900001-guard-money-by-hand.js';
import { HideContactsEverywhere1763692010000 } from './1763692010000-hide-contacts-everywhere.js';
import { NameWhoTokensAreFor1763692020000 } from './1763692020000-name-who-tokens-are-for.js';
import { ForgetNames1763692021000 } from './1763692021000-forget-names.js';
import { CountCallsTogether1763692022000 } from './1763692022000-count-calls-together.js';
import { LimitChangesAndFiles1763692030000 } from './1763692030000-limit-changes-and-files.js';
import { TellInferredKinds1763692040000 } from './1763692040000-tell-inferred-kinds.js';
import { LetTheProviderLimitAndTarry1763692050000 } from './1763692050000-let-the-provider-limit-and-tarry.js';
import { GuardPaymentStatus1763692060000 } from './1763692060000-guard-payment-status.js';
import { AskTheProviderAgain1763692061000 } from './1763692061000-ask-the-provider-again.js';
import { WaitForFees1763692062000 } from './1763692062000-wait-for-fees.js';
import { FindEventsThatAQueueLost1763692080000 } from './1763692080000-find-events-that-a-queue-lost.js';
import { RemindBeforeDeadlines1763693050000 } from './1763693050000-remind-before-deadlines.js';
import { AgreeOnWindowsOfDays1763693060000 } from './1763693060000-agree-on-windows-of-days.js';
import { DraftWithoutPlaces1763693070000 } from './1763693070000-draft-without-places.js';
import { TellHowToLoad1763694000000 } from './1763694000000-tell-how-to-load.js';
import { CaptionPhotos1763694010000 } from './1763694010000-caption-photos.js';
import { KeepOwnAddresses1763694020000 } from './1763694020000-keep-own-addresses.js';
import { ShowInsuredLimits1763694100000 } from './1763694100000-show-insured-limits.js';
import { KnowDevices1763694200000 } from './1763694200000-know-devices.js';
import { TalkSafely1763694210000 } from './1763694210000-talk-safely.js';
import { SortByPay1763694300000 } from './1763694300000-sort-by-pay.js';
import { CheckBackgrounds1763694310000 } from './1763694310000-check-backgrounds.js';
import { TellWhoCarriersAre1763694320000 } from './1763694320000-tell-who-carriers-are.js';
import { IndexOpenLoads1763694400000 } from './1763694400000-index-open-loads.js';
import { PlanTrips1763694410000 } from './1763694410000-plan-trips.js';
import { PutJobsOnTrips1763694420000 } from './1763694420000-put-jobs-on-trips.js';
import { FindWhatCallersName1763694500000 } from './1763694500000-find-what-callers-name.js';
import { FindTicketsOfAShipment1763694510000 } from './1763694510000-find-tickets-of-a-shipment.js';
import { LetProgramsIn1763694600000 } from './1763694600000-let-programs-in.js';
import { TellPrograms1763694601000 } from './1763694601000-tell-programs.js';
import { KnowShipmentsByTheirOwnNumber1763694602000 } from './1763694602000-know-shipments-by-their-own-number.js';
import { TellOfLoads1764800000000 } from './1764800000000-tell-of-loads.js';
import { CloseReports1764900000000 } from './1764900000000-close-reports.js';
import { AgreeWithBusinesses1764900001000 } from './1764900001000-agree-with-businesses.js';
import { FindWhatACarrierDelivered1764900002000 } from './1764900002000-find-what-a-carrier-delivered.js';
import { SendWebhooks1764910000000 } from './1764910000000-send-webhooks.js';
import { GivePaymentsCharges1765000000000 } from './1765000000000-give-payments-charges.js';
import { KnowRepeatsOfBulkRows1765000100000 } from './1765000100000-know-repeats-of-bulk-rows.js';
import { TellProgramsOfLoads1765050000000 } from './1765050000000-tell-programs-of-loads.js';
import { GiveOperatorsRoles1765100000000 } from './1765100000000-give-operators-roles.js';
import { KeepTicketReplies1765100001000 } from './1765100001000-keep-ticket-replies.js';
import { QueueWhatNeedsOperators1765100002000 } from './1765100002000-queue-what-needs-operators.js';
import { ChangeWhatIsAgreed1765200000000 } from './1765200000000-change-what-is-agreed.js';
import { ImportShipments1765300000000 } from './1765300000000-import-shipments.js';
import { KeepNotesOfPrograms1765300001000 } from './1765300001000-keep-notes-of-programs.js';
import { PushToPhones1765340000000 } from './1765340000000-push-to-phones.js';
import { ShareTracking1765340001000 } from './1765340001000-share-tracking.js';
import { KeepBillsOfLading1765340002000 } from './1765340002000-keep-bills-of-lading.js';
import { AnswerChargebacks1765350000000 } from './1765350000000-answer-chargebacks.js';
import { AskASecondPerson1765350001000 } from './1765350001000-ask-a-second-person.js';
import { ExplainDifferences1765350002000 } from './1765350002000-explain-differences.js';
import { TellWhoCalls1765360000000 } from './1765360000000-tell-who-calls.js';
import { PutWidgetsOnSites1765370000000 } from './1765370000000-put-widgets-on-sites.js';
import { ChargeForChanges1765400000000 } from './1765400000000-charge-for-changes.js';
import { ChangeAtTheDoor1765400001000 } from './1765400001000-change-at-the-door.js';
import { DoActsOnce1765410000000 } from './1765410000000-do-acts-once.js';
import { ReportConditions1765410001000 } from './1765410001000-report-conditions.js';
import { AskAboutListings1765425000000 } from './1765425000000-ask-about-listings.js';
import { HaggleOverQuotes1765425001000 } from './1765425001000-haggle-over-quotes.js';
import { ReadPaymentsByChange1765429000000 } from './1765429000000-read-payments-by-change.js';
import { KnowQuotesByTheirOwnNumber1765429001000 } from './1765429001000-know-quotes-by-their-own-number.js';
import { FindByWeightAndMiles1765429002000 } from './1765429002000-find-by-weight-and-miles.js';
import { TakeAtAPrice1765430000000 } from './1765430000000-take-at-a-price.js';
import { KeepFailedJobs1765435000000 } from './1765435000000-keep-failed-jobs.js';
import { LookAsSomebody1765435001000 } from './1765435001000-look-as-somebody.js';
import { ShareQueries1765435002000 } from './1765435002000-share-queries.js';
import { SortByAmountAndStatus1765435003000 } from './1765435003000-sort-by-amount-and-status.js';
import { EndAtTheDoor1765445000000 } from './1765445000000-end-at-the-door.js';
import { CountCallsByKey1765440000000 } from './1765440000000-count-calls-by-key.js';
import { DisableWebhooksByHand1765440001000 } from './1765440001000-disable-webhooks-by-hand.js';
import { WordTextsAnew1765445200000 } from './1765445200000-word-texts-anew.js';
import { CountDeprecatedCalls1765451000101 } from './1765451000101-count-deprecated-calls.js';
import { FindByNamesEverywhere1765451000001 } from './1765451000001-find-by-names-everywhere.js';
import { ListAgain1765446000000 } from './1765446000000-list-again.js';
import { ListItems1765451000201 } from './1765451000201-list-items.js';
import { ShowToSomeFirst1765451000301 } from './1765451000301-show-to-some-first.js';
import { ChargeForWaiting1765451000302 } from './1765451000302-charge-for-waiting.js';
import { ShowCodesAndSides1765452000001 } from './1765452000001-show-codes-and-sides.js';
import { TellOwnersCodes1765500000001 } from './1765500000001-tell-owners-codes.js';
import { KeepWordsOfShipments1765600000001 } from './1765600000001-keep-words-of-shipments.js';
import { IndexWhatIsSought1765600000002 } from './1765600000002-index-what-is-sought.js';
import { KeepDrawings1765600000101 } from './1765600000101-keep-drawings.js';
import { KeepPointsOnTheGlobe1765600000301 } from './1765600000301-keep-points-on-the-globe.js';
import { TellWhoBlocked1765600000302 } from './1765600000302-tell-who-blocked.js';
import { AnswerNearFromIndexes1765600000303 } from './1765600000303-answer-near-from-indexes.js';
import { KeepWhatGrowsOutOfSearches1765600000304 } from './1765600000304-keep-what-grows-out-of-searches.js';
import { IndexWordsByDay1765600000305 } from './1765600000305-index-words-by-day.js';
import { CountWhatWasReleased1765600000306 } from './1765600000306-count-what-was-released.js';
import { LookOverStopsBetween1765600000307 } from './1765600000307-look-over-stops-between.js';
import { HideThrownAwayDrafts1765600000308 } from './1765600000308-hide-thrown-away-drafts.js';
import { KeepLegsOfStops1765600000403 } from './1765600000403-keep-legs-of-stops.js';
import { WaitForNewEmail1765600000404 } from './1765600000404-wait-for-new-email.js';
import { DeliverRepeatsInDays1765600000405 } from './1765600000405-deliver-repeats-in-days.js';
import { NoteWhenPhotosWereSent1765600000406 } from './1765600000406-note-when-photos-were-sent.js';
import { FindAgreedFees1765600000407 } from './1765600000407-find-agreed-fees.js';
import { LetDriversDoAJob1765600000408 } from './1765600000408-let-drivers-do-a-job.js';
import { FindSessionsOfDrivers1765600000409 } from './1765600000409-find-sessions-of-drivers.js';
import { LetMachinesNotRun1765600000410 } from './1765600000410-let-machines-not-run.js';

/** All migrations, oldest first. */
export const MIGRATIONS = [
  CreatePlatform1763690000000,
  CreateUsers1763690001000,
  CreateShipments1763690002000,
  CreateQuotesAndPayments1763690003000,
  CreateTalkAndTracking1763690004000,
  CreateCardSandbox1763690005000,
  CreateLedger1763690006000,
  CreateUploads1763690007000,
  CreateSupportAndPreferences1763690008000,
  CreateSeeds1763690009000,
  CreateClaims1763690010000,
  MarkOverdueShipments1763690010100,
  CreateChargebacks1763690011000,
  CreateReconciliation1763690011001,
  FindWhatFailed1763690012000,
  CreateDailyFigures1763690012100,
  KeepRateCards1763690013000,
  PayNothingTwice1763691100000,
  VerifyCarriers1763691300000,
  IndexWhatOperatorsLookFor1763691500000,
  FindWhatOperatorsDid1763691600000,
  FindFirstQuotes1763691600001,
  SearchInAnyOrder1763691700000,
  ChainTheAuditLog1763691800000,
  ForgetInTime1763691900000,
  GuardMoneyByHand1763691900001,
  HideContactsEverywhere1763692010000,
  NameWhoTokensAreFor1763692020000,
  ForgetNames1763692021000,
  CountCallsTogether1763692022000,
  LimitChangesAndFiles1763692030000,
  TellInferredKinds1763692040000,
  LetTheProviderLimitAndTarry1763692050000,
  GuardPaymentStatus1763692060000,
  AskTheProviderAgain1763692061000,
  WaitForFees1763692062000,
  FindEventsThatAQueueLost1763692080000,
  RemindBeforeDeadlines1763693050000,
  AgreeOnWindowsOfDays1763693060000,
  DraftWithoutPlaces1763693070000,
  TellHowToLoad1763694000000,
  CaptionPhotos1763694010000,
  KeepOwnAddresses1763694020000,
  ShowInsuredLimits1763694100000,
  KnowDevices1763694200000,
  TalkSafely1763694210000,
  SortByPay1763694300000,
  CheckBackgrounds1763694310000,
  TellWhoCarriersAre1763694320000,
  IndexOpenLoads1763694400000,
  PlanTrips1763694410000,
  PutJobsOnTrips1763694420000,
  FindWhatCallersName1763694500000,
  FindTicketsOfAShipment1763694510000,
  LetProgramsIn1763694600000,
  TellPrograms1763694601000,
  KnowShipmentsByTheirOwnNumber1763694602000,
  TellOfLoads1764800000000,
  CloseReports1764900000000,
  AgreeWithBusinesses1764900001000,
  FindWhatACarrierDelivered1764900002000,
  SendWebhooks1764910000000,
  GivePaymentsCharges1765000000000,
  KnowRepeatsOfBulkRows1765000100000,
  TellProgramsOfLoads1765050000000,
  GiveOperatorsRoles1765100000000,
  KeepTicketReplies1765100001000,
  QueueWhatNeedsOperators1765100002000,
  ChangeWhatIsAgreed1765200000000,
  ImportShipments1765300000000,
  KeepNotesOfPrograms1765300001000,
  PushToPhones1765340000000,
  ShareTracking1765340001000,
  KeepBillsOfLading1765340002000,
  AnswerChargebacks1765350000000,
  AskASecondPerson1765350001000,
  ExplainDifferences1765350002000,
  TellWhoCalls1765360000000,
  PutWidgetsOnSites1765370000000,
  ChargeForChanges1765400000000,
  ChangeAtTheDoor1765400001000,
  DoActsOnce1765410000000,
  ReportConditions1765410001000,
  AskAboutListings1765425000000,
  HaggleOverQuotes1765425001000,
  ReadPaymentsByChange1765429000000,
  KnowQuotesByTheirOwnNumber1765429001000,
  FindByWeightAndMiles1765429002000,
  TakeAtAPrice1765430000000,
  KeepFailedJobs1765435000000,
  LookAsSomebody1765435001000,
  ShareQueries1765435002000,
  SortByAmountAndStatus1765435003000,
  CountCallsByKey1765440000000,
  DisableWebhooksByHand1765440001000,
  EndAtTheDoor1765445000000,
  WordTextsAnew1765445200000,
  ListAgain1765446000000,
  FindByNamesEverywhere1765451000001,
  CountDeprecatedCalls1765451000101,
  ListItems1765451000201,
  ShowToSomeFirst1765451000301,
  ChargeForWaiting1765451000302,
  ShowCodesAndSides1765452000001,
  TellOwnersCodes1765500000001,
  KeepWordsOfShipments1765600000001,
  IndexWhatIsSought1765600000002,
  KeepDrawings1765600000101,
  KeepPointsOnTheGlobe1765600000301,
  TellWhoBlocked1765600000302,
  AnswerNearFromIndexes1765600000303,
  KeepWhatGrowsOutOfSearches1765600000304,
  IndexWordsByDay1765600000305,
  CountWhatWasReleased1765600000306,
  LookOverStopsBetween1765600000307,
  HideThrownAwayDrafts1765600000308,
  KeepLegsOfStops1765600000403,
  WaitForNewEmail1765600000404,
  DeliverRepeatsInDays1765600000405,
  NoteWhenPhotosWereSent1765600000406,
  FindAgreedFees1765600000407,
  LetDriversDoAJob1765600000408,
  FindSessionsOfDrivers1765600000409,
  LetMachinesNotRun1765600000410,
];
