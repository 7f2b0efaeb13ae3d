import { defineConfig } from 'vite';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  'img-src data:',
  `connect-src 'self' ${process.env.VITE_IDENTITY_URL}`,
  `frame-src ${process.env.VITE_IDENTITY_URL}`,
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

export default defineConfig({
  // Vite's preloading writes link elements with addresses of its own; the page needs none.
  build: { modulePreload: false },
  preview: { headers: { 'content-security-policy': policy } },
});
