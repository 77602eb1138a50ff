/** Injection tokens for what is created before the application. */
export const CLOSING = Symbol('closing');
export const JWT_SECRET = Symbol('JWT secret');
export const DATA_KEY = Symbol('data key');
