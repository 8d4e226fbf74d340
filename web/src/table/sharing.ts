/** The new value with every part of the old one that is still the same, so that only what changed is drawn anew. */
export function shared<T>(old: unknown, now: T): T {
  if (Object.is(old, now) || typeof old !== 'object' || typeof now !== 'object' || !old || !now) return now;
  if (Array.isArray(now)) return (Array.isArray(old) ? sharedList(old, now) : now) as T;
  return Array.isArray(old) ? now : (sharedRecord(old as Parts, now as Parts) as T);
}

type Parts = Record<string, unknown>;

function sharedList(old: unknown[], now: unknown[]): unknown[] {
  const parts = now.map((part, at) => shared(old[at], part));
  return parts.length === old.length && parts.every((part, at) => Object.is(part, old[at])) ? old : parts;
}

function sharedRecord(old: Parts, now: Parts): Parts {
  const names = Object.keys(now);
  const parts = Object.fromEntries(names.map((name) => [name, shared(old[name], now[name])]));
  const unchanged = (name: string): boolean => name in old && Object.is(parts[name], old[name]);
  return names.length === Object.keys(old).length && names.every(unchanged) ? old : parts;
}
