// The pictures of docs/screens: npm run screens. Nothing is checked here; e2e/screens.spec.ts checks.

import { defineConfig } from '@playwright/test'
import config from './playwright.config'

export default defineConfig(config, {
  testDir: 'e2e/pictures',
  testMatch: '*.pictures.ts',
  reporter: 'list',
  use: { trace: 'off' },
})
