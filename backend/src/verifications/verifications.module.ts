import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BookingsModule } from '../bookings/bookings.module.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { UsersModule } from '../users/users.module.js';
import { FactsService } from './facts.service.js';
import { Verification } from './verification.entity.js';
import { VerificationsActs } from './verifications.acts.js';
import { VerificationsController } from './verifications.controller.js';
import { VerificationsReview } from './verifications.review.js';
import { VerificationsService } from './verifications.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Verification]), UsersModule, UploadsModule, BookingsModule],
  controllers: [VerificationsController],
  providers: [FactsService, VerificationsService, VerificationsReview, VerificationsActs],
  exports: [VerificationsService, VerificationsReview],
})
export class VerificationsModule {}
