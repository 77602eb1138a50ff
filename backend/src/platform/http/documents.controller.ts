import { Controller, Get, Injectable } from '@nestjs/common';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import { JsonText } from '../../common/paging.js';
import { AdminOnly, OpenWithoutToken } from './access.js';
import type { Published } from './published.js';

/** The texts of the API's documents. */
@Injectable()
export class Documents {
  private source: (() => Published) | undefined;
  private texts: Record<keyof Published, string> | undefined;

  /** Says how they are made. That takes a moment and few people ask, so it is done on the first request. */
  madeBy(source: () => Published): void {
    this.source = source;
  }

  text(which: keyof Published): JsonText {
    this.texts ??= this.make();
    return new JsonText(this.texts[which]);
  }

  private make(): Record<keyof Published, string> {
    if (!this.source) throw new Error('Nothing has said how the documents are made.');
    const { open, openIn30, operators } = this.source();
    this.source = undefined;
    return { open: JSON.stringify(open), openIn30: JSON.stringify(openIn30), operators: JSON.stringify(operators) };
  }
}

/** The API's own description. */
@Controller()
export class DocumentsController {
  constructor(private readonly documents: Documents) {}

  @Get(['openapi.json', 'docs-json'])
  @OpenWithoutToken()
  @ApiExcludeEndpoint()
  open(): JsonText {
    return this.documents.text('open');
  }

  @Get('openapi-3.0.json')
  @OpenWithoutToken()
  @ApiExcludeEndpoint()
  openIn30(): JsonText {
    return this.documents.text('openIn30');
  }

  @Get('openapi.admin.json')
  @AdminOnly('console')
  @ApiExcludeEndpoint()
  operators(): JsonText {
    return this.documents.text('operators');
  }
}
