/**
 * What the developer pages do beyond showing: a button that copies a code, and new mails without a reload. Served as a file,
 * because the pages allow no inline script.
 */
export const script = `
const addCopyButtons = () => {
  for (const code of document.querySelectorAll('main [data-copy]')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    button.textContent = 'Copy';
    button.setAttribute('aria-label', 'Copy ' + (code.getAttribute('data-copy') || code.textContent));
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(code.textContent);
      button.textContent = 'Copied';
      setTimeout(() => { button.textContent = 'Copy'; }, 2000);
    });
    const sentence = code.closest('p');
    if (sentence) sentence.append(button);
    else code.after(button);
  }
};

let shown = document.querySelector('main').innerHTML;
addCopyButtons();

const renew = async () => {
  const main = document.querySelector('main');
  // A user with a dialog or a field open keeps the page as it is.
  if (document.hidden || main.contains(document.activeElement) || String(getSelection())) return;
  const response = await fetch(location.href, { headers: { accept: 'text/html' } });
  if (!response.ok) return;
  const next = new DOMParser().parseFromString(await response.text(), 'text/html').querySelector('main');
  if (!next || next.innerHTML === shown) return;
  shown = next.innerHTML;
  main.replaceWith(document.adoptNode(next));
  addCopyButtons();
};

if (document.documentElement.hasAttribute('data-live')) setInterval(() => renew().catch(() => {}), 2000);
`;
