import { Controller, Get, Inject } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { machineNow } from '../../common/clock.js';
import { problem } from '../../common/errors.js';
import { Signals } from '../events/signals.js';
import { Files } from '../files/files.js';
import { OpenWithoutToken } from '../http/access.js';
import { Call } from '../http/call.js';
import type { Closing } from '../http/shutdown.js';
import { Jobs } from '../jobs/jobs.js';
import { CLOSING } from '../tokens.js';

export class HealthAnswer {
  @ApiProperty({ example: 'ok' })
  status: string;
}

const CHECKED_FOR_MS = 2_000;
/** A slow one works: without this process, the others have more to do. */
const CHECK_LIMIT_MS = 5_000;

@ApiTags('health')
@Controller('health')
export class HealthController {
  private checkedAt = 0;

  constructor(
    private readonly signals: Signals,
    private readonly jobs: Jobs,
    private readonly files: Files,
    @Inject(CLOSING) private readonly closing: Closing,
  ) {}

  @Get('live')
  @OpenWithoutToken()
  @Call({
    summary: 'Whether the process answers',
    description: 'It asks nothing else. For whoever restarts it.',
    scope: 'session',
    answer: HealthAnswer,
  })
  live(): HealthAnswer {
    return { status: 'ok' };
  }

  @Get('ready')
  @OpenWithoutToken()
  @Call({
    summary: 'Whether the database, queue and file store work and the process is not shutting down',
    description: 'For balancers: otherwise 503 with `Retry-After`.',
    scope: 'session',
    answer: HealthAnswer,
    errors: ['unavailable'],
  })
  async ready(): Promise<HealthAnswer> {
    if (this.closing.started) throw problem('unavailable', { detail: 'Closing.', retryAfter: 5 });
    const now = machineNow().getTime();
    if (now - this.checkedAt > CHECKED_FOR_MS) {
      // Not through the pool: a process that has more calls than it can get to still serves some, and without it the others have more.
      await within(this.signals.answers(), 'The database is not responding.');
      await within(this.jobs.queue('events').getJobCounts('waiting'), 'The queue is not responding.');
      await within(this.files.check(), 'The photo store is not responding.');
      this.checkedAt = now;
    }
    return { status: 'ok' };
  }
}

async function within(check: Promise<unknown>, detail: string): Promise<void> {
  const late = new Promise((_, reject) => setTimeout(() => reject(new Error(detail)), CHECK_LIMIT_MS).unref());
  await Promise.race([check, late]).catch(() => {
    throw problem('unavailable', { detail, retryAfter: 2 });
  });
}
