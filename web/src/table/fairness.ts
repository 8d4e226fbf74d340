import type { TableInfo } from '../gen/contract';

/** What this browser noted about a table while it was played: the hashes that the record must have afterwards. */
export type FairnessNotes = { at: number; commit: string; client_seed: string; opening: string; closing: string };

export type FairnessProblem = 'commit' | 'client-seed' | 'opening' | 'closing';

const EMPTY: FairnessNotes = { at: 0, commit: '', client_seed: '', opening: '', closing: '' };
const PREFIX = 'pyramidion.fairness.';
const MOST_TABLES = 300;

function key(table: string): string {
  return `${PREFIX}${table}`;
}

export function notesOf(table: string): FairnessNotes {
  try {
    return { ...EMPTY, ...(JSON.parse(localStorage.getItem(key(table)) ?? '{}') as Partial<FairnessNotes>) };
  } catch {
    return { ...EMPTY };
  }
}

function keep(table: string, notes: FairnessNotes): FairnessNotes {
  localStorage.setItem(key(table), JSON.stringify({ ...notes, at: Date.now() }));
  forgetOldest();
  return notes;
}

function forgetOldest(): void {
  const tables = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
  if (tables.length <= MOST_TABLES) return;
  const ages = tables.map((name) => [notesOf(name.slice(PREFIX.length)).at, name] as const);
  ages.sort(([first], [second]) => first - second);
  for (const [, name] of ages.slice(0, tables.length - MOST_TABLES)) localStorage.removeItem(name);
}

/** Notes each hash the first time it is shown; a noted one is never replaced. */
export function noteHashes(info: Pick<TableInfo, 'id' | 'commit' | 'opening' | 'closing'>): FairnessNotes {
  const known = notesOf(info.id);
  return keep(info.id, {
    ...known,
    commit: known.commit || info.commit,
    opening: known.opening || (info.opening ?? ''),
    closing: known.closing || (info.closing ?? ''),
  });
}

/** My random number for a table, drawn after the server has committed to its own. */
export function clientSeed(table: string): string {
  const known = notesOf(table);
  if (known.client_seed) return known.client_seed;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const drawn = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return keep(table, { ...known, client_seed: drawn }).client_seed;
}

/** Where the server now says something else than what was noted. */
export function problemsOf(info: TableInfo, notes: FairnessNotes): FairnessProblem[] {
  const differs = (noted: string, shown: string | null): boolean => noted !== '' && !!shown && noted !== shown;
  const sent = info.my_seats.map((seat) => info.client_seeds[seat] ?? '').filter((seed) => seed !== '');
  const problems: [FairnessProblem, boolean][] = [
    ['commit', differs(notes.commit, info.commit)],
    ['client-seed', notes.client_seed !== '' && sent.some((seed) => seed !== notes.client_seed)],
    ['opening', differs(notes.opening, info.opening)],
    ['closing', differs(notes.closing, info.closing)],
  ];
  return problems.filter(([, wrong]) => wrong).map(([name]) => name);
}
