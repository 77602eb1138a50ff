/** The same texts, trimmed, with null for empty ones, which removes them. */
export function trimmed<T extends Readonly<Record<string, string | null | undefined>>>(
  texts: T,
): { [Name in keyof T]: string | null } {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text?.trim() || null])) as {
    [Name in keyof T]: string | null;
  };
}

/** The browser and system in words, from a user agent. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return 'Unknown device';
  const browser = /Edg\//.test(userAgent)
    ? 'Edge'
    : /Firefox\//.test(userAgent)
      ? 'Firefox'
      : /Chrome\//.test(userAgent)
        ? 'Chrome'
        : /Safari\//.test(userAgent)
          ? 'Safari'
          : userAgent.split(/[ /]/)[0];
  const system = /Android/.test(userAgent)
    ? 'Android'
    : /iPhone|iPad/.test(userAgent)
      ? 'iOS'
      : /Windows/.test(userAgent)
        ? 'Windows'
        : /Mac OS/.test(userAgent)
          ? 'macOS'
          : /Linux/.test(userAgent)
            ? 'Linux'
            : '';
  return system ? `${browser} on ${system}` : `${browser}`;
}
