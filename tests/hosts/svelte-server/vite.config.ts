import adapter from '@sveltejs/adapter-node';
import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  // Forms are accepted from this origin only.
  plugins: [sveltekit({ adapter: adapter(), paths: { origin: process.env.BASE_URL ?? 'http://localhost:3000' } })],
});
