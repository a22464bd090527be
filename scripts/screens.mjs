// npm run screens: draws docs/screens anew, from the built portal on a server of its own. It judges nothing; look at them.

import { ensureBrowser } from './lib/browser.mjs'
import { build, checkNode, install } from './lib/prepare.mjs'
import { sh } from './lib/sh.mjs'

const HELP = `npm run screens
Draws the pictures of docs/screens: login, 404 and chat, 1280 and 390 px, light and dark, English and Khmer.
  SARIKA_LANGUAGES=th,ko   other languages
  SARIKA_SCREENS=FOLDER    another folder
Letters that this machine has no font for show as boxes.`

const args = process.argv.slice(2)
if (args.includes('--help')) {
  console.log(HELP)
  process.exit(0)
}
if (args.length > 0) {
  console.error(`${args[0]}: npm run screens takes no arguments but --help`)
  process.exit(2)
}
checkNode()
install()
build()
sh('playwright', ['test', '--config', 'playwright.screens.config.ts'], {
  env: { SARIKA_CHROMIUM: ensureBrowser().path },
})
