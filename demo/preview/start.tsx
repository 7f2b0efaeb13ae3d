import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Builder } from './builder';

/** Starts the builder: without sign-in and server, all in this page. */
export const startPreview = (root: HTMLElement): void => {
  document.title = 'Preview · Gatehouse';
  root.classList.remove('gh-root');
  createRoot(root).render(
    <StrictMode>
      <Builder />
    </StrictMode>,
  );
};
