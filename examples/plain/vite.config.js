import { defineConfig } from 'vite';

const identity = process.env.VITE_IDENTITY_URL ?? 'http://localhost:4400';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  'img-src data:',
  `connect-src 'self' ${identity}`,
  `frame-src ${identity}`,
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
