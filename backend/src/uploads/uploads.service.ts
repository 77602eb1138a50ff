import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { User, Visitor } from '../common/actor.js';
import { after, DAY, HOUR, machineNow } from '../common/clock.js';
import { invalidField, Problem, problem } from '../common/errors.js';
import { isUuid } from '../common/paging.js';
import { auditReading } from '../platform/audit/audit.js';
import { Clock } from '../platform/clock/clock.js';
import { Env } from '../platform/config/env.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { Files } from '../platform/files/files.js';
import { Sweeps } from '../platform/jobs/sweeps.js';
import { DOCUMENT_NAME, encodeDocument } from './documents.js';
import { DRAWING_NAME, encodePhoto, formName, jpegOf, NoPhoto, type Width, WIDTHS } from './images.js';
import {
  digestOf,
  ATTACHMENTS,
  DOCUMENTS,
  type FileField,
  fingerprintFiles,
  PHOTOS,
  PHOTOS_OF_ACT,
  type ReceivedFile,
  refusedFile,
  removeStranded,
  requireFiles,
} from './receiving.js';
import { requireRoom } from './quota.js';
import { photoId, photoUrl, type UploadAnswer } from './uploads.dto.js';
import {
  addUses,
  type DocumentKind,
  folderOf,
  forgetUploads,
  giveUp,
  keepUses,
  keepForAct,
  kindsOf,
  leftovers,
  noteStored,
  type PhotoPlace,
  seenPhoto,
  type SeenUpload,
  type StoredFile,
  takeOwn,
} from './uploads.queries.js';

/** A photo or document as sent to a viewer. */
export interface SentPhoto {
  content: Buffer;
  type: 'image/webp' | 'image/jpeg' | 'image/png' | 'application/pdf';
  /** Identifies the bytes: those of one form of a photo never change. */
  tag: string;
  isPublic: boolean;
  /** A private document, which no browser may cache. */
  isDocument: boolean;
}

/** Photos of an act that could not be sent yet are kept this long. */
const ACT_DAYS = 14;

@Injectable()
export class UploadsService implements OnApplicationBootstrap {
  private readonly log = new Logger('Uploads');

  constructor(
    private readonly db: Db,
    private readonly files: Files,
    private readonly clock: Clock,
    @Inject(Env) private readonly env: Env,
    sweeps: Sweeps,
  ) {
    sweeps.on('unused photos', () => this.removeUnused());
  }

  /** A program restarted every hour would never reach the hourly sweep. */
  async onApplicationBootstrap(): Promise<void> {
    if (this.env.runsWorker) await this.removeUnused().catch((error: Error) => this.log.warn(error.message));
  }

  /** Stores photos that are not used anywhere yet, maybe for an act on the road that is sent after them. @throws 400 naming the photo */
  upload(user: User, files: ReceivedFile[] | undefined, actId?: string): Promise<UploadAnswer[]> {
    const keep = async (tx: Tx, urls: string[]) => {
      if (actId) await keepForAct(tx, user, idsOf(urls), actId, this.clock.now());
      return urls.map(uploadAnswer);
    };
    return this.store(user, files, keep, actId ? PHOTOS_OF_ACT : PHOTOS);
  }

  /** Stores private documents that are not used anywhere yet: only their sender, and operators once they are used, ever see them. @throws 400 naming the document */
  uploadDocuments(user: User, files: ReceivedFile[] | undefined): Promise<UploadAnswer[]> {
    return this.store(user, files, async (_tx, urls) => urls.map(uploadAnswer), DOCUMENTS);
  }

  /** Stores pictures and PDFs to send along with a message; only the two who write see them. @throws 400 naming the file */
  uploadAttachments(user: User, files: ReceivedFile[] | undefined): Promise<UploadAnswer[]> {
    return this.store(user, files, async (_tx, urls) => urls.map(uploadAnswer), ATTACHMENTS);
  }

  /** A participant: these uploads with how each is kept, as a message carries them. @throws 400 for one that is not the user's own */
  async attachments(tx: Tx, user: User, urls: readonly string[]): Promise<{ url: string; kind: DocumentKind }[]> {
    const kinds = urls.length > 0 ? await kindsOf(tx, user, idsOf(urls)) : new Map<string, DocumentKind>();
    return urls.map((url) => {
      const kind = kinds.get(photoId(url) ?? '');
      if (!kind) throw invalidField('attachments', `${url} is not one of your uploads`);
      return { url, kind };
    });
  }

  /**
   * Stores received files as the user's photos and runs `work` with their addresses in one transaction. If anything fails, nothing is left.
   * @throws 400 naming the photo, 409 `file_quota`, and whatever `work` throws
   */
  async store<Result>(
    user: User,
    received: ReceivedFile[] | undefined,
    work: (tx: Tx, urls: string[]) => Promise<Result>,
    field: FileField = PHOTOS,
  ): Promise<Result> {
    const files = requireFiles(received, field);
    await fingerprintFiles(files);
    const ids = files.map(() => randomUUID());
    try {
      await this.db.rows(
        'INSERT INTO uploads (id, user_id, created_at, free_since) SELECT unnest($1::uuid[]), $2, $3, $3',
        [ids, user.id, machineNow()],
      );
      const stored: StoredFile[] = [];
      for (const [index, file] of files.entries())
        stored.push(await this.write(ids[index] as string, file, index, field));
      return await this.db.tx(async (tx) => {
        await noteStored(tx, ids, stored, machineNow());
        await requireRoom(
          tx,
          user.id,
          stored.reduce((sum, { bytes }) => sum + bytes, 0),
        );
        return work(tx, ids.map(photoUrl));
      });
    } catch (error) {
      // The sweep finds what cannot be removed now. If a commit's answer was lost, the files were stored after all.
      await giveUp(this.db, ids, machineNow())
        .then((unstored) => this.discard(unstored))
        .catch((failure: Error) => this.log.warn(failure.message));
      throw error;
    }
  }

  /** Writes a received file in the forms it is stored in. */
  private async write(id: string, file: ReceivedFile, index: number, field: FileField): Promise<StoredFile> {
    const encode =
      field.name === PHOTOS.name
        ? async (path: string) => ({ kind: null, forms: await encodePhoto(path, field.mayBeDrawn) })
        : encodeDocument;
    const { kind, forms } = await encode(file.path).catch((error: unknown) => {
      throw error instanceof NoPhoto ? refusedFile(field, index, error.message) : error;
    });
    for (const { name, content } of forms) await this.files.write(`${folderOf(id)}/${name}`, content);
    return {
      digest: await digestOf(file),
      kind,
      isDrawing: forms.some(({ name }) => name === DRAWING_NAME),
      bytes: forms.reduce((sum, { content }) => sum + content.length, 0),
    };
  }

  /** An operator's reading of somebody's document is logged. @throws 404 for unknown photos and those the viewer may not see alike */
  async read(viewer: Visitor, id: string, width: Width, webp: boolean): Promise<SentPhoto> {
    const photo = isUuid(id) ? await seenPhoto(this.db, id, viewer) : undefined;
    if (!photo) throw problem('not_found');
    if (viewer?.isAdmin && photo.document !== null && photo.userId !== viewer.id)
      await auditReading(this.db, this.clock.now(), viewer, 'documents', photo.id);
    const { name, type } = formOf(photo, width, webp);
    const content = await this.files.read(`${folderOf(photo.id)}/${name}`);
    return {
      content,
      type,
      tag: `"${photo.id}/${name}"`,
      isPublic: photo.isPublic,
      isDocument: photo.document !== null,
    };
  }

  /** A photo as a small JPEG for a page that its reader may see; undefined once it is gone. Reads files, so never in a transaction. */
  async forPage(url: string): Promise<Buffer | undefined> {
    const id = photoId(url);
    if (!id) return undefined;
    try {
      return await jpegOf(await this.files.read(`${folderOf(id)}/${formName(WIDTHS[0], true)}`));
    } catch (error) {
      if (error instanceof Problem && error.code === 'not_found') return undefined;
      throw error;
    }
  }

  /**
   * A participant: from now on the place uses exactly these photos. `already` are there now.
   * @throws 400 on `path` for one that is neither there already nor the user's own
   */
  async setPhotos(
    tx: Tx,
    user: User,
    place: PhotoPlace,
    urls: readonly string[],
    already: readonly string[] = [],
    path = 'photos',
  ): Promise<void> {
    await this.addPhotos(
      tx,
      user,
      place,
      urls.filter((url) => !already.includes(url)),
      path,
    );
    await keepUses(tx, place, idsOf(urls));
  }

  /** A participant: the place uses these photos of the user as well. @throws 400 on `path` for one that is not theirs */
  async addPhotos(tx: Tx, user: User, place: PhotoPlace, urls: readonly string[], path = 'photos'): Promise<void> {
    const ids = idsOf(urls);
    if (ids.length === 0) return;
    const own = await takeOwn(tx, user, ids, 'messageId' in place ? null : 'verificationId' in place);
    const foreign = ids.findIndex((id) => !own.has(id));
    if (foreign >= 0) throw invalidField(path, `${urls[foreign]} is not one of your uploads`);
    await addUses(tx, place, ids);
  }

  /** A participant: the place uses those of these photos of the user that are still there; returns them. */
  async reuse(tx: Tx, user: User, place: PhotoPlace, urls: readonly string[]): Promise<string[]> {
    const own = await takeOwn(tx, user, idsOf(urls), false);
    await addUses(tx, place, [...own]);
    return urls.filter((url) => own.has(photoId(url) ?? ''));
  }

  /** A participant: removes an erased person's photos, except those of paid jobs; nobody can see them from now on, and the next sweep removes the files. */
  async forget(tx: Tx, userId: string): Promise<void> {
    await forgetUploads(tx, userId, machineNow());
  }

  /** Removes photos unused for a day, or for an act's two weeks, what a killed process left half done, and files of calls that never ended. */
  async removeUnused(): Promise<void> {
    const now = machineNow();
    const free = { before: after(now, -DAY), ofActsBefore: after(now, -ACT_DAYS * DAY) };
    await this.discard(await leftovers(this.db, now, free, after(now, -HOUR)));
    await removeStranded(this.env);
  }

  private async discard(ids: string[]): Promise<void> {
    if (ids.length === 0) return;
    for (const id of ids) await this.files.removeFolder(folderOf(id));
    await this.db.rows('DELETE FROM uploads WHERE id = ANY($1::uuid[])', [ids]);
  }
}

/** The form of an upload that is sent: a drawing is small, and sharp in one only. */
function formOf(
  { document, isDrawing }: SeenUpload,
  width: Width,
  webp: boolean,
): { name: string } & Pick<SentPhoto, 'type'> {
  if (document === 'pdf') return { name: DOCUMENT_NAME, type: 'application/pdf' };
  if (isDrawing) return { name: DRAWING_NAME, type: 'image/png' };
  return { name: formName(width, webp), type: webp ? 'image/webp' : 'image/jpeg' };
}

function idsOf(urls: readonly string[]): string[] {
  return urls.map(photoId).filter((id) => id !== undefined);
}

function uploadAnswer(url: string): UploadAnswer {
  return { id: photoId(url) ?? '', url };
}
