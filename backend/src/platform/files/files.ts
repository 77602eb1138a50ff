import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { problem } from '../../common/errors.js';
import type { Env } from '../config/env.js';

/** Stored files by name, `folder/folder/file`. An external store offers the same methods. */
export abstract class Files {
  /** Stores a file whole or not at all; once it resolves, the file survives a power cut. */
  abstract write(name: string, content: Uint8Array): Promise<void>;

  /** @throws 404 when there is no such file */
  abstract read(name: string): Promise<Buffer>;

  /** The names of the files directly in a folder, in any order; none when there is no such folder. */
  abstract list(folder: string): Promise<string[]>;

  /** Removes a folder with everything in it; harmless when it is not there. */
  abstract removeFolder(name: string): Promise<void>;

  /** Resolves while files can be stored and read. */
  abstract check(): Promise<void>;
}

const NAME = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*(?:\.[a-z0-9]+)?$/;

/** Files in a folder on this machine, `files` in DATA_DIR. */
export class LocalFiles extends Files {
  private readonly root: string;

  constructor(env: Pick<Env, 'DATA_DIR'>) {
    super();
    this.root = join(env.DATA_DIR, 'files');
  }

  async write(name: string, content: Uint8Array): Promise<void> {
    const target = this.path(name);
    const draft = join(dirname(target), `.${randomUUID()}`);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
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

  async list(folder: string): Promise<string[]> {
    try {
      const found = await readdir(this.path(folder), { withFileTypes: true });
      // A file being written has a dot before its name.
      return found.filter((each) => each.isFile() && !each.name.startsWith('.')).map(({ name }) => `${folder}/${name}`);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  }

  async removeFolder(name: string): Promise<void> {
    await rm(this.path(name), { recursive: true, force: true });
  }

  async check(): Promise<void> {
    await mkdir(this.root, { recursive: true, mode: 0o700 });
    await access(this.root, constants.R_OK | constants.W_OK);
  }

  /** Names are made by the program; one that could leave the folder is a bug. */
  private path(name: string): string {
    if (!NAME.test(name)) throw new Error(`Not a file name: ${name}`);
    return join(this.root, name);
  }
}
