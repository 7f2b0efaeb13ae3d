import { loadTexts } from '@gatehouse/ui/locales/load';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import './main.css';

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root.');

// Not a top-level await: a language is a file that imports this one, and would wait for it.
loadTexts(navigator.languages).then((texts) => {
  document.documentElement.lang = texts.language;
  document.documentElement.dir = texts.direction;
  createRoot(root).render(
    <StrictMode>
      <App texts={texts} />
    </StrictMode>,
  );
});
