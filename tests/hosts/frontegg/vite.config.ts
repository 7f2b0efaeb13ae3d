import { defineConfig } from 'vite';

export default defineConfig({ resolve: { alias: { '@frontegg/react': '@gatehouse/ui/frontegg' } } });
