import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { problem } from '../../common/errors.js';
import { Env } from '../config/env.js';

/** Stored files by name, `folder/folder/file`. A store elsewhere offers the same three verbs. */
export abstract class Files {
  /** Stores a file whole or not at all; once it resolves the file survives a power cut. */
  abstract write(name: string, content: Uint8Array): Promise<void>;

  /** @throws 404 when there is no such file */
  abstract read(name: string): Promise<Buffer>;

  /** Removes a folder with all that is in it; harmless when it is not there. */
  abstract removeFolder(name: string): Promise<void>;
}

const NAME = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*(?:\.[a-z0-9]+)?$/;

/** Files in a folder of this machine, `files` in DATA_DIR. */
@Injectable()
export class LocalFiles extends Files {
  private readonly root: string;

  constructor(@Inject(Env) env: Env) {
    super();
    this.root = join(env.DATA_DIR, 'files');
  }

  async write(name: string, content: Uint8Array): Promise<void> {
    const target = this.path(name);
    const draft = join(dirname(target), `.${randomUUID()}`);
    await mkdir(dirname(target), { recursive: true });
    try {
      const file = await open(draft, 'wx', 0o600);
      try {
        await file.writeFile(content);
        await file.datasync();
      } finally {
        await file.close();
      }
      await rename(draft, target);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  async read(name: string): Promise<Buffer> {
    try {
      return await readFile(this.path(name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw problem('not_found');
      throw error;
    }
  }

  async removeFolder(name: string): Promise<void> {
    await rm(this.path(name), { recursive: true, force: true });
  }

  /** Names are made by the program; one that could leave the folder is a bug. */
  private path(name: string): string {
    if (!NAME.test(name)) throw new Error(`No name of a file: ${name}`);
    return join(this.root, name);
  }
}
