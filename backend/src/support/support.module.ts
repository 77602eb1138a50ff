import { Module } from '@nestjs/common';
import { SupportActs } from './support.acts.js';
import { SupportController } from './support.controller.js';
import { SupportService } from './support.service.js';

@Module({ controllers: [SupportController], providers: [SupportService, SupportActs], exports: [SupportService] })
export class SupportModule {}
