import { Controller, Delete, Get, Param, Post, Put, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { User } from '../common/actor.js';
import { problem } from '../common/errors.js';
import type { JsonText } from '../common/paging.js';
import { AdminOnly, AnyInput, Caller, NotReplayed } from '../platform/http/access.js';
import { Call } from '../platform/http/call.js';
import { allowedMethods } from '../platform/http/known-routes.js';
import { ListOfRecords, OneRecord } from './admin.answers.js';
import { RecordFilter, RecordSearch } from './admin.dto.js';
import { RESOURCES } from './admin.resources.js';
import { AdminService } from './admin.service.js';

/** The console's data, in the dialect of react-admin's simple-rest provider. */
@ApiTags('admin')
@Controller('admin')
export class AdminController {
  constructor(private readonly admin: AdminService) {}

  @Get(':resource')
  @AdminOnly(':resource')
  @ListOfRecords()
  @Call({
    summary: "A page of a resource's records",
    scope: 'session',
    errors: ['unauthorized', 'admins_only', 'not_found'],
  })
  async list(
    @Caller() admin: User,
    @Param('resource') resource: string,
    @Query() search: RecordSearch,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<JsonText> {
    const { records, headers } = await this.admin.list(admin, resource, search);
    void reply.headers(headers);
    return records;
  }

  @Get(':resource.csv')
  @AdminOnly(':resource', 'export')
  @ApiParam({ name: 'resource', enum: Object.keys(RESOURCES) })
  @Call({
    summary: 'All records of a resource, for a spreadsheet',
    description: 'Names and titles stand beside ids. Each file is written into the audit log.',
    scope: 'session',
    media: ['text/csv'],
    errors: ['unauthorized', 'admins_only', 'not_found'],
  })
  async csv(
    @Caller() admin: User,
    @Param('resource') resource: string,
    @Query() { filter }: RecordFilter,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const rows = await this.admin.csv(admin, resource, filter);
    void reply.header('content-disposition', `attachment; filename="haulway-${resource}.csv"`);
    return new StreamableFile(rows, { type: 'text/csv; charset=utf-8' });
  }

  @Get(':resource/:id')
  @AdminOnly(':resource')
  @OneRecord()
  @Call({ summary: 'One record of a resource', scope: 'session', errors: ['unauthorized', 'admins_only', 'not_found'] })
  one(@Caller() admin: User, @Param('resource') resource: string, @Param('id') id: string): Promise<JsonText> {
    return this.admin.one(admin, resource, id);
  }

  @Post(':resource')
  @AdminOnly(':resource')
  @NotReplayed()
  @AnyInput()
  @ApiExcludeEndpoint()
  create(@Req() request: FastifyRequest): never {
    return refuse(request);
  }

  @Put(':resource/:id')
  @AdminOnly(':resource')
  @AnyInput()
  @ApiExcludeEndpoint()
  change(@Req() request: FastifyRequest): never {
    return refuse(request);
  }

  @Delete(':resource/:id')
  @AdminOnly(':resource')
  @AnyInput()
  @ApiExcludeEndpoint()
  remove(@Req() request: FastifyRequest): never {
    return refuse(request);
  }
}

/** Writes have calls of their own. These exist so that strangers get 401 or 403 before 405. @throws 405 */
function refuse({ url, method }: FastifyRequest): never {
  throw problem('method_not_allowed', { headers: { allow: allowedMethods(url, method) ?? 'GET, HEAD' } });
}
