import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  'img-src data:',
  `connect-src 'self' ${process.env.VITE_IDENTITY_URL}`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

export default defineConfig({
  plugins: [react()],
  preview: { headers: { 'content-security-policy': policy } },
});
