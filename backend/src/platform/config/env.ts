import { plainToInstance, Transform } from 'class-transformer';
import {
  IsEmail,
  IsIn,
  IsInt,
  IsJSON,
  IsNumber,
  IsOptional,
  IsString,
  IsUrl,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  validateSync,
} from 'class-validator';
import ipaddr from 'ipaddr.js';

const number = Transform(({ value }) => (value === undefined || value === '' ? undefined : Number(value)));

/** A domain that no mail can come from. */
const UNKNOWN_SENDER = 'no-reply@haulway.test';

/**
 * Everything the environment may set, one sentence per variable. Read once and checked as a whole: all problems are
 * printed and the program exits with 1.
 */
export class Env {
  /** `production` refuses demo data and a missing secret; `test` enables the fail points. */
  @IsIn(['development', 'production', 'test'])
  NODE_ENV = 'development';

  /** The one port of the product. */
  @number
  @IsInt()
  @Min(0)
  @Max(65_535)
  PORT = 3000;

  /** The address to listen on; left out, loopback only. */
  @IsOptional()
  @IsString()
  HOST?: string;

  /** Where the embedded parts keep their data; photos and logs go here too. */
  @IsString()
  DATA_DIR = '.data';

  /** How the outside reaches this server; links in mails and in the API's document start with it. */
  @IsOptional()
  @IsUrl({ require_tld: false, require_protocol: true })
  PUBLIC_URL?: string;

  /** A PostgreSQL 15 or newer to use instead of the embedded one. */
  @IsOptional()
  @Matches(/^postgres(ql)?:\/\//)
  DATABASE_URL?: string;

  /** A Redis for the queues, instead of PostgreSQL. */
  @IsOptional()
  @Matches(/^rediss?:\/\//)
  REDIS_URL?: string;

  /** Stripe's secret key, instead of the card sandbox. */
  @IsOptional()
  @Matches(/^(sk|rk)_/)
  STRIPE_SECRET_KEY?: string;

  /** `sandbox`: without Stripe's key, cards are simulated and nobody is charged; in production this has to be set explicitly. */
  @IsOptional()
  @IsIn(['sandbox'])
  CARDS?: 'sandbox';

  /** Tests only: where Stripe's API is instead, over http on this machine. */
  @IsOptional()
  @Matches(/^http:\/\/127\.0\.0\.1:\d+$/)
  STRIPE_API_URL?: string;

  /** Stripe's publishable key for the browser. */
  @IsOptional()
  @Matches(/^pk_/)
  STRIPE_PUBLISHABLE_KEY?: string;

  /** The secret Stripe signs webhooks with; several, separated by commas, while it is rotated. */
  @IsOptional()
  @IsString()
  STRIPE_WEBHOOK_SECRET?: string;

  /** A mail server, instead of the mail catcher. */
  @IsOptional()
  @Matches(/^smtps?:\/\//)
  SMTP_URL?: string;

  /** The sender of mails; a mail server only accepts senders it knows. */
  @IsEmail({ require_tld: false })
  MAIL_FROM: string = UNKNOWN_SENDER;

  /** An object store for photos and documents, instead of the folder `files` in DATA_DIR: `https://KEY:SECRET@host/bucket?region=us-east-1`. */
  @IsOptional()
  @Matches(/^https?:\/\/[^:@/]+:[^@/]+@[^/?]+\/[a-z0-9.-]{3,63}(\?region=[a-z0-9-]+)?$/)
  S3_URL?: string;

  /** `api` serves calls, `worker` runs jobs, `all` does both. */
  @IsIn(['all', 'api', 'worker'])
  PROCESS: 'all' | 'api' | 'worker' = 'all';

  /** Signs session tokens; if left out, generated and kept in DATA_DIR; required in production. */
  @IsOptional()
  @MinLength(32)
  JWT_SECRET?: string;

  /** Seals secrets that have to be read again, such as those of webhook endpoints; if left out, generated and kept in DATA_DIR; required in production. */
  @IsOptional()
  @MinLength(32)
  DATA_KEY?: string;

  /** Development only: addresses and networks, separated by commas, that webhooks may reach besides public ones, also over http and on any port, as `127.0.0.0/8,::1`. */
  @IsOptional()
  @IsString()
  WEBHOOK_ALLOW?: string;

  /** The key pair by which browsers' push services know this Haulway (VAPID, base64url); if left out, generated and kept in DATA_DIR. With another pair, every phone has to ask again. */
  @IsOptional()
  @Matches(/^[\w-]{87}$/)
  VAPID_PUBLIC_KEY?: string;

  @IsOptional()
  @Matches(/^[\w-]{43}$/)
  VAPID_PRIVATE_KEY?: string;

  /** Tests only: hosts with ports, separated by commas, that push may go to besides browsers' push services, over http. */
  @IsOptional()
  @IsString()
  PUSH_HOSTS_ALLOW?: string;

  /** Tests only: what is deprecated besides what really is, as JSON: `{"GET /api/config": {"announcedAt": "2027-01-15", ...}}`. */
  @IsOptional()
  @IsJSON()
  MORE_DEPRECATIONS?: string;

  /** Addresses of the proxies whose X-Forwarded-For is trusted, separated by commas, or `loopback`, `uniquelocal`; left out: none. */
  @IsOptional()
  @IsString()
  TRUST_PROXY?: string;

  /** Origins of other sites whose pages may call the API with a token of their own, separated by commas, as `https://app.example.com`; left out: none. */
  @IsOptional()
  @IsString()
  CORS_ORIGINS?: string;

  /** Where a second Haulway with the card sandbox takes test keys; who sends one here is told so. */
  @IsOptional()
  @IsUrl({ require_tld: false, require_protocol: true })
  SANDBOX_URL?: string;

  /** Map tiles for the map in Browse, instead of the app's own drawing: `https://tiles.example.com/{z}/{x}/{y}.png`, or a PMTiles archive, `https://example.com/us.pmtiles`; left out: browsers ask no other host for a map. */
  @IsOptional()
  @Matches(/^https:\/\/[\w.-]+(:\d+)?\/(?=\S*(\{z\}\S*\{x\}\S*\{y\}|\.pmtiles$))[^\s"'<>;,]+$/)
  TILES_URL?: string;

  /** Whose tiles they are, as the map says. */
  @IsString()
  @MaxLength(200)
  TILES_CREDIT = '';

  /** Scales all rate limits but those of failed logins; none falls below 1. */
  @number
  @IsNumber()
  @Min(0.001)
  @Max(1_000_000)
  RATE_LIMIT_MULTIPLIER = 1;

  /** The phone number shown on the pages. */
  @IsString()
  SUPPORT_PHONE = '(512) 555-0142';

  /** The least severe log level that is written. */
  @IsIn(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
  LOG_LEVEL = 'info';

  /** Who sends it as a Bearer token may read /metrics; the same machine may in any case. */
  @IsOptional()
  @MinLength(16)
  METRICS_TOKEN?: string;

  /** Demo accounts in the embedded default: `demo`, or `none`. */
  @IsOptional()
  @IsIn(['demo', 'none'])
  SEED?: 'demo' | 'none';

  /** `1`: bring the database up to date and exit. */
  @IsOptional()
  @IsIn(['0', '1'])
  MIGRATE_ONLY?: '0' | '1';

  /** Milliseconds between "not ready" and closing the port at shutdown. */
  @number
  @IsInt()
  @Min(0)
  @Max(60_000)
  DRAIN_MS = 100;

  /** The most database connections this process opens for calls. */
  @number
  @IsInt()
  @Min(2)
  @Max(200)
  DATABASE_POOL = 10;

  /** For how long after the database was last heard what is remembered of sessions and keys is trusted; 0 reads them on every call. */
  @number
  @IsInt()
  @Min(0)
  @Max(1_000)
  CALLERS_TRUSTED_MS = 1_000;

  get production(): boolean {
    return this.NODE_ENV === 'production';
  }

  get runsApi(): boolean {
    return this.PROCESS !== 'worker';
  }

  get runsWorker(): boolean {
    return this.PROCESS !== 'api';
  }

  /** The embedded default: nothing external was configured, so demo data may be created. */
  get demo(): boolean {
    if (this.production || this.SEED === 'none') return false;
    return this.SEED === 'demo' || (!this.DATABASE_URL && !this.STRIPE_SECRET_KEY);
  }

  get paymentProvider(): 'sandbox' | 'stripe' {
    return this.STRIPE_SECRET_KEY ? 'stripe' : 'sandbox';
  }

  /** Are real cards charged? */
  get livemode(): boolean {
    return this.paymentProvider !== 'sandbox';
  }

  /** What people who were promised more than a trial would miss; each a line for whoever starts it. */
  get shortcomings(): readonly string[] {
    if (!this.production) return [];
    const { SMTP_URL, PUBLIC_URL, MAIL_FROM, publicUrl } = this;
    return [
      ...(this.livemode ? [] : ['CARDS=sandbox: cards are simulated, and no real card is charged.']),
      ...(SMTP_URL ? [] : ['SMTP_URL is not set: mails reach nobody, they are kept in the table caught_mails.']),
      ...(SMTP_URL && MAIL_FROM === UNKNOWN_SENDER
        ? [`MAIL_FROM is ${MAIL_FROM}: mail servers refuse mails from there.`]
        : []),
      ...(PUBLIC_URL ? [] : [`PUBLIC_URL is not set: links in mails lead to ${publicUrl}.`]),
    ];
  }

  /** A limit as it applies here; none falls below 1. */
  scaled(limit: number): number {
    return Math.max(1, Math.round(limit * this.RATE_LIMIT_MULTIPLIER));
  }

  /** Each as browsers write it. */
  get corsOrigins(): readonly string[] {
    return listed(this.CORS_ORIGINS);
  }

  /** Networks that webhooks may reach besides public addresses. */
  get webhookAllow(): readonly string[] {
    return listed(this.WEBHOOK_ALLOW);
  }

  /** The host of the map's tiles, as a policy names it. */
  get tilesOrigin(): string | undefined {
    return this.TILES_URL && new URL(this.TILES_URL).origin;
  }

  /** Hosts with their ports that push may go to besides browsers' push services. */
  get pushHostsAllow(): readonly string[] {
    return listed(this.PUSH_HOSTS_ALLOW);
  }

  /** What is deprecated in tests. */
  get moreDeprecations(): Record<string, { announcedAt: string; sunsetAt: string; instead: string }> {
    return JSON.parse(this.MORE_DEPRECATIONS ?? '{}') as Env['moreDeprecations'];
  }

  get publicUrl(): string {
    return (this.PUBLIC_URL ?? `http://localhost:${this.PORT}`).replace(/\/$/, '');
  }
}

/** Thrown when the environment cannot be used; `message` has one line per problem. */
export class EnvProblem extends Error {}

/**
 * Reads and checks the environment.
 * @throws EnvProblem with all problems
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const known = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const env = plainToInstance(Env, known, { exposeDefaultValues: true });
  const problems = validateSync(env, { skipMissingProperties: false }).map(
    (error) => `${error.property}: ${Object.values(error.constraints ?? {}).join(', ')}`,
  );
  for (const secret of ['JWT_SECRET', 'DATA_KEY'] as const)
    if (env.production && !env[secret])
      problems.push(`${secret}: required with NODE_ENV=production, at least 32 characters`);
  if (env.STRIPE_SECRET_KEY && !(env.STRIPE_PUBLISHABLE_KEY && env.STRIPE_WEBHOOK_SECRET)) {
    problems.push('STRIPE_SECRET_KEY: needs STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET as well');
  }
  if (env.production && !env.STRIPE_SECRET_KEY && !env.CARDS) {
    problems.push(
      'STRIPE_SECRET_KEY: required with NODE_ENV=production, with STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET; or set CARDS=sandbox, which charges no real card',
    );
  }
  if (env.production && env.WEBHOOK_ALLOW)
    problems.push('WEBHOOK_ALLOW: refused with NODE_ENV=production, where webhooks reach public addresses only');
  if (env.production && env.STRIPE_API_URL)
    problems.push('STRIPE_API_URL: refused with NODE_ENV=production, where Stripe is at Stripe');
  if (env.production && env.PUSH_HOSTS_ALLOW)
    problems.push('PUSH_HOSTS_ALLOW: refused with NODE_ENV=production, where push goes to browsers only');
  if (env.production && env.MORE_DEPRECATIONS)
    problems.push('MORE_DEPRECATIONS: refused with NODE_ENV=production, whose table is in the program');
  if (!env.VAPID_PUBLIC_KEY !== !env.VAPID_PRIVATE_KEY)
    problems.push('VAPID_PUBLIC_KEY: only together with VAPID_PRIVATE_KEY');
  for (const network of env.webhookAllow.filter((each) => !isNetwork(each)))
    problems.push(`WEBHOOK_ALLOW: ${network} is not an address or a network, as 127.0.0.0/8`);
  for (const origin of env.corsOrigins.filter((each) => !isOrigin(each))) {
    problems.push(
      `CORS_ORIGINS: ${origin} is not an origin; write each one in full, without a path, as https://app.example.com`,
    );
  }
  if (problems.length > 0) throw new EnvProblem(problems.join('\n'));
  return env;
}

function listed(text = ''): string[] {
  return text
    .split(',')
    .map((each) => each.trim().toLowerCase())
    .filter((each) => each !== '');
}

function isNetwork(text: string): boolean {
  return text.includes('/') ? ipaddr.isValidCIDR(text) : ipaddr.isValid(text);
}

/** Neither `null` nor `*`: they would let everybody in. */
function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && !text.includes('*') && URL.canParse(text) && new URL(text).origin === text;
}
