import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ApprovalsModule } from '../approvals/approvals.module.js';
import { BookingsModule } from '../bookings/bookings.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { Claim } from './claim.entity.js';
import { ClaimsActs } from './claims.acts.js';
import { ClaimsController } from './claims.controller.js';
import { ClaimsDeadlines } from './claims.deadlines.js';
import { ClaimsFollower } from './claims.follower.js';
import { ClaimsService } from './claims.service.js';
import { NotePaidByHand } from './paid-by-hand.js';
import { PayAfterRelease } from './pay-after-release.js';
import { PayClaim } from './pay-claim.js';
import { PayFromEscrow } from './pay-from-escrow.js';
import { ResolveClaim } from './resolve.js';
import { ThawPayment } from './thaw-payment.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Claim]),
    UploadsModule,
    LedgerModule,
    PaymentsModule,
    BookingsModule,
    ApprovalsModule,
  ],
  controllers: [ClaimsController],
  providers: [
    ClaimsService,
    ClaimsActs,
    ClaimsDeadlines,
    ClaimsFollower,
    ResolveClaim,
    NotePaidByHand,
    PayClaim,
    PayFromEscrow,
    PayAfterRelease,
    ThawPayment,
  ],
})
export class ClaimsModule {}
