import type { Lang } from './words';

export type Block = { html: string; text: string };
export type Chapter = { id: string; title: string; blocks: Block[] };

const FILES = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?digest', import: 'default' });
const RULE = /\bR\d+(?:\.\d+)*\b/g;

/** The digest of a game's rules as HTML; Czech where there is one. */
export async function digestOf(game: string, lang: Lang): Promise<string> {
  const names = [lang === 'en' ? `${game}.md` : `${game}.${lang}.md`, `${game}.md`];
  const load = names.map((name) => FILES[`../../../docs/rules/${name}`]).find(Boolean);
  return load ? load() : '';
}

/** Lower case without accents, so that "jidlo" finds "jídlo". */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** Every word of the query must be somewhere in the text. */
export function matches(text: string, query: string): boolean {
  const inside = plain(text);
  return plain(query)
    .split(/\s+/)
    .every((word) => inside.includes(word));
}

function linkRules(element: Element): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const own = text.parentElement?.closest('strong, code, pre');
    if (own || !text.data.match(RULE)) continue;
    const holder = document.createElement('span');
    holder.innerHTML = text.data
      .replace(/&/g, '&amp;')
      .replace(/</g, '&lt;')
      .replace(RULE, (rule) => `<a href="#rule-${rule}">${rule}</a>`);
    text.replaceWith(...holder.childNodes);
  }
}

/** Links into the repository lead nowhere in the browser. */
function unlink(element: Element): void {
  for (const link of element.querySelectorAll('a')) link.replaceWith(...link.childNodes);
}

/** The digest cut into chapters and rules. */
export function chapters(html: string): Chapter[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const found: Chapter[] = [{ id: 'chapter-0', title: '', blocks: [] }];
  for (const element of [...page.body.children]) {
    if (element.tagName === 'H1') continue;
    if (element.tagName === 'H2') {
      found.push({ id: `chapter-${found.length}`, title: element.textContent ?? '', blocks: [] });
      continue;
    }
    unlink(element);
    linkRules(element);
    found[found.length - 1]!.blocks.push({ html: element.outerHTML, text: element.textContent ?? '' });
  }
  return found;
}

/** What is left of the chapters when only blocks with these words stay. */
export function searched(all: readonly Chapter[], query: string): Chapter[] {
  if (!query.trim()) return [...all];
  return all
    .map((chapter) => ({ ...chapter, blocks: chapter.blocks.filter((block) => matches(block.text, query)) }))
    .filter((chapter) => chapter.blocks.length);
}
