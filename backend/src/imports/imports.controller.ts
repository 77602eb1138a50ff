import { Body, Controller, Get, Header, Param, Post, Query, Res, StreamableFile, UploadedFiles } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { User } from '../common/actor.js';
import { JsonText, type ListPage } from '../common/paging.js';
import { PageSearch } from '../common/page-search.dto.js';
import { Caller, NotReplayed, ShipperOnly, SignedIn } from '../platform/http/access.js';
import { Call, IdempotencyHeader } from '../platform/http/call.js';
import { type FileField, type ReceivedFile, requireFiles, TakesFiles } from '../uploads/receiving.js';
import { ImportAnswer, ImportRowAnswer, ImportRowsSearch, ImportStart, NewImport } from './imports.dto.js';
import { ImportsService } from './imports.service.js';

const TABLE: FileField = {
  name: 'file',
  noun: 'File',
  accepts: 'CSV with commas, semicolons or tabs, at most 2,000 rows below a line of names',
  most: 1,
  megabytes: 5,
  also: {
    mapping: {
      type: 'string',
      maxLength: 20_000,
      description:
        'Fields of a shipment by column, as JSON; the guide lists them. Left out: guessed. Only `metadata` can be several.',
      example: '{"Stock no":"externalRef","Item":"title"}',
    },
  },
};

const REFUSALS = ['unauthorized', 'not_found'] as const;

@ApiTags('shipments')
@Controller('imports')
export class ImportsController {
  constructor(private readonly imports: ImportsService) {}

  @Post()
  @ShipperOnly()
  @IdempotencyHeader()
  @TakesFiles(TABLE)
  @Call({
    summary: 'Check a CSV file of shipments to list',
    scope: 'shipments:write',
    description: 'It is read and checked soon: `import.checked` says when. Nothing is listed before `start`.',
    status: 202,
    answer: ImportAnswer,
    errors: ['unauthorized', 'shippers_only', 'account_suspended', 'payload_too_large', 'unsupported_media_type'],
  })
  create(
    @Caller() user: User,
    @UploadedFiles() files: ReceivedFile[] | undefined,
    @Body() { mapping }: NewImport,
  ): Promise<JsonText> {
    const [file] = requireFiles(files, TABLE);
    return this.imports.create(user, file as ReceivedFile, mapping);
  }

  @Get()
  @SignedIn()
  @Call({
    summary: 'Your imports, the newest first',
    scope: 'shipments:write',
    description: 'Kept for 30 days.',
    answer: ImportAnswer,
    list: 'paged',
    errors: ['unauthorized'],
  })
  list(@Caller() user: User, @Query() search: PageSearch): Promise<ListPage> {
    return this.imports.list(user, search);
  }

  @Get(':id')
  @SignedIn()
  @Call({
    summary: 'How far an import is',
    description: 'Your own. `import.checked` and `import.finished` say when to read it again.',
    scope: 'shipments:write',
    answer: ImportAnswer,
    errors: REFUSALS,
  })
  read(@Caller() user: User, @Param('id') id: string): Promise<JsonText> {
    return this.imports.read(user, id);
  }

  @Get(':id/rows')
  @SignedIn()
  @Call({
    summary: 'The rows of an import, with what is wrong with their cells',
    description: 'In the order of the file. `only=wrong` leaves out those that are ready.',
    scope: 'shipments:write',
    answer: ImportRowAnswer,
    list: 'log',
    errors: REFUSALS,
  })
  async rows(
    @Caller() user: User,
    @Param('id') id: string,
    @Query() search: ImportRowsSearch,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<JsonText> {
    const { json, next } = await this.imports.rows(user, id, search);
    if (next !== undefined) {
      const query = new URLSearchParams({ ...(search.only ? { only: search.only } : {}), limit: String(search.limit) });
      query.set('after', String(next));
      void reply.header('link', `</api/imports/${id}/rows?${query.toString()}>; rel="next"`);
    }
    return new JsonText(json);
  }

  @Get(':id/results.csv')
  @SignedIn()
  @Header('content-disposition', 'attachment; filename="haulway-import.csv"')
  @Call({
    summary: 'What became of each row, for a spreadsheet',
    description: 'As CSV, with the shipment or the mistake of each row. No cell begins a formula.',
    scope: 'shipments:write',
    media: ['text/csv'],
    errors: REFUSALS,
  })
  async report(@Caller() user: User, @Param('id') id: string): Promise<StreamableFile> {
    const text = await this.imports.report(user, id);
    return new StreamableFile(Buffer.from(text), { type: 'text/csv; charset=utf-8' });
  }

  @Post(':id/start')
  @SignedIn()
  @NotReplayed()
  @Call({
    summary: 'List the rows of an import that are ready',
    scope: 'shipments:write',
    description:
      'Each is a call to list a shipment: at the limit of an hour it waits for the next. A row is listed once: it is known by its `externalRef`, or by its place in the import.',
    status: 202,
    answer: ImportAnswer,
    errors: [...REFUSALS, 'shippers_only', 'account_suspended', 'illegal_transition', 'import_repeated'],
  })
  start(@Caller() user: User, @Param('id') id: string, @Body() { again }: ImportStart): Promise<JsonText> {
    return this.imports.start(user, id, again);
  }
}
