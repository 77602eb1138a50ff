import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  HttpException,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { diskStorage, FilesInterceptor, MultipartModule } from '@nestjs/platform-fastify/multipart';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { HOUR, machineNow } from '../common/clock.js';
import { invalidField, problem } from '../common/errors.js';
import { Env } from '../platform/config/env.js';
import { requestContext } from '../platform/context/request-context.js';
import type { Request } from '../platform/http/access.js';
import { MOST_PHOTOS } from './uploads.dto.js';

const MEGABYTE = 1024 * 1024;
const MOST_MEGABYTES = 10;
const LONGEST_TEXT = 20_000;

/** The form field that carries files, and the words for what it takes. */
export interface FileField {
  name: string;
  /** One of them, as the start of a sentence. */
  noun: string;
  accepts: string;
  /** How many files at most; left out, as many as a listing has photos. */
  most?: number;
  /** Of each file at most; left out, 10. */
  megabytes?: number;
  /** Text fields that may come with them, as the document describes them. */
  also?: Readonly<Record<string, object>>;
  /** A small PNG among them is a drawing, which is kept without loss too. */
  mayBeDrawn?: boolean;
}

export const PHOTOS: FileField = { name: 'photos', noun: 'Photo', accepts: 'JPEG, PNG or WebP' };
/** Sent for an act on the road, of which a signature is one. */
export const PHOTOS_OF_ACT: FileField = { ...PHOTOS, mayBeDrawn: true };
export const DOCUMENTS: FileField = { name: 'documents', noun: 'Document', accepts: 'PDF, JPEG, PNG or WebP' };
export const ATTACHMENTS: FileField = { name: 'attachments', noun: 'File', accepts: 'PDF, JPEG, PNG or WebP' };

/** A file a call brought, on disk until the call is answered. It gets a name of our own; the client's is ignored. */
export interface ReceivedFile {
  path: string;
  size: number;
}

function incoming(env: Env): string {
  return join(env.DATA_DIR, 'files', 'incoming');
}

/** Where and how a call's files are received: straight to disk, so that no call holds them in memory. */
export const RECEIVING = MultipartModule.registerAsync({
  inject: [Env],
  useFactory: async (env: Env) => {
    const folder = incoming(env);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return {
      storage: diskStorage({ destination: folder, filename: (_request, _file, done) => done(null, randomUUID()) }),
      limits: { fileSize: MOST_MEGABYTES * MEGABYTE, files: MOST_PHOTOS, fields: 0 },
    };
  },
});

/** A call that takes files as multipart/form-data; `@UploadedFiles()` has them as ReceivedFile[]. */
export const TakesFiles = (field: FileField) => {
  const { most, megabytes } = sizeOf(field);
  const texts = Object.keys(field.also ?? {}).length;
  const limits = { fileSize: megabytes * MEGABYTE, files: most, fields: texts, fieldSize: LONGEST_TEXT };
  return applyDecorators(
    RouteConfig({ multipart: true }),
    UseInterceptors(new FormInterceptor(field), FilesInterceptor(field.name, most, { limits })),
    ApiConsumes('multipart/form-data'),
    ApiBody({
      schema: {
        type: 'object',
        required: [field.name],
        properties: {
          [field.name]: {
            type: 'array',
            minItems: 1,
            maxItems: most,
            items: { type: 'string', format: 'binary' },
            description: `${field.accepts}, at most ${megabytes} MB${most > 1 ? ' each' : ''}.`,
          },
          ...field.also,
        },
      },
    }),
  );
};

const sizeOf = ({ most = MOST_PHOTOS, megabytes = MOST_MEGABYTES }: FileField) => ({ most, megabytes });

/** Refuses forms in our own words, and removes the received files when the call is over, however it ends. */
class FormInterceptor implements NestInterceptor {
  constructor(private readonly field: FileField) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<Request & { files?: unknown }>();
    const type = request.headers['content-type'];
    if (type !== undefined && !type.toLowerCase().startsWith('multipart/form-data')) {
      throw problem('unsupported_media_type', { detail: `Send ${this.field.name} as multipart/form-data.` });
    }
    try {
      return of(await lastValueFrom(next.handle()));
    } catch (error) {
      throw refusalOf(error, this.field);
    } finally {
      if (Array.isArray(request.files)) await removeFiles(request.files as ReceivedFile[]);
    }
  }
}

/** What the form parser refuses, as a refusal of ours. */
function refusalOf(error: unknown, field: FileField): unknown {
  const { name } = field;
  const { most, megabytes } = sizeOf(field);
  if (!(error instanceof HttpException)) return error;
  if (error.getStatus() === 413)
    return invalidField(name, `At most ${megabytes} MB${most > 1 ? ' each' : ''}`, 'payload_too_large');
  if (error.getStatus() !== 400) return error;
  const stranger = /^Unexpected file field(?: - (.*))?$/.exec(error.message)?.[1];
  if (error.message.startsWith('Too many files') || stranger === name)
    return most === 1
      ? invalidField(name, 'Send one file')
      : invalidField(name, `At most ${most} ${name}`, 'too_many_photos');
  if (stranger !== undefined) return invalidField(stranger, 'Unknown field');
  if (error.message.startsWith('Too many fields')) return invalidField(name, `Send ${name} and nothing else`);
  return invalidField(name, error.message);
}

async function removeFiles(files: ReceivedFile[]): Promise<void> {
  await Promise.all(files.map(({ path }) => rm(path, { force: true }).catch(() => undefined)));
}

/** @throws 400 if there are no files, or an empty one */
export function requireFiles(files: ReceivedFile[] | undefined, field: FileField): ReceivedFile[] {
  if (!files || files.length === 0) throw invalidField(field.name, `Send at least one ${field.noun.toLowerCase()}`);
  const empty = files.findIndex(({ size }) => size === 0);
  if (empty >= 0) throw refusedFile(field, empty, 'is empty');
  return files;
}

/** 400 for one of a call's files. */
export function refusedFile({ name, noun }: FileField, index: number, why: string) {
  return invalidField(name, `${noun} ${index + 1} ${why}`);
}

/** With an Idempotency-Key, the files, and a text beside them, are the body that a repeat is compared with. */
export async function fingerprintFiles(files: ReceivedFile[], text = ''): Promise<void> {
  const idempotency = requestContext.getStore()?.idempotency;
  if (!idempotency) return;
  const whole = createHash('sha256');
  for (const { path, size } of files) {
    whole.update(`${size} `);
    await pipeline(createReadStream(path), async (pieces: AsyncIterable<Buffer>) => {
      for await (const piece of pieces) whole.update(piece);
    });
  }
  idempotency.fingerprint = whole.update(text).digest('hex');
}

/** SHA-256 of a received file, in hex. */
export async function digestOf({ path }: ReceivedFile): Promise<string> {
  const digest = createHash('sha256');
  await pipeline(createReadStream(path), digest);
  return digest.digest('hex');
}

/** Removes what killed processes left behind. */
export async function removeStranded(env: Env): Promise<void> {
  const before = machineNow().getTime() - HOUR;
  for (const name of await readdir(incoming(env))) {
    const path = join(incoming(env), name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < before) await rm(path, { force: true });
  }
}
