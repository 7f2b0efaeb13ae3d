/** Renders an error for a page that could not be loaded, with a reload button. Without React, which may be missing. */
export const showStartupError = (root: HTMLElement, sentence: string): void => {
  const text = document.createElement('p');
  text.textContent = sentence;
  const button = document.createElement('button');
  button.textContent = 'Reload';
  button.addEventListener('click', () => location.reload());
  const box = document.createElement('div');
  box.className = 'boot';
  box.setAttribute('role', 'alert');
  box.append(text, button);
  root.replaceChildren(box);
};
