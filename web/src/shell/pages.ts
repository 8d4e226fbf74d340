import type { Component } from 'svelte';

type Page = { key: string; props: Record<string, string>; load: () => Promise<{ default: Component<any> }> };

const LOBBY = { key: 'lobby', props: {}, load: () => import('./Lobby.svelte') };

/** Which page an address means. */
export function pageOf(parts: readonly string[]): Page {
  const [first = '', second = '', third = ''] = parts;
  switch (first) {
    case 'table':
      return { key: `table ${second}`, props: { id: second }, load: () => import('../table/TablePage.svelte') };
    case 'replay':
      return { key: `replay ${second}`, props: { id: second }, load: () => import('../table/ReplayPage.svelte') };
    case 'new':
      return { key: `new ${second}`, props: { game: second }, load: () => import('./NewTable.svelte') };
    case 'rules':
      return { key: `rules ${second}`, props: { game: second }, load: () => import('./RulesPage.svelte') };
    case 'learn':
      return { key: `learn ${second}`, props: { game: second, step: third }, load: () => import('./Lesson.svelte') };
    case 'tables':
      return { key: 'tables', props: {}, load: () => import('./Tables.svelte') };
    case 'settings':
      return { key: 'settings', props: {}, load: () => import('./SettingsPage.svelte') };
    default:
      return LOBBY;
  }
}
