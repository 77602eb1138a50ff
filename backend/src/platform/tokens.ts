/** Injection tokens of things that are made before the application. */
export const CLOSING = Symbol('closing');
export const JWT_SECRET = Symbol('JWT secret');
