import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const identity = process.env.VITE_IDENTITY_URL ?? 'http://localhost:4400';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  'img-src data:',
  `connect-src 'self' ${identity}`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

export default defineConfig({
  plugins: [react(), tailwindcss()],
  // One file for what the first page imports: by default there is one for each set of lazy pages that share a module.
  build: {
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'initial', tags: ['$initial'] }] } } },
  },
  preview: { headers: { 'content-security-policy': policy } },
});
