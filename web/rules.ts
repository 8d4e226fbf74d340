import { marked } from 'marked';
import type { Plugin } from 'vite';

const HEADED = /^(R\d+(?:\.\d+)*)\b/;

/** The digest of a game's rules as HTML in which every rule number is an anchor (`rule-R4.2`). */
export function digest(markdown: string): string {
  const html = marked.parse(markdown, { async: false });
  return html.replace(
    /<(p|li|td|h\d)>(<strong>|<p>)?(R\d+(?:\.\d+)*)\b/g,
    (whole, tag: string, inner = '', rule: string) =>
      HEADED.test(rule) ? `<${tag} id="rule-${rule}">${inner}${rule}` : whole,
  );
}

/** Imports of `…/rules/<game>.md?digest` become HTML at build time, so that no Markdown reader travels to the browser. */
export function rules(): Plugin {
  return {
    name: 'rules',
    enforce: 'pre',
    transform(code, id) {
      return id.endsWith('.md?digest') ? { code: `export default ${JSON.stringify(digest(code))}`, map: null } : null;
    },
  };
}
