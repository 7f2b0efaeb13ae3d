import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// A peer brings an older React of its own; a host has one.
export default defineConfig({ plugins: [react()], resolve: { dedupe: ['react', 'react-dom'] } });
