import { Module } from '@nestjs/common';
import { AddressesModule } from '../addresses/addresses.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { BookingsModule } from '../bookings/bookings.module.js';
import { MailsModule } from '../mails/mails.module.js';
import { QuotesModule } from '../quotes/quotes.module.js';
import { ShipmentsModule } from '../shipments/shipments.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountsController } from './accounts.controller.js';
import { AccountsService } from './accounts.service.js';
import { EndOpenThings } from './end-open-things.js';

@Module({
  imports: [AddressesModule, AuthModule, BookingsModule, MailsModule, QuotesModule, ShipmentsModule, UsersModule],
  controllers: [AccountsController],
  providers: [AccountsService, EndOpenThings],
  exports: [AccountsService],
})
export class AccountsModule {}
