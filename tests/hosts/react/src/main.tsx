import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import './main.css';

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root.');

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
