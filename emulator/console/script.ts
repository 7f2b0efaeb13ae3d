/**
 * Script of the developer pages: copy buttons, scanner buttons, search while typing, and new messages without a reload.
 * Served as a file, since the pages allow no inline script.
 */
export const script = `
const button = (text, label, className) => {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = className;
  made.textContent = text;
  made.setAttribute('aria-label', label);
  return made;
};

const addCopy = (code) => {
  const copy = button('Copy', 'Copy ' + (code.getAttribute('data-copy') || code.textContent), 'copy');
  copy.addEventListener('click', async () => {
    await navigator.clipboard.writeText(code.textContent);
    copy.textContent = 'Copied';
    setTimeout(() => { copy.textContent = 'Copy'; }, 2000);
  });
  const sentence = code.closest('p');
  if (sentence) sentence.append(copy);
  else code.after(copy);
};

const sentenceOf = ({ calls, changed }) => {
  const statuses = calls.map(({ method, status }) => method + ' ' + (status || 'no answer')).join(', ');
  const reached = calls.some(({ status }) => status);
  if (!reached) return statuses + '. Nothing answers at this link.';
  if (changed.length === 0) return statuses + '. Nothing was spent: no row of the provider changed.';
  return statuses + '. Rows changed meanwhile: ' + changed.join(', ') + '.';
};

const addScan = (link) => {
  const scan = button('Fetch like a scanner', 'Fetch like a scanner: ' + link.textContent, '');
  const result = document.createElement('output');
  scan.addEventListener('click', async () => {
    result.textContent = 'Fetching\\u2026';
    const body = JSON.stringify({ link: link.getAttribute('data-link') });
    const headers = { 'content-type': 'application/json' };
    try {
      const response = await fetch(link.getAttribute('data-scan'), { method: 'POST', headers, body });
      const answer = await response.json();
      result.textContent = response.ok ? sentenceOf(answer) : answer.errors[0];
    } catch {
      result.textContent = 'The provider does not answer.';
    }
  });
  const row = document.createElement('div');
  row.className = 'fields';
  row.append(scan, result);
  link.closest('p').after(row);
};

const prepare = (root) => {
  root.querySelectorAll('[data-copy]').forEach(addCopy);
  root.querySelectorAll('[data-scan]').forEach(addScan);
};
const main = document.querySelector('main');
prepare(main);

// What stays is not touched: focus, a selection and an open frame stay with it.
const merge = (list, next) => {
  const wanted = [...next.children];
  const ids = new Set(wanted.map(({ id }) => id));
  for (const item of [...list.children]) if (!ids.has(item.id)) item.remove();
  let added = 0;
  wanted.forEach((item, at) => {
    if (document.getElementById(item.id)) return;
    const fresh = document.adoptNode(item);
    list.insertBefore(fresh, list.children[at] ?? null);
    prepare(fresh);
    if (!item.classList.contains('nothing')) added += 1;
  });
  return added;
};

const addOptions = (next) => {
  const select = main.querySelector('[data-search] select');
  const known = select && new Set([...select.options].map(({ value }) => value));
  for (const option of select ? next.querySelectorAll('[data-search] option') : []) {
    if (!known.has(option.value)) select.append(document.adoptNode(option));
  }
};

const news = document.querySelector('[role=status]');
let running = false;
let wanted = location.href;

const renew = async (isSearch) => {
  if (running || (document.hidden && !isSearch)) return;
  running = true;
  const address = wanted;
  try {
    const response = await fetch(address, { headers: { accept: 'text/html' } });
    if (!response.ok || address !== wanted) return;
    const next = new DOMParser().parseFromString(await response.text(), 'text/html');
    let added = 0;
    for (const list of main.querySelectorAll('[data-list]')) {
      const other = next.getElementById(list.id);
      if (other) added += merge(list, other);
    }
    for (const element of next.querySelectorAll('[data-text]')) {
      const shown = document.getElementById(element.id);
      if (shown && shown.textContent !== element.textContent) shown.textContent = element.textContent;
    }
    addOptions(next);
    if (added > 0 && !isSearch) news.textContent = added === 1 ? '1 new message' : added + ' new messages';
  } finally {
    running = false;
    if (address !== wanted) void renew(true).catch(() => {});
  }
};

const search = document.querySelector('[data-search]');
search?.addEventListener('input', () => {
  const address = new URL(location.pathname, location.href);
  for (const [name, value] of new FormData(search)) if (value) address.searchParams.set(name, value);
  history.replaceState(null, '', address);
  wanted = address.href;
  renew(true).catch(() => {});
});
search?.addEventListener('submit', (event) => event.preventDefault());

if (document.documentElement.hasAttribute('data-live')) setInterval(() => renew(false).catch(() => {}), 1000);
`;
