/**
 * Script of the developer pages: copy buttons, scanner buttons, search while typing, and new messages without a reload.
 * Served as a file, since the pages allow no inline script.
 */
export const script = `
const main = document.querySelector('main');
const status = document.querySelector('[role=status].unseen');

const copy = async (button) => {
  const { textContent } = button;
  await navigator.clipboard.writeText(button.value || button.previousElementSibling.textContent);
  button.textContent = 'Copied';
  if (status) status.textContent = 'Copied';
  setTimeout(() => { button.textContent = textContent; }, 2000);
};

const describeScan = ({ calls, changed }) => {
  const statuses = calls.map(({ method, status }) => method + ' ' + (status || 'no response')).join(', ');
  const isReached = calls.some(({ status }) => status);
  if (!isReached) return statuses + '. The link cannot be reached.';
  if (changed.length === 0) return statuses + '. No data changed: the link still works.';
  return statuses + '. Tables that changed: ' + changed.join(', ') + '.';
};

const scan = async (button) => {
  const result = button.nextElementSibling;
  result.textContent = 'Fetching\\u2026';
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ link: button.value }),
  };
  try {
    const response = await fetch(button.dataset.scan, request);
    const body = await response.json();
    result.textContent = response.ok ? describeScan(body) : body.errors[0];
  } catch {
    result.textContent = 'The provider cannot be reached.';
  }
};

main.addEventListener('click', ({ target }) => {
  const button = target.closest('[data-copy], [data-scan]');
  if (button) void (button.dataset.scan ? scan(button) : copy(button));
});

// Items that remain are not replaced: they keep their focus, selection and open frames.
const updateList = (list, next) => {
  const items = [...next.children];
  const ids = new Set(items.map(({ id }) => id));
  for (const item of [...list.children]) if (!ids.has(item.id)) item.remove();
  let added = 0;
  items.forEach((item, index) => {
    if (document.getElementById(item.id)) return;
    const element = document.adoptNode(item);
    list.insertBefore(element, list.children[index] ?? null);
    if (!item.classList.contains('nothing')) added += 1;
  });
  return added;
};

// Tabs and pages: what had the focus is found again by its id.
const updatePart = (next) => {
  const current = document.getElementById(next.id);
  if (!current || current.isEqualNode(next)) return;
  const focusedId = current.contains(document.activeElement) ? document.activeElement.id : '';
  current.replaceWith(document.adoptNode(next));
  document.getElementById(focusedId)?.focus();
};

const addSearchOptions = (next) => {
  const select = main.querySelector('[data-search] select');
  const values = select && new Set([...select.options].map(({ value }) => value));
  for (const option of select ? next.querySelectorAll('[data-search] option') : []) {
    if (!values.has(option.value)) select.append(document.adoptNode(option));
  }
};

let isRefreshing = false;
let currentUrl = location.href;

const refresh = async (isSearch) => {
  if (isRefreshing || (document.hidden && !isSearch)) return;
  isRefreshing = true;
  const url = currentUrl;
  try {
    const response = await fetch(url, { headers: { accept: 'text/html' } });
    if (!response.ok || url !== currentUrl) return;
    const next = new DOMParser().parseFromString(await response.text(), 'text/html');
    let added = 0;
    for (const list of main.querySelectorAll('[data-list]')) {
      const nextList = next.getElementById(list.id);
      if (nextList) added += updateList(list, nextList);
    }
    for (const element of next.querySelectorAll('[data-text]')) {
      const current = document.getElementById(element.id);
      if (current && current.textContent !== element.textContent) current.textContent = element.textContent;
    }
    next.querySelectorAll('[data-part]').forEach(updatePart);
    addSearchOptions(next);
    // On a later page, older messages move up.
    const isFirstPage = !new URL(url).searchParams.has('page');
    if (added > 0 && !isSearch && isFirstPage) status.textContent = added === 1 ? '1 new message' : added + ' new messages';
  } finally {
    isRefreshing = false;
    if (url !== currentUrl) void refresh(true).catch(() => {});
  }
};

const search = document.querySelector('[data-search]');
search?.addEventListener('input', () => {
  const url = new URL(location.pathname, location.href);
  for (const [name, value] of new FormData(search)) if (value) url.searchParams.set(name, value);
  history.replaceState(null, '', url);
  currentUrl = url.href;
  refresh(true).catch(() => {});
});
search?.addEventListener('submit', (event) => event.preventDefault());

if (document.documentElement.hasAttribute('data-live')) setInterval(() => refresh(false).catch(() => {}), 1000);
`;
