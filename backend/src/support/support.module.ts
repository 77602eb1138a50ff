import { Module } from '@nestjs/common';
import { ShipmentsModule } from '../shipments/shipments.module.js';
import { SupportController } from './support.controller.js';
import { SupportService } from './support.service.js';

@Module({ imports: [ShipmentsModule], controllers: [SupportController], providers: [SupportService], exports: [SupportService] })
export class SupportModule {}
