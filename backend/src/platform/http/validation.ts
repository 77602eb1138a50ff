import { ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { type FieldError, problem } from '../../common/errors.js';

/** Checks every body and query against its class; unknown fields are refused by name. */
export function validationPipe(): ValidationPipe {
  return new ValidationPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: false,
    stopAtFirstError: true,
    exceptionFactory: (errors) => problem('invalid_input', { errors: errors.flatMap((error) => fieldErrors(error)) }),
  });
}

function fieldErrors(error: ValidationError, parent = ''): FieldError[] {
  const path = parent ? `${parent}.${error.property}` : error.property;
  const own = Object.entries(error.constraints ?? {}).map(([name, message]) => ({
    path,
    message: name === 'whitelistValidation' ? 'Unknown field' : message,
  }));
  return [...own, ...(error.children ?? []).flatMap((child) => fieldErrors(child, path))];
}
