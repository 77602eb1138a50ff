import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { Shown } from '../common/shown.js';

/** An act that is carried out only once a second operator approves it. */
export class ApprovalAsked {
  @Shown.id() approvalId: string;
  @Shown.instant({ description: 'It can be approved until then.' }) until: string;
}

/** Documents that a call may answer 202: it moves so much money that a second operator has to approve it. */
export const OrApproval = () =>
  applyDecorators(
    ApiResponse({ status: 202, type: ApprovalAsked, description: 'A second operator has to approve it.' }),
  );
