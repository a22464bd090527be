// npm run looks: every screen that the end-to-end tests look at for barriers and width, in all six languages.

import { ensureBrowser } from './lib/browser.mjs'
import { takeNoArguments } from './lib/help.mjs'
import { build, checkNode, install } from './lib/prepare.mjs'
import { sh } from './lib/sh.mjs'

takeNoArguments(`npm run looks
Looks at the screens in all six languages, at 1280 and 390 px: no barrier that axe finds, nothing wider than the window,
nothing in the console. npm test looks at them in English (light when wide, dark when narrow) and Khmer (the other way round). Takes
ten to fifteen minutes.`)
checkNode()
install()
build()
sh('playwright', ['test', '--grep', 'sound in'], {
  env: { SARIKA_CHROMIUM: ensureBrowser().path, SARIKA_LOOKS: 'all' },
})
