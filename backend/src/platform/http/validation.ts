import { type Type, ValidationPipe } from '@nestjs/common';
import { getMetadataStorage, type ValidationError } from 'class-validator';
import { type FieldError, problem } from '../../common/errors.js';

lookUpOnce();

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

const PIPE = validationPipe();

/** Checks a part of a body that is judged on its own. @throws 400 naming its wrong and unknown fields */
export async function checked<T>(kind: Type<T>, value: unknown): Promise<T> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw problem('invalid_input', { detail: 'This must be an object' });
  return (await PIPE.transform(value, { type: 'body', metatype: kind })) as T;
}

function fieldErrors(error: ValidationError, parent = ''): FieldError[] {
  const path = parent ? `${parent}.${error.property}` : error.property;
  const own = Object.entries(error.constraints ?? {}).map(([name, message]) => ({
    path,
    message: name === 'whitelistValidation' ? 'Unknown field' : message,
  }));
  return [...own, ...(error.children ?? []).flatMap((child) => fieldErrors(child, path))];
}

/**
 * What a class asks of its fields is known once the program has been read. The library gathers it for each object it checks,
 * from the class and those it extends, which takes longer than the checks.
 */
function lookUpOnce(): void {
  const storage = getMetadataStorage();
  const gather = storage.getTargetValidationMetadatas.bind(storage);
  const group = storage.groupByPropertyName.bind(storage);
  const gathered = new Map<object, ReturnType<typeof gather>>();
  const grouped = new WeakMap<object, ReturnType<typeof group>>();
  storage.getTargetValidationMetadatas = (kind, ...how) => {
    // A body may have a field called "constructor"; and the library could ask for less than all.
    if (typeof kind !== 'function' || how.some(Boolean)) return gather(kind, ...how);
    const known = gathered.get(kind) ?? gather(kind, ...how);
    gathered.set(kind, known);
    return known;
  };
  storage.groupByPropertyName = (all) => {
    const known = grouped.get(all) ?? group(all);
    grouped.set(all, known);
    return known;
  };
}
