import type { S3Client } from '@aws-sdk/client-s3';
import { problem } from '../../common/errors.js';
import { Files } from './files.js';

type Sdk = typeof import('@aws-sdk/client-s3');

/** Files in a bucket of an S3-compatible object store, shared by every process. */
export class S3Files extends Files {
  private constructor(
    private readonly sdk: Sdk,
    private readonly client: S3Client,
    private readonly bucket: string,
  ) {
    super();
  }

  /** The store at an address `https://KEY:SECRET@host/bucket?region=us-east-1`. The library is only loaded if there is one. */
  static async at(address: string): Promise<S3Files> {
    const url = new URL(address);
    const sdk = await import('@aws-sdk/client-s3');
    const client = new sdk.S3Client({
      endpoint: `${url.protocol}//${url.host}`,
      // Buckets as host names need a certificate each, which self-hosted stores seldom have.
      forcePathStyle: true,
      region: url.searchParams.get('region') ?? 'us-east-1',
      credentials: { accessKeyId: decodeURIComponent(url.username), secretAccessKey: decodeURIComponent(url.password) },
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: 3_000, requestTimeout: 10_000 },
      maxAttempts: 3,
    });
    return new S3Files(sdk, client, url.pathname.slice(1));
  }

  async write(name: string, content: Uint8Array): Promise<void> {
    await this.answered(
      this.client.send(new this.sdk.PutObjectCommand({ Bucket: this.bucket, Key: name, Body: content })),
    );
  }

  async read(name: string): Promise<Buffer> {
    const object = await this.answered(
      this.client.send(new this.sdk.GetObjectCommand({ Bucket: this.bucket, Key: name })),
    );
    if (!object.Body) throw problem('not_found');
    return Buffer.from(await this.answered(object.Body.transformToByteArray()));
  }

  async list(folder: string): Promise<string[]> {
    const names: string[] = [];
    for (let token: string | undefined, more = true; more; more = token !== undefined) {
      const page = await this.answered(
        this.client.send(
          new this.sdk.ListObjectsV2Command({
            Bucket: this.bucket,
            Prefix: `${folder}/`,
            Delimiter: '/',
            ContinuationToken: token,
          }),
        ),
      );
      names.push(...(page.Contents ?? []).flatMap(({ Key }) => Key ?? []));
      token = page.NextContinuationToken;
    }
    return names;
  }

  async removeFolder(name: string): Promise<void> {
    for (let more = true; more;) {
      const page = await this.answered(
        this.client.send(new this.sdk.ListObjectsV2Command({ Bucket: this.bucket, Prefix: `${name}/` })),
      );
      for (const { Key } of page.Contents ?? [])
        await this.answered(this.client.send(new this.sdk.DeleteObjectCommand({ Bucket: this.bucket, Key })));
      more = page.IsTruncated ?? false;
    }
  }

  async check(): Promise<void> {
    await this.answered(this.client.send(new this.sdk.HeadBucketCommand({ Bucket: this.bucket })));
  }

  /** @throws 404 for a file that is not there; 503 for everything else: what the store refuses is not the caller's fault */
  private async answered<Answer>(call: Promise<Answer>): Promise<Answer> {
    try {
      return await call;
    } catch (error) {
      if (error instanceof this.sdk.NoSuchKey) throw problem('not_found');
      throw problem('unavailable', {
        detail: 'The photo store is not responding. Nothing has changed; try again in a moment.',
        retryAfter: 5,
      });
    }
  }
}
