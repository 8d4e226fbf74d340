import type {
  Advice,
  Entry,
  Export,
  Frame,
  GameLine,
  JoinWish,
  Listing,
  Me,
  Move,
  NeverAsked,
  News,
  PlayWish,
  Replay,
  GameRecord,
  SessionLine,
  Setup,
  TableInfo,
  TableWish,
  Text,
  Wishes,
} from '../gen/contract';

/** What the server refuses: a code for programs, a sentence for people. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

let language = 'en';

/** The language in which the server words what it refuses. */
export function speak(lang: string): void {
  language = lang;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': language, 'X-Pyramidion': '1' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const answer = await fetch(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok) return said as T;
  const problem = (said ?? {}) as { code?: string; message?: string };
  throw new Refused(answer.status, problem.code ?? 'internal', problem.message ?? answer.statusText);
}

function query(values: Record<string, string | number | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
  return given.length ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : '';
}

export const api = {
  me: () => ask<Me>('GET', '/api/me'),
  guest: (name: string, lang: string) => ask<Me>('POST', '/api/guest', { name, lang }),
  register: (name: string, password: string, lang: string) => ask<Me>('POST', '/api/account', { name, password, lang }),
  login: (name: string, password: string) => ask<Me>('POST', '/api/login', { name, password }),
  logout: () => ask<unknown>('POST', '/api/logout', {}),
  change: (change: Record<string, string>) => ask<Me>('PATCH', '/api/me', change),
  forget: () => ask<unknown>('DELETE', '/api/me'),
  export: () => ask<Export>('GET', '/api/me/export'),
  sessions: () => ask<SessionLine[]>('GET', '/api/me/sessions'),
  never: () => ask<NeverAsked[]>('GET', '/api/me/never'),
  endSessions: () => ask<unknown>('DELETE', '/api/me/sessions'),
  games: () => ask<GameLine[]>('GET', '/api/games'),
  gameContent: (game: string) => ask<Entry[]>('GET', `/api/games/${game}/content`),
  setup: (game: string, seats: number, options: Record<string, unknown>) =>
    ask<Setup>('POST', `/api/games/${game}/setup`, { seats, options }),
  lobby: () => ask<Listing[]>('GET', '/api/lobby'),
  tables: () => ask<Listing[]>('GET', '/api/tables'),
  play: (wish: PlayWish) => ask<TableInfo>('POST', '/api/play', wish),
  open: (wish: TableWish) => ask<TableInfo>('POST', '/api/tables', wish),
  table: (id: string, link = '') => ask<TableInfo>('GET', `/api/tables/${id}${query({ link })}`),
  join: (id: string, wish: JoinWish) => ask<TableInfo>('POST', `/api/tables/${id}/join`, wish),
  leave: (id: string) => ask<TableInfo>('POST', `/api/tables/${id}/leave`, {}),
  rematch: (id: string) => ask<TableInfo>('POST', `/api/tables/${id}/rematch`, {}),
  hint: (id: string, seat: string) => ask<Advice>('POST', `/api/tables/${id}/hint${query({ seat })}`, {}),
  wishes: (id: string) => ask<Wishes>('GET', `/api/tables/${id}/wishes`),
  wish: (id: string, wishes: Wishes) => ask<Wishes>('PUT', `/api/tables/${id}/wishes`, wishes),
  content: (id: string, link = '') => ask<Entry[]>('GET', `/api/tables/${id}/content${query({ link })}`),
  news: (id: string, before: number | undefined, seat: string, link = '') =>
    ask<News[]>('GET', `/api/tables/${id}/news${query({ before, seat, link })}`),
  view: (id: string) => ask<Frame>('GET', `/api/tables/${id}/view`),
  text: (id: string, lang: string, seat: string, link = '') =>
    ask<Text>('GET', `/api/tables/${id}/text${query({ lang, seat, link })}`),
  record: (id: string, link = '') => ask<GameRecord>('GET', `/api/tables/${id}/record${query({ link })}`),
  replay: (id: string, at: number, seat: string, link = '') =>
    ask<Replay>('GET', `/api/tables/${id}/replay${query({ at, seat, link })}`),
  moves: (id: string, seat: string, link = '') => ask<Move[]>('GET', `/api/tables/${id}/moves${query({ seat, link })}`),
  branch: (id: string, move: number, seat: number, level: string, link = '') =>
    ask<TableInfo>('POST', `/api/tables/${id}/branch${query({ link })}`, { move, seat, level }),
};
