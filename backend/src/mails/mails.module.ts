import { Module } from '@nestjs/common';
import { Mails } from './mails.service.js';

@Module({ providers: [Mails], exports: [Mails] })
export class MailsModule {}
