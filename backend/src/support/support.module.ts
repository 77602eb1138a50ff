import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.js';
import { MailsModule } from '../mails/mails.module.js';
import { HelpTextsController } from './help-texts.controller.js';
import { HelpTexts } from './help-texts.service.js';
import { ReportsController } from './reports.controller.js';
import { ReportsService } from './reports.service.js';
import { SupportActs } from './support.acts.js';
import { SupportController } from './support.controller.js';
import { SupportService } from './support.service.js';

@Module({
  imports: [MailsModule, BookingsModule],
  controllers: [SupportController, ReportsController, HelpTextsController],
  providers: [SupportService, ReportsService, SupportActs, HelpTexts],
  exports: [SupportService, ReportsService],
})
export class SupportModule {}
