import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { BookingsModule } from '../bookings/bookings.module.js';
import { MailsModule } from '../mails/mails.module.js';
import { AccountsController } from './accounts.controller.js';
import { AccountsService } from './accounts.service.js';

@Module({ imports: [AuthModule, BookingsModule, MailsModule], controllers: [AccountsController], providers: [AccountsService], exports: [AccountsService] })
export class AccountsModule {}
