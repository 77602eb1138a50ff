import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BookingsModule } from '../bookings/bookings.module.js';
import { Claim } from './claim.entity.js';
import { ClaimsController } from './claims.controller.js';
import { ClaimsDesk } from './claims.desk.js';
import { ClaimsService } from './claims.service.js';

@Module({ imports: [TypeOrmModule.forFeature([Claim]), BookingsModule], controllers: [ClaimsController], providers: [ClaimsDesk, ClaimsService], exports: [ClaimsDesk, ClaimsService] })
export class ClaimsModule {}
