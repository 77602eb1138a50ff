import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Approval } from './approval.entity.js';
import { ApprovalActs } from './approvals.acts.js';
import { Approvals } from './approvals.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Approval])],
  providers: [Approvals, ApprovalActs],
  exports: [Approvals],
})
export class ApprovalsModule {}
