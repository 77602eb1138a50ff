import { mkdirSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, pino } from 'pino';
import { requestContext } from '../context/request-context.js';
import type { Env } from '../config/env.js';

const SECRETS = ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token', '*.clientSecret', '*.card'];

/** JSON lines: to standard output in production, else to a file in DATA_DIR, so that the terminal keeps the ready line. */
export function createLog(env: Env): Logger {
  const options = { level: env.LOG_LEVEL, redact: SECRETS, base: { process: env.PROCESS } };
  if (env.production) return pino(options);
  mkdirSync(env.DATA_DIR, { recursive: true });
  return pino(options, appender(join(env.DATA_DIR, 'haulway.log')));
}

const MAIL_ADDRESS = /[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(\.[\w-]+)+/g;

/** A text without the mail addresses in it, which servers of mail and the database like to quote. */
function anonymous(text: string): string {
  return text.replace(MAIL_ADDRESS, '(address)');
}

/** Writes to the end of a file. On a full disk lines are missing and everything else goes on, which pino's own writer does not: it keeps the process from ending. */
function appender(path: string): DestinationStream {
  const file = openSync(path, 'a');
  return {
    write: (line) => {
      try {
        writeSync(file, line);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
  };
}

/** Nest's own lines and those of the modules, with the request's id where there is one. */
export class NestLog implements LoggerService {
  constructor(private readonly pinoLog: Logger) {}

  private write(level: 'info' | 'error' | 'warn' | 'debug' | 'trace' | 'fatal', message: unknown, rest: unknown[]): void {
    const context = rest.at(-1);
    this.pinoLog[level](
      { context, requestId: requestContext.getStore()?.requestId, ...(level === 'error' && rest.length > 1 ? { stack: anonymous(String(rest[0])) } : {}) },
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
