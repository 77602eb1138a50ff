import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UploadsModule } from '../uploads/uploads.module.js';
import { Act } from './act.entity.js';
import { Acts } from './acts.service.js';
import { Conditions } from './conditions.service.js';
import { ProofsController } from './proofs.controller.js';
import { Road } from './road.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Act]), UploadsModule],
  controllers: [ProofsController],
  providers: [Acts, Road, Conditions],
  exports: [Acts, Conditions],
})
export class ProofsModule {}
