import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LedgerModule } from '../ledger/ledger.module.js';
import { UsersModule } from '../users/users.module.js';
import { PaymentCharge } from './charge.entity.js';
import { ChargeOrders } from './charge-orders.js';
import { Chargeback } from './chargeback.entity.js';
import { BreakActs } from './breaks.acts.js';
import { BreaksService } from './breaks.service.js';
import { ChargebacksService } from './chargebacks.service.js';
import { ExtraCharges } from './extra-charges.js';
import { FeesService } from './fees.service.js';
import { LatePayments } from './late-payments.js';
import { MoneyOperation } from './money-operation.entity.js';
import { OperationCalls } from './operation-calls.js';
import { OperationsController } from './operations.controller.js';
import { OperationsService } from './operations.service.js';
import { PaidByHandService } from './paid-by-hand.service.js';
import { Payment } from './payment.entity.js';
import { PaymentsController } from './payments.controller.js';
import { PaymentsService } from './payments.service.js';
import { PayoutAccountsController } from './payout-accounts.controller.js';
import { PayoutAccountsService } from './payout-accounts.service.js';
import { Provider } from './provider.js';
import { ProviderKeys } from './provider-keys.js';
import { ReconciliationService } from './reconciliation.service.js';
import { Refund } from './refund.entity.js';
import { RefundsService } from './refunds.service.js';
import { SandboxController } from './sandbox.controller.js';
import { StatementsController } from './statements.controller.js';
import { StatementsService } from './statements.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Payment, PaymentCharge, Refund, MoneyOperation, Chargeback]),
    LedgerModule,
    UsersModule,
  ],
  controllers: [
    PaymentsController,
    PayoutAccountsController,
    SandboxController,
    OperationsController,
    StatementsController,
  ],
  providers: [
    PaymentsService,
    ChargeOrders,
    ExtraCharges,
    ChargebacksService,
    FeesService,
    OperationCalls,
    OperationsService,
    RefundsService,
    PaidByHandService,
    PayoutAccountsService,
    ReconciliationService,
    StatementsService,
    Provider,
    ProviderKeys,
    LatePayments,
    BreaksService,
    BreakActs,
  ],
  exports: [
    BreaksService,
    PaymentsService,
    ExtraCharges,
    ChargebacksService,
    FeesService,
    OperationsService,
    RefundsService,
    ReconciliationService,
    PayoutAccountsService,
    Provider,
    ProviderKeys,
    LatePayments,
  ],
})
export class PaymentsModule {}
