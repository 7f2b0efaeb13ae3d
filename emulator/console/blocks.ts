import { escapeHtml } from '../oauth/pages';

/** Renders cards, or a sentence when there are none; items are HTML. */
export const cards = (items: readonly string[], emptyText: string): string =>
  items.length > 0 ? `<ul class="cards">${items.join('')}</ul>` : `<p class="nothing">${emptyText}</p>`;

/** Renders cards that update without a reload. Each item has an id, and so has each part that changes: `data-text`. */
export const liveCards = (id: string, items: readonly string[], emptyText: string): string => {
  const contents = items.length > 0 ? items : [`<li class="nothing" id="no-${id}">${emptyText}</li>`];
  return `<ul class="cards" id="${id}" data-list>${contents.join('')}</ul>`;
};

/** Renders a table whose rows become cards on narrow pages; cells are HTML. */
export const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string => {
  const head = heads.map((text) => `<th scope="col">${text}</th>`).join('');
  const cell = (text: string, index: number) => `<td data-head="${heads[index] ?? ''}">${text}</td>`;
  const body = rows.map((cells) => `<tr>${cells.map(cell).join('')}</tr>`).join('');
  return `<div class="scroll" tabindex="0" role="region" aria-label="${heads.join(', ')}"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
};

/** Renders a button of the console as a form; `name` is its action. */
export const action = (name: string, fields: Readonly<Record<string, string>>, text: string, label = text): string => {
  const inputs = Object.entries({ do: name, ...fields }).map(
    ([field, value]) => `<input type="hidden" name="${field}" value="${escapeHtml(value)}">`,
  );
  return `<form method="post" action="/_emulator/console">${inputs.join('')}<button aria-label="${escapeHtml(label)}">${escapeHtml(text)}</button></form>`;
};
