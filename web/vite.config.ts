import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { packed } from './packed.ts';
import { rules } from './rules.ts';
import { rulings } from './rulings.ts';

const server = process.env.PYRAMIDION_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [rules(), rulings(), svelte(), packed()],
  base: '/',
  build: {
    outDir: '../src/pyramidion/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
});
