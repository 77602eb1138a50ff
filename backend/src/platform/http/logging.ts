import { closeSync, openSync, readdirSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, pino } from 'pino';
import { after, DAY, machineNow } from '../../common/clock.js';
import { requestContext } from '../context/request-context.js';
import type { Env } from '../config/env.js';

const SECRETS = [
  'req.headers.authorization',
  'req.headers.cookie',
  '*.password',
  '*.token',
  '*.clientSecret',
  '*.card',
];

/** Lines name who called from where, so they are kept no longer than it may take to find a mistake. */
const KEPT_DAYS = 30;

/** JSON lines: to standard output in production, else to one file per day in DATA_DIR, so that the terminal keeps the ready line. */
export function createLog(env: Env): Logger {
  const options = { level: env.LOG_LEVEL, redact: SECRETS, base: { process: env.PROCESS } };
  if (env.production) return pino(options);
  return pino(options, dailyFiles(env.DATA_DIR));
}

const MAIL_ADDRESS = /[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(\.[\w-]+)+/g;

const API_KEY = /hwk_(live|test)_[0-9A-Za-z]+/g;
/** A whole key anywhere in a text. */
export const KEY_IN_TEXT = /hwk_(?:live|test)_[0-9A-Za-z]{36}/;

/** A text without the keys of programs in it. */
export function withoutKeys(text: string): string {
  return text.replace(API_KEY, 'hwk_$1_(key)');
}

/** A text without the mail addresses in it, which servers of mail and the database like to quote, and without keys. */
function anonymous(text: string): string {
  return withoutKeys(text).replace(MAIL_ADDRESS, '(address)');
}

/**
 * Appends to the day's file, `haulway-2027-03-09.log` by UTC, and with each new day removes those that are too old. On a
 * full disk lines are lost and everything else goes on; pino's own writer, in contrast, keeps the process from
 * ending.
 */
function dailyFiles(folder: string): DestinationStream {
  const open = (day: string) => {
    const opened = { day, file: openSync(join(folder, `haulway-${day}.log`), 'a', 0o600) };
    removeOld(folder);
    return opened;
  };
  let today = open(dayOf(machineNow()));
  const turnTo = (day: string): void => {
    const yesterday = today;
    today = open(day);
    closeSync(yesterday.file);
  };
  return {
    write: (line) => {
      try {
        const day = dayOf(machineNow());
        if (day !== today.day) turnTo(day);
        writeSync(today.file, line);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
  };
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

function removeOld(folder: string): void {
  const oldest = after(machineNow(), -KEPT_DAYS * DAY);
  for (const name of readdirSync(folder).filter((each) => /^haulway.*\.log$/.test(each))) {
    const file = join(folder, name);
    // Another process may be removing them too.
    const written = statSync(file, { throwIfNoEntry: false })?.mtime;
    if (written && written < oldest) rmSync(file, { force: true });
  }
}

/** Nest's own lines and the modules', with the request's id if there is one. */
export class NestLog implements LoggerService {
  constructor(private readonly pinoLog: Logger) {}

  private write(
    level: 'info' | 'error' | 'warn' | 'debug' | 'trace' | 'fatal',
    message: unknown,
    rest: unknown[],
  ): void {
    const context = rest.at(-1);
    this.pinoLog[level](
      {
        context,
        requestId: requestContext.getStore()?.requestId,
        ...(level === 'error' && rest.length > 1 ? { stack: anonymous(String(rest[0])) } : {}),
      },
      anonymous(String(message)),
    );
  }

  log(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }
  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }
  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }
  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }
  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }
  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }
}
