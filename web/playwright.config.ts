import { defineConfig } from '@playwright/test';
import chromium from '@sparticuz/chromium';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Workers load this file too: they find the port that the first process chose. The system lends higher ones to clients.
process.env['PYRAMIDION_TEST_PORT'] ??= String(16000 + (process.pid % 16000));
const PORT = Number(process.env['PYRAMIDION_TEST_PORT']);
const python = process.env['PYTHON'] ?? '../.venv/bin/python';
const data = mkdtempSync(join(tmpdir(), 'pyramidion-'));

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 1,
  timeout: 300_000, // on a busy machine a whole game takes its time
  reporter: [['line']],
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    trace: 'off',
    actionTimeout: 20_000,
    navigationTimeout: 20_000,
    launchOptions: {
      executablePath: await chromium.executablePath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: `${python} -m pyramidion serve --port ${PORT} --database ${join(data, 'server.db')} --rate 0 --answer-delay 0.05 --seeds --log-level warning`,
    url: `http://127.0.0.1:${PORT}/healthz`,
    timeout: 60_000,
  },
  projects: [
    { name: 'browser', testIgnore: 'screenshots.spec.ts' },
    { name: 'screenshots', testMatch: 'screenshots.spec.ts' },
  ],
});
