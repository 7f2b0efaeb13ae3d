/**
 * Replaces text nodes as the translation of a browser does, also those that React adds later. Returns a function that
 * stops it.
 */
export const translatePage = (root: HTMLElement): (() => void) => {
  const replace = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      const { parentElement } = node;
      if (!node.textContent?.trim() || !parentElement || parentElement.closest('font, style, script, textarea')) return;
      const inner = document.createElement('font');
      inner.append(node.textContent);
      const outer = document.createElement('font');
      outer.append(inner);
      parentElement.replaceChild(outer, node);
    } else for (const child of [...node.childNodes]) replace(child);
  };
  replace(root);
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node.isConnected) replace(node);
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
};
