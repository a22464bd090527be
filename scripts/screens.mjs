// npm run screens: draws docs/screens anew, from the built portal on a server of its own. It judges nothing; look at them.

import { ensureBrowser } from './lib/browser.mjs'
import { takeNoArguments } from './lib/help.mjs'
import { build, checkNode, install } from './lib/prepare.mjs'
import { sh } from './lib/sh.mjs'

takeNoArguments(`npm run screens
Draws the pictures of docs/screens: every main screen at 1280 and 390 px, English (light when wide, dark when narrow) and
Khmer (the other way round).
  SARIKA_LANGUAGES=th,ko   other languages
  SARIKA_SCREENS=FOLDER    another folder
Letters that this machine has no font for show as boxes.`)
checkNode()
install()
build()
sh('playwright', ['test', '--config', 'playwright.screens.config.ts'], {
  env: { SARIKA_CHROMIUM: ensureBrowser().path },
})
