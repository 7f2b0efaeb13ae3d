import { escapeHtml } from '../oauth/pages';

/** Cards, or a sentence where there are none; items are ready-made HTML. */
export const cards = (items: readonly string[], nothing: string): string =>
  items.length > 0 ? `<ul class="cards">${items.join('')}</ul>` : `<p class="nothing">${nothing}</p>`;

/** Cards that come and go without a reload. Each item has an id, and so has what changes in it: `data-text`. */
export const liveCards = (id: string, items: readonly string[], nothing: string): string => {
  const shown = items.length > 0 ? items : [`<li class="nothing" id="no-${id}">${nothing}</li>`];
  return `<ul class="cards" id="${id}" data-list>${shown.join('')}</ul>`;
};

/** A table that scrolls inside of a narrow page; cells are ready-made HTML. */
export const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string => {
  const head = heads.map((text) => `<th scope="col">${text}</th>`).join('');
  const body = rows.map((cells) => `<tr>${cells.map((text) => `<td>${text}</td>`).join('')}</tr>`).join('');
  return `<div class="scroll" tabindex="0" role="region" aria-label="${heads.join(', ')}"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
};

/** A button of the console, as a form: `name` is what it does. */
export const action = (name: string, fields: Readonly<Record<string, string>>, text: string, label = text): string => {
  const inputs = Object.entries({ do: name, ...fields }).map(
    ([field, value]) => `<input type="hidden" name="${field}" value="${escapeHtml(value)}">`,
  );
  return `<form method="post" action="/_emulator/console">${inputs.join('')}<button aria-label="${escapeHtml(label)}">${escapeHtml(text)}</button></form>`;
};
