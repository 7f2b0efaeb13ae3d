// Runs in the page before Storybook.

// Random numbers that repeat, so that names and keys made of them do.
let state = 1;

const next = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
};

Math.random = next;
crypto.getRandomValues = (array) => {
  const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
  for (let at = 0; at < bytes.length; at++) bytes[at] = next() * 256;
  return array;
};

globalThis.restartRandom = () => {
  state = 1;
};

/** Resolves when nothing in the page has changed for `quiet` ms, or after `limit` ms. */
globalThis.settle = (quiet, limit) =>
  new Promise((resolve) => {
    const finish = () => {
      observer.disconnect();
      clearTimeout(timer);
      clearTimeout(end);
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    };
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(finish, quiet);
    });
    let timer = setTimeout(finish, quiet);
    const end = setTimeout(finish, limit);
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
