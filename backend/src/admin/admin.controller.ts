import { Controller, Delete, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { JsonText } from '../common/paging.js';
import { AdminOnly, NotReplayed } from '../platform/http/access.js';
import { Call } from '../platform/http/call.js';
import { ListOfRecords, OneRecord } from './admin.answers.js';
import { RecordSearch } from './admin.dto.js';
import { AdminService } from './admin.service.js';

/** The console's data, in the dialect of react-admin's simple-rest provider. */
@ApiTags('admin')
@Controller('admin')
export class AdminController {
  constructor(private readonly admin: AdminService) {}

  @Get(':resource')
  @AdminOnly()
  @ListOfRecords()
  @Call({ summary: 'A page of the records of a resource', errors: ['unauthorized', 'admins_only', 'not_found'] })
  async list(@Param('resource') resource: string, @Query() search: RecordSearch, @Res({ passthrough: true }) reply: FastifyReply): Promise<JsonText> {
    const { records, headers } = await this.admin.list(resource, search);
    void reply.headers(headers);
    return records;
  }

  @Get(':resource/:id')
  @AdminOnly()
  @OneRecord()
  @Call({ summary: 'A record of a resource', errors: ['unauthorized', 'admins_only', 'not_found'] })
  one(@Param('resource') resource: string, @Param('id') id: string): Promise<JsonText> {
    return this.admin.one(resource, id);
  }

  @Post(':resource')
  @AdminOnly()
  @NotReplayed()
  @ApiExcludeEndpoint()
  create(@Param('resource') resource: string): never {
    return this.admin.refuse(resource);
  }

  @Put(':resource/:id')
  @AdminOnly()
  @ApiExcludeEndpoint()
  change(@Param('resource') resource: string): never {
    return this.admin.refuse(resource);
  }

  @Delete(':resource/:id')
  @AdminOnly()
  @ApiExcludeEndpoint()
  remove(@Param('resource') resource: string): never {
    return this.admin.refuse(resource);
  }
}
