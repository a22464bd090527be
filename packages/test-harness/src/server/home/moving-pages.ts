/** Pages that advertisements show in a frame, drawn by us: they move by style alone, and stand when opened with #still. */
import { palm, sky, sun } from './pictures'

/** A boat comes down the river again and again; the words of the advertisement are laid over the foot. */
const drawBoat = (): string => `<!doctype html>
<html lang="en" id="still">
<head><meta charset="utf-8"><title>Angkor Hospitality Group</title>
<style>
html, body { block-size: 100%; margin: 0; overflow: hidden; background: #f6dca4 }
svg { display: block; inline-size: 100%; block-size: 100% }
.boat { animation: pass 16s linear -7s infinite }
.water { animation: flow 6s linear infinite }
.sway { animation: sway 4s ease-in-out infinite alternate }
@keyframes pass { from { transform: translateX(-200px) } to { transform: translateX(600px) } }
@keyframes flow { to { transform: translateX(-120px) } }
@keyframes sway { from { transform: translateY(-3px) } to { transform: translateY(3px) } }
html:target * { animation-play-state: paused }
@media (prefers-reduced-motion: reduce) { * { animation-play-state: paused !important } }
</style></head>
<body><svg viewBox="0 64 600 500" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${sky('#f2c98a', '#fdf3df')}${sun(380, 158, 52)}
<path fill="#8fbfb0" d="M0 214c110-52 190-18 300-30s210-42 300 6v90H0z"/>
<path fill="#8a5a0c" d="M60 236v-96l80-34 80 34v96z"/><path fill="#5e3b12" d="M44 148l96-52 96 52z"/><path fill="#fbe2a8" d="M84 160h22v26H84zM128 160h22v26h-22zM172 160h22v26h-22zM84 200h22v36H84zM128 200h22v36h-22zM172 200h22v36h-22z"/>
<path fill="#2f7f74" d="M0 246c150-26 260-2 380-12s170-10 220 6v50H0z"/>${palm(268, 250, 110)}${palm(24, 252, 130)}${palm(548, 254, 120)}
<path fill="#0b6b66" d="M0 268h600v296H0z"/>
<g class="water"><path fill="none" stroke="#fdf3df" stroke-opacity=".4" stroke-width="4" stroke-linecap="round" d="M20 290h60M140 290h60M260 290h60M380 290h60M500 290h60M620 290h60M60 360h70M180 360h70M300 360h70M420 360h70M540 360h70M660 360h70"/></g>
<g class="boat"><g class="sway"><path fill="#17211f" d="M0 306q66 26 150-6-14 40-38 40H40Q12 340 0 306z"/><path fill="#a9702a" d="M36 282h78v26H36z"/><path fill="#e39a1f" d="M28 284q46-30 94 0z"/></g></g>
</svg></body>
</html>
`

const PAGES = { boat: drawBoat } as const

export type MovingPageName = keyof typeof PAGES

/** As HTML; undefined: there is none of that name. */
export const drawMovingPage = (name: string): string | undefined =>
  Object.hasOwn(PAGES, name) ? PAGES[name as MovingPageName]() : undefined
