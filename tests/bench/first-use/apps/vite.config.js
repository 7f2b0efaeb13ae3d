import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // A peer brings an older React of its own; a host has one.
  resolve: { dedupe: ['react', 'react-dom'] },
  // As in README's application.
  build: {
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'initial', tags: ['$initial'] }] } } },
  },
});
